import { expect, test } from 'vitest';
import { usualNames } from './usual-names.ts';

test('who gave no name is called by side, and by number from the second on', () => {
  expect([1, 2, 6].map(usualNames.disciple)).toEqual(['Disciple', 'Disciple 2', 'Disciple 6']);
  expect([1, 3].map(usualNames.adversary)).toEqual(['Adversary', 'Adversary 3']);
});
