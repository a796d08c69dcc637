import { describe, expect, test } from 'vitest';
import { startStream } from '../../kernel/rng.ts';
import { odds, type Odds } from './odds.ts';
import { otherwiseHidden } from '../testing/hiding.ts';
import { ALL_WAYS, positions, type Position } from '../testing/positions.ts';
import { scene } from '../testing/scene.ts';
import { starter } from '../testing/starter.ts';

const POSITIONS = positions({ games: ALL_WAYS, every: 23 });

const printsOf = ({ cards }: Odds): readonly string[] => cards.map(({ def }) => def.replace(/^.*:/, ''));
const byName = (a: string, b: string): number => (a < b ? -1 : 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Through whose eyes a position is looked at: all, nobody's, and each player's alone. */
const eyesOf = ({ state }: Position): readonly (readonly number[])[] => {
  const all = [...state.table.seats, ...state.table.opponents].map((_, seat) => seat);
  return [all, [], ...all.map((seat) => [seat])];
};

function inEveryPosition(law: (position: Position, eyes: readonly number[], found: Odds) => void): void {
  for (const position of POSITIONS) {
    for (const eyes of eyesOf(position)) {
      try {
        law(position, eyes, odds(position.state.table, starter, eyes));
      } catch (error) {
        throw new Error(`${position.name}, eyes ${eyes.join(' ')}`, { cause: error });
      }
    }
  }
}

describe('the odds of the next Opponent card', () => {
  test('count the cards that nobody has seen', () => {
    const { state } = scene({ opponentDeck: ['abigor', 'black-blade', 'wrath'], opponents: ['agares'] });
    const found = odds(state.table, starter, [0]);
    expect(found).toMatchObject({
      outOf: 3,
      kinds: { person: 1, item: 1, place: 0, event: 1 },
      bands: [{ count: 0 }, { from: 6, to: 8, count: 1 }, { count: 0 }, { count: 0 }],
      supernatural: 1,
      luring: 1,
      deckCount: 3,
      placed: 0,
    });
    expect(printsOf(found)).toEqual(['abigor', 'black-blade', 'wrath']);
  });

  test('are certain of a card that was looked at, for whoever looked', () => {
    const { state } = scene({ opponentDeck: ['abigor', 'black-blade', 'wrath'], seats: [{}, {}] });
    const [top = -1] = state.table.opponentPile.deck;
    const table = { ...state.table, known: [[top], []] };
    expect(odds(table, starter, [0])).toMatchObject({ outOf: 1, placed: 1 });
    expect(printsOf(odds(table, starter, [0, 1]))).toEqual(['abigor']);
    expect(odds(table, starter, [1])).toMatchObject({ outOf: 3, placed: 0 });
  });

  test('leave out a card whose place further down is known', () => {
    const { state } = scene({ opponentDeck: ['abigor', 'black-blade', 'wrath'] });
    const [, second = -1] = state.table.opponentPile.deck;
    const found = odds({ ...state.table, known: [[second]] }, starter, [0]);
    expect(printsOf(found)).toEqual(['abigor', 'wrath']);
    expect(found).toMatchObject({ outOf: 2, deckCount: 3, placed: 1 });
  });

  test('are nothing for an empty deck', () => {
    const { state } = scene({ opponentDeck: [] });
    expect(odds(state.table, starter, [0])).toMatchObject({ outOf: 0, cards: [], supernatural: 0 });
  });

  test('count nobody as luring whom Dumah silences', () => {
    const { state } = scene({ opponentDeck: ['abigor'], seats: [{ play: ['dumah'] }] });
    expect(odds(state.table, starter, [0])).toMatchObject({ supernatural: 1, luring: 0 });
  });

  test('have a band for every Strength there is', () => {
    const { bands } = odds(scene({}).state.table, starter, [0]);
    expect(bands.map(({ from }) => from).slice(1)).toEqual(bands.slice(0, -1).map(({ to }) => (to ?? 0) + 1));
    expect(bands.at(-1)?.to).toBeNull();
  });
});

describe('laws of the odds, in random games of every way of playing', () => {
  test('the next card is always among those that may come', () => {
    inEveryPosition(({ state }, _, { cards, outOf }) => {
      const [top] = state.table.opponentPile.deck;
      if (top === undefined) expect(outOf).toBe(0);
      else expect(cards.map(({ def }) => def)).toContain(state.table.cards[top]?.def);
    });
  });

  test('every number is a part of the same whole', () => {
    inEveryPosition((_, __, { outOf, cards, kinds, bands, supernatural, luring }) => {
      expect(sum(cards.map(({ count }) => count))).toBe(outOf);
      expect(sum(Object.values(kinds))).toBe(outOf);
      expect(sum(bands.map(({ count }) => count))).toBe(kinds.person);
      expect(Math.max(supernatural, luring)).toBeLessThanOrEqual(kinds.person);
    });
  });

  test('hold no more cards than the deck when nobody else holds any, and then they are the deck’s own', () => {
    inEveryPosition(({ state }, eyes, { cards, outOf }) => {
      const { opponents, opponentPile, cards: all, known } = state.table;
      const looked = eyes.some((seat) => known[seat]?.some((id) => opponentPile.deck.includes(id)));
      if (opponents.length > 0 || looked) return;
      const lying = opponentPile.deck.map((id) => all[id]?.def ?? '');
      expect(cards.flatMap(({ def, count }) => Array<string>(count).fill(def)).toSorted(byName)).toEqual(
        lying.toSorted(byName),
      );
      expect(outOf).toBe(lying.length);
    });
  });

  test('nothing hidden is in them: however the unseen cards lie, they are the same', () => {
    let rng = startStream('odds', 'hidden');
    inEveryPosition(({ state }, eyes, found) => {
      const [other, after] = otherwiseHidden(state, starter, eyes, rng);
      rng = after;
      expect(odds(other.table, starter, eyes)).toEqual(found);
    });
  });
});
