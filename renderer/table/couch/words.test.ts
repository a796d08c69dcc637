import { beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../../text/language/language.ts';
import { meant, pointed, STAY, standing, type Pointed } from './pointing.ts';
import { intentWords, seatWords, type SeatState } from './seat-words.ts';
import { Witnessed } from './witnessed.ts';

beforeEach(() => {
  speak('en');
});

describe('pointing at a card', () => {
  const at = (by: number, card: number, until = 100): Pointed => ({ by, card, until });

  test('replaces what the same seat pointed at, and leaves those of others', () => {
    expect(pointed([at(0, 7), at(1, 8)], at(0, 9))).toEqual([at(1, 8), at(0, 9)]);
    expect(pointed([], at(0, 9))).toEqual([at(0, 9)]);
  });

  test('is forgotten when its time is over', () => {
    expect(STAY).toBe(5000);
    expect(standing([at(0, 7, 99), at(1, 8, 100), at(2, 9, 101)], 100)).toEqual([at(2, 9, 101)]);
  });

  test('says what somebody means to do: with the first card, and to the second', () => {
    expect(meant(undefined, 7)).toEqual({ card: 7, to: null });
    expect(meant({ card: 7, to: null }, 8)).toEqual({ card: 7, to: 8 });
    // The same again takes nothing back, and after the second card it begins anew.
    expect(meant({ card: 7, to: null }, 7)).toEqual({ card: 7, to: null });
    expect(meant({ card: 7, to: 8 }, 9)).toEqual({ card: 9, to: null });
  });
});

test('a seat in words: its hand, who plays it, and what is the matter with it', () => {
  const seat: SeatState = {
    ...{ name: 'Mindy', cards: 3, plight: null, player: 'Mindy' },
    ...{ isTurn: false, isAsked: false, isBeside: false },
  };
  const LURED = { sign: '☾', words: 'Is lured.' };
  const all = [
    seat,
    { ...seat, cards: 1, isTurn: true },
    { ...seat, isAsked: true, plight: LURED },
    { ...seat, player: 'Steve', plight: LURED },
    { ...seat, player: 'Mindy', isBeside: true },
    { ...seat, player: null, isBeside: true, isTurn: true, isAsked: true },
  ];
  expect(all.map(seatWords)).toEqual([
    'Mindy, 3 cards.',
    'Mindy, 1 card. Has the turn.',
    'Mindy, 3 cards. Has to choose now. Is lured.',
    'Mindy, 3 cards. Steve plays here. Is lured.',
    'Mindy, 3 cards. Mindy plays here as well.',
    'Mindy, 3 cards. Computer player. Has the turn. Has to choose now.',
  ]);
});

test('what a seat means to do, in words, with no name for what may not be seen', () => {
  const names = new Map([
    [1, 'Michael'],
    [2, 'Paimon'],
  ]);
  const named = { thing: (thing: number) => names.get(thing) ?? 'a hidden card' };
  const intents = [
    { card: 1, to: null },
    { card: 1, to: 2 },
    { card: 9, to: 1 },
  ];
  expect(intents.map((intent) => intentWords(intent, named))).toEqual([
    'Plans something with Michael.',
    'Plans to use Michael on Paimon.',
    'Plans to use a hidden card on Michael.',
  ]);
});

test('what one pair of eyes was told is not told to it again, but to others', () => {
  let eyes: string | null = 'Mindy';
  const witnessed = new Witnessed(() => eyes);
  const [one, other] = [{}, {}];
  expect(witnessed.has('seen', undefined)).toBe(false);
  witnessed.keep('seen', one);
  expect(witnessed.has('seen', one)).toBe(true);
  expect(witnessed.has('seen', other)).toBe(false);
  expect(witnessed.has('heard', one)).toBe(false);
  eyes = null;
  expect(witnessed.has('seen', one)).toBe(false);
  witnessed.keep('heard', one);
  expect(witnessed.has('heard', one)).toBe(true);
  eyes = 'Mindy';
  expect([witnessed.has('seen', one), witnessed.has('heard', one)]).toEqual([true, false]);
});
