import type { CardDef, CardId, SeatId, ToldEvent } from '../../../../engine/index.ts';
import { sideOf, type CardBook } from '../../../text/words.ts';

/** What happens at a table that the whole table looks up for, the one that matters most first. */
export const MOMENTS = [
  'objective',
  'callingFulfilled',
  'lured',
  'mended',
  'placeFell',
  'callingTaken',
  'catastrophe',
] as const;
export type MomentKind = (typeof MOMENTS)[number];

/** One of them, with the card that it is about. */
export interface Moment {
  readonly kind: MomentKind;
  readonly card: CardId;
  readonly def: CardDef;
  /** The card that did it, where one did. */
  readonly by: CardDef | null;
  /** Whose it is, where it is a player's. */
  readonly seat: SeatId | null;
}

function momentIn({ event, defs }: ToldEvent, book: CardBook): Moment | null {
  const made = (kind: MomentKind, card: CardId, seat: SeatId | null, by?: CardId): Moment | null => {
    const def = book.get(defs[card] ?? '');
    const doer = by === undefined ? undefined : book.get(defs[by] ?? '');
    return def === undefined ? null : { kind, card, def, by: doer ?? null, seat };
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
      return event.fate === 'discarded' && book.get(defs[event.card] ?? '')?.type === 'place'
        ? made('placeFell', event.card, null, event.by)
        : null;
    case 'opponentDrawn':
    case 'opponentCardPlayed': {
      const def = book.get(defs[event.card] ?? '');
      return def?.type === 'event' && sideOf(def) === 'opponent'
        ? made('catastrophe', event.card, null)
        : null;
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
