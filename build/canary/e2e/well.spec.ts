import { expect, test } from '@playwright/test';

test('one that is well', () => {
  expect(1).toBe(1);
});
