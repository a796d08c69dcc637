import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle, startStream } from '../kernel/rng.ts';
import { chanceOfAtLeast, chancesOf, expectedIn } from './hypergeometric.ts';

test('the chance of a hand of seven is what a textbook says', () => {
  // 4 of a kind in 60 cards: 1 − C(56,7)/C(60,7), worked out by hand as a product of seven fractions.
  const none = (56 / 60) * (55 / 59) * (54 / 58) * (53 / 57) * (52 / 56) * (51 / 55) * (50 / 54);
  expect(chanceOfAtLeast({ deck: 60, kind: 4, drawn: 7 }, 1)).toBeCloseTo(1 - none, 14);
  // All of ten cards drawn hold all three.
  expect(chancesOf({ deck: 10, kind: 3, drawn: 10 })).toEqual([0, 0, 0, 1]);
  expect(chanceOfAtLeast({ deck: 10, kind: 3, drawn: 10 }, 4)).toBe(0);
  expect(chanceOfAtLeast({ deck: 0, kind: 0, drawn: 0 }, 0)).toBe(1);
  expect(chanceOfAtLeast({ deck: 0, kind: 0, drawn: 0 }, 1)).toBe(0);
});

const draws = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.nat())
  .map(([deck, kind, drawn]) => ({ deck, kind: kind % (deck + 1), drawn: drawn % (deck + 1) }));

test('chances add up to 1, to the mean, and to what at least so many means', () => {
  fc.assert(
    fc.property(draws, fc.integer({ min: 1, max: 5 }), (draw, least) => {
      const chances = chancesOf(draw);
      const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
      expect(sum(chances)).toBeCloseTo(1, 10);
      expect(sum(chances.map((chance, count) => chance * count))).toBeCloseTo(expectedIn(draw), 8);
      expect(sum(chances.slice(least))).toBeCloseTo(chanceOfAtLeast(draw, least), 10);
    }),
    { numRuns: 200 },
  );
});

test('a chance is, to its last digit, the share of all ways to draw, counted one by one', () => {
  const choose = (all: number, some: number): bigint => {
    if (some < 0 || some > all) return 0n;
    let ways = 1n;
    for (let i = 1; i <= some; i += 1) ways = (ways * BigInt(all - some + i)) / BigInt(i);
    return ways;
  };
  fc.assert(
    fc.property(draws, fc.integer({ min: -1, max: 310 }), ({ deck, kind, drawn }, least) => {
      let ways = 0n;
      for (let count = Math.max(0, least); count <= Math.min(kind, drawn); count += 1)
        ways += choose(kind, count) * choose(deck - kind, drawn - count);
      const share = Number((ways * 2n ** 80n) / choose(deck, drawn)) / 2 ** 80;
      expect(chanceOfAtLeast({ deck, kind, drawn }, least)).toBe(share);
    }),
    { numRuns: 200 },
  );
});

test('shuffled decks come out as reckoned', () => {
  const draw = { deck: 40, kind: 6, drawn: 9 };
  const cards = Array.from({ length: draw.deck }, (_, card) => card);
  const met = chancesOf(draw).map(() => 0);
  const GAMES = 20_000;
  let rng = startStream('hypergeometric', 'test');
  for (let game = 0; game < GAMES; game += 1) {
    const [order, after] = shuffle(rng, cards);
    rng = after;
    const count = order.slice(0, draw.drawn).filter((card) => card < draw.kind).length;
    met[count] = (met[count] ?? 0) + 1;
  }
  // Four standard errors: one seed, so this either holds or never did.
  chancesOf(draw).forEach((chance, count) => {
    const error = Math.sqrt((chance * (1 - chance)) / GAMES);
    expect(Math.abs((met[count] ?? 0) / GAMES - chance)).toBeLessThan(4 * error + 1e-9);
  });
});
