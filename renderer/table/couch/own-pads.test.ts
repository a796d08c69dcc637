import { expect, test } from 'vitest';
import type { Player } from '../../../electron/shared/settings.ts';
import { ownPads } from './own-pads.ts';

const player = (id: string, pad?: string): Player => ({
  ...{ id, name: id, colour: 'rose', emblem: 'harp', own: {} },
  ...(pad === undefined ? {} : { pad }),
});
const seat = (profile: string | null) => ({ kind: 'person', name: 'x', profile }) as const;
const pads = [
  { index: 0, id: 'Round' },
  { index: 1, id: 'Round' },
  { index: 2, id: 'Square' },
];
const free = { connected: pads, seatOf: () => null };

test('whoever is remembered with a gamepad finds it, also where two are of one kind', () => {
  const seats = [seat('a'), seat(null), seat('b'), { kind: 'bot' } as const];
  const players = [player('a', 'Round'), player('b', 'Round')];
  expect([...ownPads(seats, players, free)]).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

test('a gamepad that is somebody’s stays so, and a seat has one at most', () => {
  const seats = [seat('a'), seat('b')];
  const players = [player('a', 'Square'), player('b', 'Round')];
  const seatOf = (pad: number): number | null => (pad === 2 ? 1 : null);
  expect([...ownPads(seats, players, { connected: pads, seatOf })]).toEqual([]);
});

test('whoever wants none, or one that is not plugged in, plays with whatever is at hand', () => {
  expect(ownPads([seat('a'), seat('b')], [player('a'), player('b', 'Gone')], free).size).toBe(0);
});
