import { expect, test } from 'vitest';

test.only('one that was looked at alone', () => {
  expect(1).toBe(1);
});

test('one that was forgotten', () => {
  expect(1).toBe(1);
});
