import { test } from '../../../e2e/app.ts';

// That nothing came to the console is asked when the test is over, and not by it.
test('one that asserts nothing', ({ problems: _ }) => undefined);
