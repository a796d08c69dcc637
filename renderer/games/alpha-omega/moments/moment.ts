import type { CardDef, CardId, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import { sideOf, type CardBook } from '../words/cards/words.ts';

/** What happens at a table that the whole table looks up for, the one that matters most first. */
export const MOMENTS = [
  'objective',
  'callingFulfilled',
  'lured',
  'mended',
  'placeFell',
  'callingTaken',
  'catastrophe',
  'looked',
] as const;
export type MomentKind = (typeof MOMENTS)[number];

/** One of them, with the card that it is about. */
export interface Moment {
  readonly kind: MomentKind;
  readonly card: CardId;
  readonly def: CardDef;
  /** The cards that are shown with it. */
  readonly others: readonly CardDef[];
  /** The card that did it, where one did. */
  readonly by: CardDef | null;
  /** Whose it is, where it is a player's. */
  readonly seat: SeatId | null;
}

function momentIn({ event, defs }: ToldEvent, book: CardBook): Moment | null {
  const printed = (card: CardId): CardDef | undefined => book.get(defs[card] ?? '');
  const made = (kind: MomentKind, card: CardId, seat: SeatId | null, by?: CardId): Moment | null => {
    const def = printed(card);
    const doer = by === undefined ? undefined : printed(by);
    return def === undefined ? null : { kind, card, def, others: [], by: doer ?? null, seat };
  };
  const isTheirEvent = (card: CardId): boolean => {
    const def = printed(card);
    return def?.type === 'event' && sideOf(def) === 'opponent';
  };
  const isGood = (card: CardId): boolean => {
    const def = printed(card);
    return def !== undefined && sideOf(def) === 'good';
  };
  switch (event.type) {
    case 'objectiveBegan':
      return made('objective', event.objective, null);
    case 'callingAchieved':
      return made('callingFulfilled', event.card, event.seat);
    case 'callingDrawn':
      return made('callingTaken', event.card, event.seat);
    case 'luredAstray':
      return made('lured', event.card, null, event.by);
    case 'broughtOver':
      return made('mended', event.card, event.seat, event.by);
    case 'defeated':
      return event.fate === 'discarded' && printed(event.card)?.type === 'place'
        ? made('placeFell', event.card, null, event.by)
        : null;
    // An Event that waits, or serves an Opponent, harms nobody yet.
    case 'eventApplied':
      return isTheirEvent(event.card) && event.host !== null && isGood(event.host)
        ? made('catastrophe', event.card, null)
        : null;
    case 'damaged':
      return event.amount > 0 && isTheirEvent(event.by) && isGood(event.card)
        ? made('catastrophe', event.by, null)
        : null;
    case 'looked': {
      const [first, ...rest] = event.cards;
      const others = rest.flatMap((card) => printed(card) ?? []);
      if (event.deck !== 'opponent' || first === undefined || others.length < rest.length) return null;
      const moment = made('looked', first, null);
      return moment && { ...moment, others };
    }
    default:
      return null;
  }
}

/** The moment of what happens at once: the one that matters most; null where nobody needs to look up. */
export function momentOf(events: readonly ToldEvent[], book: CardBook): Moment | null {
  const all = events.flatMap((told) => momentIn(told, book) ?? []);
  return all.toSorted((a, b) => MOMENTS.indexOf(a.kind) - MOMENTS.indexOf(b.kind))[0] ?? null;
}

/** Blows that come often: the table looks up for the first of a round, the others stay in the story. */
const OFTEN: readonly MomentKind[] = ['catastrophe', 'placeFell'];

/**
 * The moments of what is told, beat by beat.
 * @param before what has happened before it
 * @param asked the cards that the question after it is about: it shows them itself
 */
export function momentsOf(
  beats: readonly (readonly ToldEvent[])[],
  before: readonly ToldEvent[],
  book: CardBook,
  asked: ReadonlySet<CardId> = new Set(),
): readonly (Moment | null)[] {
  const isRound = ({ event }: ToldEvent): boolean => event.type === 'roundBegan';
  const isOften = (moment: Moment | null): boolean => moment !== null && OFTEN.includes(moment.kind);
  const round = before.slice(before.findLastIndex(isRound) + 1);
  let hasStruck = round.some((told) => isOften(momentIn(told, book)));
  return beats.map((events) => {
    if (events.some(isRound)) hasStruck = false;
    const moment = momentOf(events, book);
    const isAnother = hasStruck && isOften(moment);
    const isAsked = moment?.kind === 'looked' && asked.has(moment.card);
    hasStruck ||= isOften(moment);
    return isAnother || isAsked ? null : moment;
  });
}
