import { describe, expect, test } from 'vitest';
import { startStream } from '../../../kernel/rng.ts';
import type { State } from '../../game.ts';
import { acting, machine } from '../../testing/middle.ts';
import { starter } from '../../testing/starter.ts';
import { determinize } from './determinize.ts';
import { pendingOf } from './pending.ts';
import { imagineWorld, playOn, type Rollout } from './rollout.ts';

const rng = startStream('rollout', 'bot');

const state = acting({
  seats: [
    {
      play: ['michael', 'azrael'],
      hand: ['gabriel', 'raphael', 'uriel', 'zophiel'],
      deck: ['camael', 'hope', 'love'],
    },
  ],
  opponents: ['adramalech'],
  opponentDeck: ['abigor', 'paimon', 'furfur', 'agares'],
});

const played = (way: Parameters<typeof playOn>[3]): Rollout => playOn(machine, { state, rng }, ['end'], way);

describe('a game that is played on in an imagined world', () => {
  test('ends with the answer itself where no Strength Check is wanted', () => {
    const { end, steps } = played({ checks: 0 });
    expect([steps, end.table.round, end.table.balances.length]).toEqual([1, 3, 0]);
  });

  test.each([1, 2, 3])('ends as soon as %i more Strength Checks were made', (checks) => {
    const { end, steps } = played({ checks });
    expect(end.table.balances).toHaveLength(checks);
    expect(end.table.round).toBe(3 + checks);
    expect(steps).toBeGreaterThan(checks);
    // What is asked next is asked of a round that has only begun.
    expect(end.pending).not.toBeNull();
  });

  test('counts the Strength Checks from where it begins', () => {
    const later = played({ checks: 1 }).end;
    const { end } = playOn(machine, { state: later, rng }, ['pass'], { checks: 2 });
    expect(end.table.balances).toHaveLength(3);
  });

  test('goes to its end where all are wanted', () => {
    const { end } = played({ checks: Infinity });
    expect(end.pending).toBeNull();
    expect(end.outcome).not.toBeNull();
  });

  test('stops where it is told to, at the first such state', () => {
    const rounds: number[] = [];
    const { end } = played({
      checks: Infinity,
      until: ({ table }) => {
        rounds.push(table.round);
        return table.round === 5;
      },
    });
    expect(end.table.round).toBe(5);
    expect(rounds.filter((round) => round === 5)).toHaveLength(1);
    expect(played({ checks: 1, until: () => false }).steps).toBe(played({ checks: 1 }).steps);
  });

  test('is seen step by step, the first answer and the last among them', () => {
    const seen: State[] = [];
    const { end, steps } = played({ checks: 2, see: (applied) => seen.push(applied.state) });
    expect(seen).toHaveLength(steps);
    expect(seen[0]?.table.round).toBe(3);
    expect(seen.at(-1)).toEqual(end);
  });

  test('takes the chance of its players on from answer to answer', () => {
    const ends = ['one', 'two', 'three', 'four'].map((seed) => {
      const world = { state, rng: startStream(seed, 'players') };
      return JSON.stringify(playOn(machine, world, ['end'], { checks: Infinity }).end.table);
    });
    expect(new Set(ends).size).toBeGreaterThan(1);
  });

  test('is a defect where the answer is not allowed, or nothing is asked', () => {
    expect(() => playOn(machine, { state, rng }, ['fly'], { checks: 1 })).toThrow(
      'a bot gave an answer that is not allowed',
    );
    expect(() => pendingOf({ ...state, pending: null })).toThrow('a bot was asked although nothing is');
  });
});

test('an imagined world is what the asked seat could believe in, with chance of its own', () => {
  const [world, after] = imagineWorld(state, machine, rng);
  const [believed, rest] = determinize(state, starter, [0], rng);
  expect(world).toEqual({ state: believed, rng: startStream(believed.seed, 'players') });
  expect(after).toEqual(rest);
});
