import { expect, test } from 'vitest';
import { ASSISTS } from '../../../engine/index.ts';
import { HELPS, toggled } from './helps.ts';

test('all help that the rules know is offered, each once', () => {
  expect(HELPS.toSorted()).toEqual(ASSISTS.toSorted());
});

test('one Opponent deck takes the place of the other, and other help stays', () => {
  expect(toggled(['watchmen', 'gentleDeck'], 'mildDeck')).toEqual(['watchmen', 'mildDeck']);
  expect(toggled(['watchmen', 'mildDeck'], 'mildDeck')).toEqual(['watchmen']);
});
