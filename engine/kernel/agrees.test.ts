import { expect, test } from 'vitest';
import { agrees } from './agrees.ts';

test('a state agrees with what an older program wrote of it, whatever came to be kept since', () => {
  const then = { round: 3, stack: [{ kind: 'act', seat: 0 }], table: { inPlay: [1, 2] } };
  expect(agrees(then, structuredClone(then))).toBe(true);
  expect(agrees({ ...then, stack: [{ kind: 'act', seat: 0, first: true }] }, then)).toBe(true);
  expect(agrees({ ...then, more: null }, then)).toBe(true);
});

test('and with nothing else', () => {
  const then = { round: 3, stack: [{ kind: 'act' }], table: { inPlay: [1, 2], turn: null } };
  for (const now of [
    { ...then, round: 4 },
    { ...then, stack: [] },
    { ...then, stack: [{ kind: 'act' }, { kind: 'act' }] },
    { ...then, table: { inPlay: [2, 1], turn: null } },
    { ...then, table: { inPlay: [1, 2] } },
    { ...then, table: { inPlay: { 0: 1, 1: 2 }, turn: null } },
    null,
    [],
  ])
    expect(agrees(now, then)).toBe(false);
});
