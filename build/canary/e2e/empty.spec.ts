import { test } from '@playwright/test';

test('one that asserts nothing', () => undefined);
