import { expect, test } from 'vitest';
import { givenWords } from './given.ts';
import { hint } from './testing/counsel.ts';
import { fakeBook } from './testing/fake-cards.ts';
import { battle } from './testing/scenes.ts';

test('what spoke for an answer is told as a hint would tell it', () => {
  const view = battle();
  const { reasons } = givenWords({ view, counsel: hint(view) }, fakeBook);
  expect(reasons.join(' ')).toBe('The coming Strength Check is expected at +5, not at −2 without it.');
});

test('where nothing tells, what the deed itself did is told; of no question nothing', () => {
  const view = battle();
  const counsel = { ...hint(view, []), instead: null };
  expect(givenWords({ view, counsel }, fakeBook).reasons).toEqual([
    'It defeats Paimon: the Opponents lose 8 Strength.',
  ]);
  expect(givenWords({ view: { ...view, pending: null }, counsel }, fakeBook)).toEqual({
    reasons: [],
    says: null,
  });
});
