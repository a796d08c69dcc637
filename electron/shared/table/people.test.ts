import { expect, test } from 'vitest';
import { areOfOne, playedBy } from './people.ts';

const seats = [
  { kind: 'person', name: 'Ruth', profile: null },
  { kind: 'person', name: 'Naomi', profile: null },
  { kind: 'bot' },
  { kind: 'beside', seat: 0 },
] as const;

test('a seat is played by itself, or by whoever plays it beside an own one', () => {
  expect([0, 1, 2, 3].map((seat) => playedBy(seat, { seats }))).toEqual([0, 1, 2, 0]);
});

test.each([
  ['none at all', [], null, true],
  ['of one who plays two seats', [0, null, 3], null, true],
  ['of two people', [0, 1], null, false],
  ['with those of a bot between', [0, 2, 0], 0, true],
  ['of another than asks', [0], 1, false],
  ['of the seat beside', [3], 0, true],
  ['of bots alone', [2], 1, true],
] as const)('answers are of one person: %s', (_, asked, by, expected) => {
  expect(areOfOne(asked, { seats }, by)).toBe(expected);
});
