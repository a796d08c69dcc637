import { expect, test } from 'vitest';

test('one that is well', () => {
  expect(1).toBe(1);
});
