import { expect, test } from 'vitest';

test.fails('one that is known to fail', () => {
  expect(1).toBe(2);
});
