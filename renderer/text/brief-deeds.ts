import type { AlphaOmegaEvent, CardId, EventOf, SeatId, ToldEvent, View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import { nameOf, sideOf, type CardBook } from './words.ts';

/** What somebody did, in few words, and what it did to whom. */
export interface Deed {
  readonly words: string;
  /** What matters more is rather told. */
  readonly weight: number;
}

/** What deeds are told by: the cards in play after them, the cards there are, and what seats are called. */
export interface Told {
  readonly inPlay: View['inPlay'];
  readonly book: CardBook;
  /** With their names what players of the Good side did is told as well; null where it is not. */
  readonly nameOfSeat: ((seat: SeatId) => string) | null;
}

/** What was done in some events, in their order. */
export function briefDeeds(
  events: readonly ToldEvent[],
  { inPlay: cards, book, nameOfSeat }: Told,
): readonly Deed[] {
  const defs = Object.assign({}, ...events.map((told) => told.defs)) as ToldEvent['defs'];
  const inPlay = new Map(cards.map((card) => [card.id, card]));
  const name = (card: CardId): string => nameOf(book, defs[card] ?? inPlay.get(card)?.def ?? '');
  const isOpponent = (card: CardId): boolean => {
    const print = book.get(defs[card] ?? '');
    return (inPlay.get(card)?.side ?? (print === undefined ? 'good' : sideOf(print))) === 'opponent';
  };
  const isPerson = (card: CardId): boolean =>
    book.get(defs[card] ?? inPlay.get(card)?.def ?? '')?.type === 'person';
  const isLanded = landedOn(events);
  const fallen = new Set(
    events.flatMap(({ event }) =>
      event.type === 'defeated' && (isOpponent(event.by) || nameOfSeat !== null) ? [event.card] : [],
    ),
  );
  return events.flatMap(({ event }): readonly Deed[] => {
    if (event.type === 'opponentDrawn')
      return [{ words: t('lately.came', { card: name(event.card) }), weight: 0 }];
    const tellsBlow = event.type === 'struck' && (nameOfSeat !== null || isOpponent(event.by));
    if (tellsBlow && !fallen.has(event.target)) {
      const names = { by: name(event.by), card: name(event.target) };
      const left = inPlay.get(event.target)?.left ?? null;
      const words = left === null ? t('lately.struck', names) : t('lately.struckLeft', { ...names, left });
      return [{ words, weight: isOpponent(event.by) ? 1 : 0 }];
    }
    const stood = stoodIn(event, isLanded, name);
    if (stood !== null) return [{ words: stood, weight: 1 }];
    const own = nameOfSeat === null ? null : goodDeed(event, name, nameOfSeat);
    if (own !== null) return [own];
    if (event.type !== 'defeated' || !fallen.has(event.card)) return [];
    const words = t(lossOf(event, isPerson(event.card)), { by: name(event.by), card: name(event.card) });
    return [{ words, weight: 2 }];
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
        weight: 2,
      };
    default:
      return null;
  }
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
