import { expect, test } from 'vitest';
import { hidden } from './testing/hidden.ts';
import { curtainOf } from './curtain.ts';

const pending = { id: 1, seat: 0, about: 'play', source: null, ask: null } as const;
const nobody = { wanted: null, called: null };
const three = hidden(3);

test('open hands have no curtain', () => {
  expect(curtainOf({ ...three, hands: 'open' }, { eyes: [0, 1, 2], pending }, nobody)).toEqual({
    at: 'open',
  });
});

test('whoever is asked is waited for, and nobody where nothing or a bot is asked', () => {
  expect(curtainOf(three, { eyes: [], pending }, nobody)).toEqual({ at: 'handover', next: 0 });
  expect(curtainOf(three, { eyes: [], pending: null }, nobody)).toEqual({ at: 'table' });
  const seats = three.seats.with(0, { kind: 'bot' });
  expect(curtainOf({ ...three, seats }, { eyes: [], pending }, nobody)).toEqual({ at: 'table' });
});

test('somebody who wants to look goes before whoever is asked', () => {
  expect(curtainOf(three, { eyes: [], pending }, { wanted: null, called: 2 })).toEqual({
    at: 'handover',
    next: 2,
  });
});

test('one hand never follows the other at once: what main shows has to be what is wanted', () => {
  const states = [
    [[], 1],
    [[0], null],
    [[0], 1],
  ] as const;
  for (const [eyes, wanted] of states)
    expect(curtainOf(three, { eyes, pending }, { wanted, called: null })).toEqual({ at: 'between' });
  expect(curtainOf(three, { eyes: [1], pending }, { wanted: 1, called: null })).toEqual({
    at: 'seat',
    seat: 1,
  });
});
