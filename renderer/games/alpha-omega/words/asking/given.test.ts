import { expect, test } from 'vitest';
import { givenWords } from './given.ts';
import { hint } from '../testing/counsel.ts';
import { fakeBook } from '../testing/fake-cards.ts';
import { battle } from '../testing/scenes.ts';

test('what spoke for an answer is told as a hint would tell it', () => {
  const view = battle();
  const { reasons } = givenWords({ view, counsel: hint(view), wins: false }, fakeBook);
  expect(reasons.join(' ')).toBe('On average, the coming Strength Check ends at +5, not at −2 without it.');
});

test('where nothing tells, what the deed itself did is told; of no question nothing', () => {
  const view = battle();
  const counsel = { ...hint(view, []), instead: null };
  expect(givenWords({ view, counsel, wins: false }, fakeBook).reasons).toEqual([
    'It defeats Paimon: the Opponents lose 8 Strength.',
  ]);
  expect(givenWords({ view: { ...view, pending: null }, counsel, wins: false }, fakeBook)).toEqual({
    reasons: [],
    says: null,
  });
});

test('that it is sure to win is told before all else', () => {
  const view = battle();
  const { reasons } = givenWords({ view, counsel: hint(view), wins: true }, fakeBook);
  expect(reasons[0]).toBe('This is sure to win at the coming Strength Check.');
  expect(reasons).toHaveLength(2);
});
