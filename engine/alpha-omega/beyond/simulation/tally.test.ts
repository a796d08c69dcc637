import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import { alphaOmega } from '../../ruleset.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import type { AlphaOmega } from '../../game.ts';
import { playGame } from './play.ts';
import type { GameRecord } from './record.ts';
import { merge, NOTHING, tallyOf, type Tally } from './tally.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

const broken = (game: number): GameRecord => ({
  kind: 'broken',
  seed: `tally:${String(game)}`,
  message: 'planted',
  stack: 'planted',
  round: 1,
  decisions: 1,
});

/** Twenty games, every third of them broken. */
const tallies: readonly Tally[] = Array.from({ length: 20 }, (_, game) => {
  const match = { machine, setup: starterSetup(1 + (game % 3)), seed: `tally:${String(game)}` };
  return tallyOf(game % 3 === 2 ? broken(game) : playGame({ ...match, bots: ['steady'] }), game);
});

const whole = tallies.reduce(merge, NOTHING);

test('partial tallies make the same whole in any order and any grouping', () => {
  const order = fc.shuffledSubarray([...tallies.keys()], { minLength: tallies.length });
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: tallies.length - 1 }), (games, cut) => {
      const part = (some: readonly number[]): Tally =>
        some.reduce((sum, game) => merge(tallies[game] ?? NOTHING, sum), NOTHING);
      expect(merge(part(games.slice(cut)), part(games.slice(0, cut)))).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});

test('what is counted adds up', () => {
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  expect(whole.games).toBe(14);
  expect(sum(whole.winners)).toBe(14);
  expect(sum(whole.reasons)).toBe(14);
  expect(sum(whole.rounds)).toBe(14);
  expect(whole.leads[0]?.games).toBe(14);
  expect(whole.broken).toBe(6);
  expect(whole.failures.map(({ game }) => game)).toEqual([2, 5, 8, 11, 14]);
  const michael = whole.cards.good['starter:michael'];
  expect(michael?.deck).toEqual({ games: 14, wins: whole.winners['good'] ?? 0 });
  expect(michael?.played.games).toBeLessThanOrEqual(michael?.drawn.games ?? 0);
});
