import { describe, expect, test } from 'vitest';
import type { Ask } from '../../../kernel/types.ts';
import {
  ACCEPT,
  CALLING,
  cardOption,
  DECLINE,
  DRAW,
  END,
  PASS,
  playOption,
  type Option,
} from '../../options.ts';
import type { About } from '../../types.ts';
import { standStill, type Stance } from './stand-still.ts';

const met = (about: About, ask: Ask<Option>): Stance => standStill({ id: 1, seat: 0, about, ask });

const one = (...options: readonly Option[]): Ask<Option> => ({ kind: 'one', options });

const CARDS = [7, 8, 9].map(cardOption);

describe('how a question is met by players who do nothing more', () => {
  test.each<[About, Option, Option]>([
    ['drawOrCalling', CALLING, DRAW],
    ['play', playOption(7), PASS],
    ['action', cardOption(7), END],
    ['interruptAttack', ACCEPT, DECLINE],
    ['interruptDefeat', ACCEPT, DECLINE],
    ['may', ACCEPT, DECLINE],
  ])('%s: they do nothing, and that is sure', (about, deed, nothing) => {
    expect(met(about, one(deed, nothing))).toEqual({ kind: 'still', answer: [nothing.id], unsure: null });
  });

  test.each<[About, Option]>([
    ['opponentPlay', PASS],
    ['opponentAction', END],
  ])('%s: what a player of the Opponents does instead cannot be foreseen', (about, nothing) => {
    expect(met(about, one(cardOption(7), nothing))).toEqual({
      ...{ kind: 'still', answer: [nothing.id], unsure: 'opponentPlayer' },
    });
  });

  test.each<[About]>([['play'], ['luredAttack']])(
    '%s: a Lured Player has to, with which card is open',
    (about) => {
      expect(met(about, one(...CARDS))).toEqual({ kind: 'still', answer: ['card:7'], unsure: 'luredPlayer' });
    },
  );

  test.each<[About]>([['opponentTarget'], ['chooseCard'], ['may'], ['opponentPlay'], ['opponentAction']])(
    '%s: one of several has to be chosen',
    (about) => {
      expect(met(about, one(...CARDS))).toEqual({ kind: 'fork' });
    },
  );

  test('as few cards as may be are chosen, the first', () => {
    const some = (min: number): Stance => met('discardCards', { kind: 'some', options: CARDS, min, max: 3 });
    expect(some(0)).toEqual({ kind: 'still', answer: [], unsure: null });
    expect(some(2)).toEqual({ kind: 'still', answer: ['card:7', 'card:8'], unsure: null });
  });

  test('cards that are put in order stay as they lie', () => {
    expect(met('arrangeCards', { kind: 'order', options: CARDS })).toEqual({
      ...{ kind: 'still', answer: ['card:7', 'card:8', 'card:9'], unsure: null },
    });
  });
});
