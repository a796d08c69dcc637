import { test } from 'vitest';

test('one that asserts nothing', () => undefined);
