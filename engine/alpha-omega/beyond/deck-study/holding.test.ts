import { expect, test } from 'vitest';
import { leastWork } from '../../../kernel/testing/work.ts';
import { shuffle, startStream } from '../../../kernel/rng.ts';
import { createMachine } from '../../../kernel/machine.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { starter, starterSetup, starterStock } from '../../testing/starter.ts';
import { drawnBy, holdingOdds, MOST_ROUNDS, type Drawing } from './holding.ts';
import { gathered } from '../decks/entries.ts';
import { sampleHand } from './sample-hand.ts';

const own = (deck: number): Drawing => ({ deck, players: 1, whose: 'one', each: 1 });

test('the opening hand is seven cards, and each round brings one more', () => {
  expect([0, 1, 5].map((round) => drawnBy(round, own(60)))).toEqual([7, 8, 12]);
  expect([0, 1, 2, 3].map((round) => drawnBy(round, own(9)))).toEqual([7, 8, 9, 9]);
  expect(drawnBy(3, own(4))).toBe(4);
});

test('of a common deck each player has an own share, until it is empty', () => {
  const common: Drawing = { deck: 30, players: 3, whose: 'one', each: 1 };
  // 21 are dealt, 9 are left: three rounds for three players.
  expect([0, 3, 4, 9].map((round) => drawnBy(round, common))).toEqual([7, 10, 10, 10]);
  expect(drawnBy(2, { ...common, whose: 'all' })).toBe(27);
  expect(drawnBy(9, { ...common, whose: 'all' })).toBe(30);
  // With one card over, the first player has it.
  expect(drawnBy(9, { ...common, deck: 31 })).toBe(11);
  expect(drawnBy(2, { ...common, deck: 60, each: 2 })).toBe(11);
});

test('from the Opponent deck comes one card in each turn, and nobody has a hand', () => {
  const opponents: Drawing = { deck: 10, players: 3, whose: 'opponents', each: 1 };
  expect([0, 1, 3, 4].map((round) => drawnBy(round, opponents))).toEqual([0, 3, 9, 10]);
  expect(drawnBy(2, { ...opponents, players: 1 })).toBe(2);
  const machine = createMachine<AlphaOmega>(alphaOmega, starter);
  const { state } = machine.begin(starterSetup(3), 'holding');
  const { deck } = state.table.opponentPile;
  expect(starterStock.opponent.length - deck.length).toBe(
    // The first player's turn has begun.
    drawnBy(1, { ...opponents, players: 1, deck: starterStock.opponent.length }),
  );
});

test('a real game deals as many cards to the first player as is reckoned', () => {
  const machine = createMachine<AlphaOmega>(alphaOmega, starter);
  for (const players of [1, 3]) {
    const setup = { ...starterSetup(players), commonDeck: starterStock.good };
    const seats = setup.seats.map(({ name }) => ({ name, deck: [] }));
    const { state } = machine.begin({ ...setup, seats }, 'holding');
    const drawing: Drawing = { deck: starterStock.good.length, players, whose: 'one', each: 1 };
    expect(state.table.seats[0]?.hand.length).toBe(drawnBy(0, drawing));
    const dealt = state.table.seats.reduce((sum, { hand }) => sum + hand.length, 0);
    expect(dealt).toBe(drawnBy(0, { ...drawing, whose: 'all' }));
  }
});

test('the odds are those of shuffled decks', () => {
  const drawing: Drawing = { deck: 40, players: 2, whose: 'one', each: 1 };
  const rows = holdingOdds(drawing, { copies: 5, least: 2 }, 8);
  const deck = Array.from({ length: 40 }, (_, card) => card);
  const GAMES = 8000;
  const met = rows.map(() => 0);
  let rng = startStream('holding', 'test');
  for (let game = 0; game < GAMES; game += 1) {
    const [order, after] = shuffle(rng, deck);
    rng = after;
    // Dealt as at the table: seven to each, then one to each in turn.
    const hand = order.slice(0, 7);
    for (const [index, { round }] of rows.entries()) {
      if (round > 0) hand.push(order[14 + (round - 1) * 2] ?? -1);
      if (hand.filter((card) => card >= 0 && card < 5).length >= 2) met[index] = (met[index] ?? 0) + 1;
    }
  }
  rows.forEach(({ chance, drawn, round }, index) => {
    expect(drawn).toBe(7 + round);
    const error = Math.sqrt((chance * (1 - chance)) / GAMES);
    expect(Math.abs((met[index] ?? 0) / GAMES - chance)).toBeLessThan(4 * error);
  });
});

test('who has drawn everything holds everything', () => {
  const rows = holdingOdds(own(12), { copies: 3, least: 3 }, 6);
  expect(rows.at(-1)).toEqual({ round: 6, drawn: 12, chance: 1, expected: 3 });
  expect(holdingOdds(own(12), { copies: 3, least: 4 }, 6).every(({ chance }) => chance === 0)).toBe(true);
  // More are asked about than the deck has.
  expect(holdingOdds(own(2), { copies: 9, least: 1 }, 1).at(-1)?.chance).toBe(1);
});

test.each<[Drawing['whose'], number, number, number]>([
  ['all', 11, 1000, 200],
  ['all', 11, 1000, 1],
  ['all', 1, 500, 100],
  ['one', 30, 500, 200],
  ['opponents', 5, 800, 150],
])(
  'whatever is asked of the largest deck takes no time: %s, %i a turn, %i copies, at least %i',
  async (...asked) => {
    const [whose, each, copies, least] = asked;
    const { took } = await leastWork(60, () =>
      holdingOdds({ deck: 1000, players: 6, whose, each }, { copies, least }, MOST_ROUNDS),
    );
    expect(took).toBeLessThan(60);
  },
);

test('the same seed deals the same hand of the same cards, in whatever order they are listed', () => {
  const list = gathered(starterStock.good.map((card) => ({ card, copies: 1 })));
  const hand = sampleHand(list, 'garden');
  expect(hand.opening.length).toBe(7);
  expect([...hand.opening, ...hand.draws].toSorted(byText)).toEqual(starterStock.good.toSorted(byText));
  expect(sampleHand(list.toReversed(), 'garden')).toEqual(hand);
  expect(sampleHand(list, 'desert').opening).not.toEqual(hand.opening);
  expect(sampleHand(list.slice(0, 3), 'garden')).toMatchObject({ draws: [] });
});

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
