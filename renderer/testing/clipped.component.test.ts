import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unreadable } from './clipped.ts';
import { inLanguage } from './screens/screen.ts';
import { SCREENS } from './screens/screens.ts';

/** Long enough for what is asked for when a screen opens to be there, and for what moves to have come to rest. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

beforeEach(() => page.viewport(1280, 800));
afterEach(() => inLanguage('en'));

// The table is laid out in another way where the text is large.
describe.each([100, 200])('long texts can be read at text size %i', (textSize) => {
  test.each(SCREENS)('$name', async ({ show }) => {
    inLanguage('qps', { textSize, motion: 'reduced' });
    await show();
    await settled();
    expect(unreadable()).toEqual([]);
  });
});
