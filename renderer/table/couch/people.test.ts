import { expect, test } from 'vitest';
import type { Player } from '../../../electron/shared/settings.ts';
import { markOf, ownOf, peopleAt } from './people.ts';
import { meant, pointed, standing } from './pointing.ts';

const ruth: Player = { id: 'r', name: 'Ruth', colour: 'rose', emblem: 'harp', own: { textSize: 150 } };
const seats = [
  { kind: 'person', name: 'Ruth', profile: 'r' },
  { kind: 'person', name: 'Naomi', profile: 'forgotten' },
  { kind: 'bot' },
  { kind: 'beside', seat: 0 },
] as const;

test('people are at the seats that they sit at, and not at those that they play beside', () => {
  expect(peopleAt({ seats })).toEqual([0, 1]);
});

test('a remembered player brings mark and wishes; whoever is forgotten has those of the seat', () => {
  expect(markOf(0, { seats }, [ruth])).toMatchObject({ colour: 'rose', emblem: 'harp' });
  expect(markOf(1, { seats }, [ruth])).toEqual({ colour: 'blue', emblem: 'sheep' });
  expect(ownOf(0, { seats }, [ruth])).toEqual({ textSize: 150 });
  expect(ownOf(3, { seats }, [ruth])).toEqual({ textSize: 150 });
  expect(ownOf(1, { seats }, [ruth])).toEqual({});
});

test('no two seats of six have the same mark', () => {
  const marks = [0, 1, 2, 3, 4, 5].map((seat) => JSON.stringify(markOf(seat, { seats: [] }, [])));
  expect(new Set(marks).size).toBe(6);
});

test('each seat points at one card at a time, and only for a while', () => {
  const first = { by: 0, card: 5, until: 100 };
  const second = { by: 1, card: 5, until: 150 };
  const moved = { by: 0, card: 7, until: 200 };
  const all = pointed(pointed([first], second), moved);
  expect(all).toEqual([second, moved]);
  expect(standing(all, 150)).toEqual([moved]);
});

test('a plan is a card, then whom it is for; a third card begins another', () => {
  const one = meant(undefined, 5);
  expect(one).toEqual({ card: 5, to: null });
  expect(meant(one, 5)).toEqual(one);
  const two = meant(one, 9);
  expect(two).toEqual({ card: 5, to: 9 });
  expect(meant(two, 3)).toEqual({ card: 3, to: null });
});
