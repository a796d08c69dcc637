import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const ALL = Array.from({ length: 11 }, (_, place) => place);

test('as many samples as one names have everything, and each thing is in one of them', () => {
  const samples = ['41', '42', '43'].map((sample) => sampleOf(ALL, 3, sample));
  expect(samples.flat().toSorted((one, other) => one - other)).toEqual(ALL);
  for (const sample of samples) expect(sample.length).toBeGreaterThanOrEqual(3);
});

test('the same number has the same sample', () => {
  expect(sampleOf(ALL, 4, '17')).toEqual(sampleOf(ALL, 4, '17'));
});

test('of fewer things than there are samples, each has one', () => {
  for (const sample of ['0', '1', '2', '3']) expect(sampleOf(['one', 'other'], 4, sample)).toHaveLength(1);
});

test('without a number everything is tried', () => {
  expect(sampleOf(ALL, 3, 'all')).toEqual(ALL);
});
