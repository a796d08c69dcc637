import { describe, expect, test } from 'vitest';
import { comparisonOf, type PlayedGames } from './comparison.ts';
import { sampleHand } from './sample-hand.ts';

const games = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);
const played = (finished: readonly number[], won: readonly number[]): PlayedGames => ({
  finished: new Set(finished),
  won: new Set(won),
});

describe('two decks that played the same games', () => {
  test('are compared over those that both have finished, by which of them has won each', () => {
    const { games: compared, pairs } = comparisonOf(
      played(games(0, 12), [1, 2, 3, 4, 5, 6]),
      played(games(2, 20), [2, 3, 4, 7, 8, 15]),
    );
    expect(compared).toBe(10);
    // Both: 2, 3, 4. Only the second: 7, 8. Only the first: 5, 6. Neither: 9, 10, 11.
    expect(pairs).toEqual({ both: 3, onlyOne: 2, onlyOther: 2, neither: 3 });
  });

  test('differ by how much oftener the second wins', () => {
    const { difference, pairs } = comparisonOf(played(games(0, 10), [0]), played(games(0, 10), [0, 1, 2, 3]));
    expect(pairs).toEqual({ both: 1, onlyOne: 3, onlyOther: 0, neither: 6 });
    expect(difference?.value).toBeCloseTo(0.3);
  });

  test('are told apart only where chance does not explain it', () => {
    const wins = (first: number, second: number): string =>
      comparisonOf(played(games(0, 100), games(0, first)), played(games(0, 100), games(0, second))).better;
    expect([wins(20, 60), wins(60, 20), wins(50, 51), wins(51, 50), wins(50, 50)]).toEqual([
      ...['second', 'first', 'open', 'open', 'open'],
    ]);
    expect(comparisonOf(played([], []), played([1], [1]))).toMatchObject({
      ...{ better: 'open', games: 0, difference: null },
    });
  });
});

describe('a hand as one shuffle deals it', () => {
  const list = games(0, 10).map((at) => ({ card: `card ${String(at)}`, copies: 1 }));

  test('is seven cards, the others come in their order, and all of the deck are there', () => {
    const { seed, opening, draws } = sampleHand(list, 'garden');
    expect([seed, opening.length, draws.length]).toEqual(['garden', 7, 3]);
    expect(new Set([...opening, ...draws])).toEqual(new Set(list.map(({ card }) => card)));
  });

  test('is the same of the same list, in whatever order its lines are, and another by another seed', () => {
    expect(sampleHand(list.toReversed(), 'garden')).toEqual(sampleHand(list, 'garden'));
    expect(sampleHand(list, 'desert').opening).not.toEqual(sampleHand(list, 'garden').opening);
  });

  test('has as many copies of a card as the list', () => {
    const { opening, draws } = sampleHand(
      [
        { card: 'a', copies: 3 },
        { card: 'b', copies: 6 },
      ],
      'garden',
    );
    expect([...opening, ...draws].filter((card) => card === 'a')).toHaveLength(3);
    expect(opening.length + draws.length).toBe(9);
  });
});
