import { setUp, type Pack } from '../../../../../cards/load.ts';
import type { CardDef, Setup } from '../../../../../engine/alpha-omega/index.ts';

/*
 * Games whose decks are arranged, so that they become what a measurement needs: a table of sixty cards, a game of two
 * hundred rounds. They are stored as the program stores its own and played in its window.
 */

const idsOf = (pack: Pack, wanted: (card: CardDef) => boolean): readonly string[] =>
  pack.cards.filter(wanted).map(({ id }) => id);

/** The list over and over, until there are so many. */
const times = (list: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => list[index % list.length] ?? '');

/**
 * Six players: the Opponents draw nothing but Items, which wait, and each player has two weak Persons and Items for them.
 * Whoever plays a card each turn and attacks nobody has sixty cards in play in the fifth round.
 */
export function crowded(pack: Pack): Setup {
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const base = setUp(pack, pack.objectives[0] ?? '', seats, { variants: ['extended'] });
  const strengthOf = (id: string): number => {
    const card = pack.cards.find((each) => each.id === id);
    return card?.type === 'person' ? card.strength : 0;
  };
  const persons = idsOf(pack, (card) => card.type === 'person' && card.side === 'good').toSorted(
    (a, b) => strengthOf(a) - strengthOf(b),
  );
  const items = (side: 'good' | 'opponent'): readonly string[] =>
    idsOf(pack, (card) => card.type === 'item' && card.side === side);
  return {
    ...base,
    arranged: 'bench',
    opponentDeck: times(items('opponent'), 60),
    seats: base.seats.map((seat, index) => ({
      ...seat,
      deck: [...persons.slice(2 * index, 2 * index + 2), ...times(items('good'), 40)],
    })),
  };
}

/**
 * One player with a hand that soon grows no more, and Opponent cards that come and go for two hundred rounds without
 * anybody winning: what grows is the story alone.
 */
export function lasting(pack: Pack): Setup {
  const base = setUp(pack, pack.objectives[0] ?? '', ['Ann'], {});
  const passing = [
    'satan-lures-angels',
    'babylon',
    'despair',
    'envy',
    'tophet',
    'infidelity',
    'wall-of-jericho',
  ];
  const cards = idsOf(pack, ({ id }) => passing.some((name) => id.endsWith(`:${name}`)));
  const seats = base.seats.map((seat) => ({ ...seat, deck: seat.deck.slice(0, 12) }));
  return { ...base, arranged: 'bench', seats, opponentDeck: times(cards, 230) };
}
