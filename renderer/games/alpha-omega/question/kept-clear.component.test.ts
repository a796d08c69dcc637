import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walkTo } from '../../../input/walked.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { t } from '../../../text/language/language.ts';
import { battle } from '../words/testing/scenes.ts';

/** What opens over the table. */
const OVER = ':popover-open, [data-preview]';

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Waits until something lies over the table, and holds that it covers nothing of what is asked. */
async function leavesQuestion(): Promise<void> {
  await expect.poll(() => document.querySelectorAll(OVER).length).toBeGreaterThan(0);
  await settled();
  const [asked = new DOMRect()] = [...document.querySelectorAll('[data-kept-clear]')].map(boxOf);
  const covered = [...document.querySelectorAll(OVER)].map(boxOf).map(({ top, bottom }) =>
    // Over it, or under it in the hand.
    Math.min(bottom - asked.top, asked.bottom - top),
  );
  expect(Math.max(...covered)).toBeLessThanOrEqual(0);
}

const inPlay = (): HTMLElement | null => document.querySelector('[data-zone=good] .card-button');
const inHand = (): HTMLElement | null => document.querySelector('.hand .card-button');

async function sitAt([width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  inLanguage('en', { hints: false, drawer: 'closed' });
  return sitDown(battle());
}

const sizes: readonly (readonly [number, number])[] = [
  [1280, 800],
  [1920, 1080],
];

test.each(sizes)('at %ix%i no reason lies over what is asked', async (width, height) => {
  await sitAt([width, height]);
  for (const of of [inPlay(), inHand()]) {
    if (of === null) throw new Error('no card to be asked about');
    await userEvent.click(page.elementLocator(of), { button: 'right' });
    await leavesQuestion();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelectorAll(OVER)).toHaveLength(0);
  }
});

test.each(sizes)('at %ix%i no menu lies over what is asked, nor do the Omens', async (width, height) => {
  const { screen } = await sitAt([width, height]);
  for (const name of [t('table.menu'), t('ask.omens')]) {
    await screen.getByRole('button', { name, exact: false }).first().click();
    await leavesQuestion();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelectorAll(OVER)).toHaveLength(0);
  }
});

test.each(sizes)('at %ix%i no card that is shown large lies over what is asked', async (width, height) => {
  await sitAt([width, height]);
  for (const on of [inPlay(), inHand()]) {
    if (on === null) throw new Error('no card to be looked at');
    walkTo(on);
    await leavesQuestion();
  }
});
