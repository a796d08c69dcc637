import type {
  AlphaOmegaEvent,
  CardDef,
  CardId,
  EventOf,
  ToldEvent,
  View,
} from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import { t } from '../../../../text/language/language.ts';
import { howCame } from './how-came.ts';
import { leftBy } from './left-then.ts';
import { nameOf, sideOf, type CardBook } from '../cards/words.ts';

/** What somebody did, in few words, and what it did to whom. */
export interface Deed {
  readonly words: string;
  /** What matters more is rather told. */
  readonly weight: number;
}

/** What deeds are told by: the cards in play after them, the cards there are, and what seats are called. */
export interface Told {
  readonly inPlay: View['inPlay'];
  /** The cards in play before them, as far as that is known: whose loss it was, if a card of one's own dealt it. */
  readonly before?: View['inPlay'];
  /** What happened since, up to how the cards in play are now. */
  readonly later?: readonly ToldEvent[];
  readonly book: CardBook;
  /** With their names what players of the Good side did is told as well; null where it is not. */
  readonly nameOfSeat: ((seat: SeatId) => string) | null;
}

/** What was done in some events, in their order. */
export function briefDeeds(
  events: readonly ToldEvent[],
  { inPlay: cards, before = [], later = [], book, nameOfSeat }: Told,
): readonly Deed[] {
  const defs = Object.assign({}, ...events.map((told) => told.defs)) as ToldEvent['defs'];
  const inPlay = new Map(cards.map((card) => [card.id, card]));
  const name = (card: CardId): string => nameOf(book, defs[card] ?? inPlay.get(card)?.def ?? '');
  const isOpponent = (card: CardId): boolean => {
    const print = book.get(defs[card] ?? '');
    return (inPlay.get(card)?.side ?? (print === undefined ? 'good' : sideOf(print))) === 'opponent';
  };
  const typeOf = (card: CardId): CardDef['type'] | undefined =>
    book.get(defs[card] ?? inPlay.get(card)?.def ?? '')?.type;
  const isPerson = (card: CardId): boolean => typeOf(card) === 'person';
  const isEvent = (card: CardId): boolean => typeOf(card) === 'event';
  const isLanded = landedOn(events);
  const wasGood = new Set(before.flatMap(({ id, side }) => (side === 'good' ? [id] : [])));
  const isTold = ({ by, card }: EventOf<'defeated'>): boolean =>
    isOpponent(by) || wasGood.has(card) || nameOfSeat !== null;
  const fallen = new Set(
    events.flatMap(({ event }) => (event.type === 'defeated' && isTold(event) ? [event.card] : [])),
  );
  const isObjective = (card: CardId): boolean => book.get(defs[card] ?? '')?.type === 'objective';
  const isFoe = (card: CardId): boolean => isOpponent(card) || isObjective(card);
  const hurts = byTexts(events).filter(({ by, card }) => isFoe(by) && !isOpponent(card) && !fallen.has(card));
  const sparing = events.map(({ event }) => event).filter((event) => event.type === 'spared');
  const isBlowTold = ({ by, target }: EventOf<'struck'>): boolean =>
    (nameOfSeat !== null || isOpponent(by)) && !fallen.has(target);
  const blow = (event: EventOf<'struck'>): Deed => {
    const names = { by: name(event.by), card: name(event.target) };
    const left = leftBy(event, [...events, ...later], inPlay.get(event.target)?.left ?? null);
    const words = left === null ? t('lately.struck', names) : t('lately.struckLeft', { ...names, left });
    return { words, weight: isOpponent(event.by) ? 1 : 0 };
  };
  return events.flatMap(({ event }): readonly Deed[] => {
    if (event.type === 'opponentDrawn')
      return [
        { words: t(howCame(event.card, isEvent(event.card), events), { card: name(event.card) }), weight: 0 },
      ];
    if (event.type === 'struck' && isBlowTold(event)) return [blow(event)];
    const stood = stoodIn(event, isLanded, name);
    if (stood !== null) return [{ words: stood, weight: 1 }];
    const hurt = event.type === 'damaged' ? hurtOf(event, hurts, { name, sparing }) : null;
    if (hurt !== null) return [{ words: hurt, weight: 1 }];
    const used = nameOfSeat === null ? null : objectiveUse(event, isObjective, name, nameOfSeat);
    if (used !== null) return [used];
    const own = nameOfSeat === null ? null : goodDeed(event, name, nameOfSeat);
    if (own !== null) return [own];
    if (event.type !== 'defeated' || !fallen.has(event.card)) return [];
    const words = t(lossOf(event, isPerson(event.card)), { by: name(event.by), card: name(event.card) });
    const isLoss = event.fate === 'lured' || !isOpponent(event.card);
    return [{ words, weight: isLoss ? 3 : 2 }];
  });
}

/** Damage that no blow dealt, but the text of a card. */
function byTexts(events: readonly ToldEvent[]): readonly EventOf<'damaged'>[] {
  const all = events.map(({ event }) => event);
  const isBlow = ({ by, card }: EventOf<'damaged'>): boolean =>
    all.some((event) => event.type === 'struck' && event.by === by && event.target === card);
  return all
    .filter((event) => event.type === 'damaged')
    .filter((event) => event.amount > 0 && !isBlow(event));
}

/** What the text of a card dealt, told where it first dealt any; null for all other damage. */
function hurtOf(
  event: EventOf<'damaged'>,
  hurts: readonly EventOf<'damaged'>[],
  {
    name,
    sparing,
  }: { readonly name: (card: CardId) => string; readonly sparing: readonly EventOf<'spared'>[] },
): string | null {
  const same = hurts.filter(({ by }) => by === event.by);
  if (same[0] !== event) return null;
  const by = name(event.by);
  const cards = new Set(same.map(({ card }) => card));
  // Of what would have been the end of a card that is spared a part is taken back.
  const excess = sparing
    .filter(({ by: from, card }) => from === event.by && card === event.card)
    .reduce((sum, { excess: back = 0 }) => sum + back, 0);
  return cards.size > 1
    ? t('lately.hurtMany', { by, count: cards.size })
    : t('lately.hurt', {
        ...{ by, card: name(event.card), amount: same.reduce((sum, { amount }) => sum + amount, 0) - excess },
      });
}

/** The weightiest of some deeds in their order, and how many more there were. */
export function shortened(deeds: readonly Deed[], most: number): readonly string[] {
  const heaviest = deeds.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  const told = deeds.filter((deed) => heaviest.includes(deed)).map(({ words }) => words);
  const more = deeds.length - told.length;
  return more > 0 ? [...told, t('lately.more', { more })] : told;
}

/** What a player of the Good side did that is not told by what it did to others; null where it is something else. */
function goodDeed(
  event: AlphaOmegaEvent,
  name: (card: CardId) => string,
  nameOfSeat: (seat: SeatId) => string,
): Deed | null {
  switch (event.type) {
    case 'cardPlayed':
      return {
        words: t('lately.played', { name: nameOfSeat(event.seat), card: name(event.card) }),
        weight: 1,
      };
    case 'callingDrawn':
      return { words: t('lately.tookCalling', { name: nameOfSeat(event.seat) }), weight: 1 };
    case 'callingAchieved':
      return {
        words: t('lately.achieved', { name: nameOfSeat(event.seat), card: name(event.card) }),
        weight: 2,
      };
    case 'broughtOver':
      return {
        words: t('lately.broughtOver', { by: name(event.by), card: name(event.card) }),
        weight: 3,
      };
    default:
      return null;
  }
}

/** The team shares what the Objective offers, so that each use of it is told; null where it is something else. */
function objectiveUse(
  event: AlphaOmegaEvent,
  isObjective: (card: CardId) => boolean,
  name: (card: CardId) => string,
  nameOfSeat: (seat: SeatId) => string,
): Deed | null {
  if (event.type !== 'abilityUsed' || event.chosenBy === null || !isObjective(event.card)) return null;
  const names = { name: nameOfSeat(event.chosenBy), card: name(event.card) };
  return { words: t('lately.usedObjective', names), weight: 3 };
}

/** As the log has it: a Person is defeated, anything else destroyed. */
function lossOf(
  { fate }: EventOf<'defeated'>,
  isPerson: boolean,
): 'lately.lured' | 'lately.defeated' | 'lately.destroyed' {
  if (fate === 'lured') return 'lately.lured';
  return isPerson ? 'lately.defeated' : 'lately.destroyed';
}

/** Has a blow that was turned to somebody fallen on whom it was turned to? */
const landedOn =
  (events: readonly ToldEvent[]) =>
  ({ by, to }: EventOf<'attackRedirected'>): boolean =>
    events.some(({ event }) => event.type === 'struck' && event.by === by && event.target === to);

/** Who took a blow, or what came of it, for whom; null where nobody did. */
function stoodIn(
  event: AlphaOmegaEvent,
  isLanded: (turned: EventOf<'attackRedirected'>) => boolean,
  name: (card: CardId) => string,
): string | null {
  switch (event.type) {
    case 'attackRedirected':
      return isLanded(event) ? t('lately.tookFor', { card: name(event.to), other: name(event.from) }) : null;
    case 'attackCancelled':
      return t('lately.stopped', { card: name(event.through), by: name(event.by) });
    case 'saved':
      return event.by === event.card
        ? null
        : t('lately.saved', { card: name(event.card), by: name(event.by) });
    case 'damaged':
      return event.absorbedFor === undefined || event.amount === 0
        ? null
        : t('lately.absorbed', {
            ...{ card: name(event.card), other: name(event.absorbedFor), amount: event.amount },
          });
    default:
      return null;
  }
}
