import { expect, test } from 'vitest';
import { ASSISTS } from '../../../../engine/alpha-omega/index.ts';
import { DECKS, HELPS, toggled, withOpponentDeck } from './helps.ts';

test('all help that the rules know is offered, each once', () => {
  expect([...HELPS, ...DECKS].toSorted()).toEqual(ASSISTS.toSorted());
});

test('help comes and goes by itself, and one Opponent deck takes the place of the other', () => {
  expect(toggled(['watchmen'], 'fullerHand')).toEqual(['watchmen', 'fullerHand']);
  expect(toggled(['watchmen', 'mildDeck'], 'watchmen')).toEqual(['mildDeck']);
  expect(withOpponentDeck(['gentleDeck', 'watchmen'], 'mildDeck')).toEqual(['watchmen', 'mildDeck']);
  expect(withOpponentDeck(['gentleDeck', 'watchmen'], null)).toEqual(['watchmen']);
});
