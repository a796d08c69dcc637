import { expect, test } from 'vitest';
import { sizeOf } from '../../../table/motion/blows.ts';
import type { Cue } from './cue.ts';
import { impactOf } from './impact.ts';

const hurt = (amount: number): Cue => ({ kind: 'hurt', card: 1, amount });

test('the board feels hard blows and defeats, a great one most, and no chip of damage', () => {
  expect(impactOf([])).toBe(0);
  expect(impactOf([hurt(4), { kind: 'round', round: 2 }])).toBe(0);
  const forces = [
    [hurt(6)],
    [hurt(8), hurt(2)],
    [{ kind: 'broken', card: 1, isGreat: true }],
  ] satisfies readonly Cue[][];
  const felt = forces.map(impactOf);
  expect(felt).toEqual(felt.toSorted((a, b) => a - b));
  expect(felt[0]).toBeGreaterThan(0);
  expect(impactOf([{ kind: 'broken', card: 1 }, hurt(1)])).toBeGreaterThan(0);
  expect(impactOf([{ kind: 'lured', card: 1 }])).toBe(1);
});

test('the number of a blow is larger the harder it is: twice the usual from 6 on', () => {
  expect([1, 6, 14].map(sizeOf)).toEqual([1, 2, 2]);
  expect(sizeOf(4)).toBeGreaterThan(sizeOf(2));
});
