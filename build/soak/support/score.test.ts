import { expect, test } from 'vitest';
import { scoreText } from './score.ts';

const tally = { killed: 97, timeout: 1, survived: 14, noCoverage: 1 };

test('the score of a sample says between which bounds that of all mutants lies', () => {
  expect(scoreText(tally, 0.02)).toBe('86.7 % (79.2 to 91.8 %)');
});

test('the score of all mutants is no guess', () => {
  expect(scoreText(tally, 1)).toBe('86.7 %');
});

test('where nothing was tried there are no bounds', () => {
  const none = { killed: 0, timeout: 0, survived: 0, noCoverage: 0 };
  expect(scoreText(none, 0.02)).toBe('100.0 %');
});
