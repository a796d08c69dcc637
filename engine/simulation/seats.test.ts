import { expect, test } from 'vitest';
import { countdown, type Countdown } from '../kernel/testing/countdown.ts';
import { randomAnswer } from '../toolbox/random-answer.ts';
import { mergeSeats, NOBODY, seatsCounter, type SeatsGame } from './seats.ts';

/** Two take from a heap; who takes the last has a point for each seat. */
const game: SeatsGame<Countdown> = {
  rules: {
    ruleset: countdown,
    bots: {
      random: ({ pending }, _, rng) => randomAnswer(pending?.ask ?? { kind: 'order', options: [] }, rng),
    },
    round: ({ heap }) => 9 - heap,
    standings: ({ winner }, seats) =>
      Array.from({ length: seats }, (_, seat) => (seat === winner ? 'won' : 'lost')),
  },
  content: { unluckyRoll: 1 },
  setUp: (players) => ({ heap: 9, seats: players }),
  points: ({ winner }) => (winner === 0 ? [2, 0] : [0, 2]),
};
const run = { players: 2, bots: ['random'], seed: 'seats' };

test('each game is counted once for each seat, in whatever parts', () => {
  const count = seatsCounter(game, run);
  const all = count({ from: 0, to: 30 });
  const parts = [count({ from: 20, to: 30 }), count({ from: 0, to: 20 })].reduce(mergeSeats, NOBODY);
  expect(parts).toEqual(all);
  expect(all).toMatchObject({ games: 30, broken: 0, rounds: { 9: 30 } });
  const [first, second] = all.seats;
  expect(first?.standings).toEqual({ won: second?.standings['lost'], lost: second?.standings['won'] });
  expect(first?.points).toEqual({ 2: first?.standings['won'], 0: first?.standings['lost'] });
});

test('a game that breaks is told by its number, and is not among those that ended', () => {
  const tally = seatsCounter(game, { ...run, bots: ['nobody'] })({ from: 4, to: 6 });
  expect(tally).toMatchObject({ games: 0, broken: 2, seats: [] });
  expect(tally.failures.map(({ game: number }) => number)).toEqual([4, 5]);
});
