import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../words/testing/scenes.ts';

/** As long as the name of a seat is that nobody has named. */
const NAME = 'Player 6';

const ribbon = (): DOMRect | undefined =>
  document.querySelector('[data-zone=question]')?.getBoundingClientRect();

test.each([
  ['en', 1280, 100],
  ['en', 1280, 150],
  ['en', 1440, 150],
  ['en', 1920, 150],
  ['es', 1280, 100],
  ['es', 1280, 150],
] as const)(
  'the ribbon of the question is as high when a card is chosen as before: %s, %i wide, text of %i in a hundred',
  async (language, width, textSize) => {
    await page.viewport(width, 800);
    inLanguage(language, { textSize, drawer: 'closed', hints: false });
    onTestFinished(() => inLanguage('en'));
    const view = battle();
    const seats = view.seats.map((seat) => ({ ...seat, name: NAME }));
    const { screen } = await sitDown({ ...view, seats });
    await settled();
    const before = ribbon()?.height;
    await screen.getByRole('button', { name: /^Michael|^Miguel/ }).click();
    await expect.poll(() => document.querySelectorAll('main [data-card].target').length).toBeGreaterThan(0);
    await settled();
    expect(ribbon()?.height).toBe(before);
  },
);
