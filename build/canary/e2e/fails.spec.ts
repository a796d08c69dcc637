import { expect, test } from '@playwright/test';

test.fail('one that is known to fail', () => {
  expect(1).toBe(2);
});
