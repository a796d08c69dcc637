import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { sitDown } from '../../../testing/sit-down.ts';
import { settled } from '../../../testing/settled.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { battle, over } from '../words/testing/scenes.ts';
import BalanceScale from './balance-scale.svelte';

const boxOf = (one: string): DOMRect => {
  const found = document.querySelector(`[role='meter'] ${one}`);
  if (found === null) throw new Error(`The Balance has no ${one}`);
  return found.getBoundingClientRect();
};

const middleOf = (one: string): number => boxOf(one).left + boxOf(one).width / 2;

function stillMotion(): void {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => document.documentElement.removeAttribute('data-motion'));
}

test('near its end words say how near it is', async () => {
  await page.viewport(1280, 800);
  const { screen } = await sitDown({ ...battle(), balance: { good: 2, opponent: 50 } });
  await expect.element(screen.getByText('2 points from losing')).toBeVisible();
});

test('while more is still to be told nothing is said to be decided: who has just fallen may rise again', async () => {
  const props = { balance: { good: 60, opponent: 2 }, goal: 50, lostBy: 50 };
  const { getByRole, getByText, rerender } = await render(BalanceScale, { ...props, isTelling: true });
  await expect.element(getByRole('meter')).toBeVisible();
  await expect.element(getByText('Enough to win so far')).not.toBeInTheDocument();
  await rerender({ isTelling: false });
  await expect.element(getByText('Enough to win so far')).toBeVisible();
});

test('of a game that has ended nothing is told as far as it is known so far', async () => {
  const { screen } = await sitDown({ ...over(), balance: { good: 52, opponent: 0 } });
  await screen.getByRole('button', { name: 'View table' }).click();
  await expect.element(screen.getByText('Enough to win', { exact: true })).toBeVisible();
});

test('with the log open the words that say so stay in one line, and inside the bar', async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { drawer: 'open' });
  onTestFinished(() => inLanguage('en'));
  await sitDown({ ...battle(), balance: { good: 2, opponent: 46 } });
  await settled();
  const warning = boxOf('.warning');
  expect(document.querySelector('[role=meter] .warning')?.textContent).toBe('6 points from losing');
  expect(warning.height).toBeLessThan(20);
  expect(warning.left).toBeGreaterThanOrEqual(boxOf('.end:first-child').right);
  expect(warning.right).toBeLessThanOrEqual(boxOf('.end:last-child').left);
});

test.each([100, 130])(
  'when the words come, nothing of the scale moves, with text of %i in a hundred',
  async (textSize) => {
    await page.viewport(1280, 800);
    inLanguage('en', { textSize });
    onTestFinished(() => inLanguage('en'));
    const parts = ['.side.bad', '.side.good', '.scales svg', '.track', '.end:first-child', '.end:last-child'];
    const { session } = await sitDown({ ...battle(), balance: { good: 20, opponent: 44 } });
    await settled();
    const before = parts.map((part) => boxOf(part).toJSON() as unknown);
    expect(document.querySelector('[role=meter] .warning')).toBeNull();
    session.view = { ...session.view, balance: { good: 20, opponent: 65 } };
    await expect.poll(() => document.querySelector('[role=meter] .warning')?.textContent).toMatch(/losing/);
    await settled();
    expect(parts.map((part) => boxOf(part).toJSON() as unknown)).toEqual(before);
  },
);

test.each([
  ['en', 1280, 'closed'],
  ['en', 1280, 'open'],
  ['es', 1280, 'closed'],
  ['es', 1280, 'open'],
  ['es', 1920, 'open'],
] as const)(
  'beyond an end it is said what that is enough for, and nothing of the scale moves: %s, %i, story %s',
  async (language, width, drawer) => {
    await page.viewport(width, 800);
    inLanguage(language, { drawer });
    onTestFinished(() => inLanguage('en'));
    const parts = ['.side.bad', '.side.good', '.scales svg', '.track', '.end:first-child', '.end:last-child'];
    const { session } = await sitDown({ ...battle(), balance: { good: 20, opponent: 44 } });
    await settled();
    const before = parts.map((part) => boxOf(part).toJSON() as unknown);
    const wins = {
      en: ['Enough to lose so far', 'Enough to win so far'],
      es: ['Ahora se perdería', 'Ahora se ganaría'],
    }[language];
    for (const [at, balance] of [
      { good: 20, opponent: 75 },
      { good: 75, opponent: 20 },
    ].entries()) {
      session.view = { ...session.view, balance };
      await expect.poll(() => document.querySelector('[role=meter] .warning')?.textContent).toBe(wins[at]);
      await settled();
      expect(parts.map((part) => boxOf(part).toJSON() as unknown)).toEqual(before);
      expect(boxOf('.warning').left).toBeGreaterThanOrEqual(boxOf('.end:first-child').right);
      expect(boxOf('.warning').right).toBeLessThanOrEqual(boxOf('.end:last-child').left);
    }
  },
);

test.each([
  ['en', 110, -7, 50],
  ['en', 150, -7, 50],
  ['en', 190, -43, 50],
  ['en', 200, 140, 100],
  ['es', 100, 33, 25],
  ['es', 200, 33, 25],
] as const)(
  'however narrow the bar is, it shows the lead and both ends: %s at a text size of %d, %d of %d',
  async (language, textSize, by, goal) => {
    stillMotion();
    await page.viewport(1280, 800);
    inLanguage(language, { textSize, motion: 'reduced' });
    onTestFinished(() => inLanguage('en'));
    const balance = { good: 200 + by, opponent: 200 };
    await sitDown({ ...battle(), balance, goal, lostBy: goal });
    await settled();
    const track = boxOf('.track');
    const inside = document.querySelector('.track')?.clientWidth ?? 0;
    const share = Math.max(-1, Math.min(1, by / goal));
    await expect
      .poll(() => middleOf('.now') - middleOf('.zero'))
      .toBeCloseTo((share * (inside - boxOf('.now').width)) / 2, -0.5);
    expect(boxOf('.now').left).toBeGreaterThanOrEqual(track.left);
    expect(boxOf('.now').right).toBeLessThanOrEqual(track.right);
    for (const end of ['.end:first-child', '.end:last-child']) {
      expect(boxOf(end).width).toBeGreaterThan(10);
      expect(boxOf(end).bottom, end).toBeLessThanOrEqual(boxOf('.now').top);
    }
  },
);

test('far from both ends nothing is said of them', async () => {
  const { screen } = await sitDown(battle());
  await expect.element(screen.getByRole('meter', { name: 'Balance of Strength' })).toBeVisible();
  await expect.element(screen.getByText(/points from/)).not.toBeInTheDocument();
});

test('the scale stands still where the program is set so, whatever the computer says', async () => {
  const root = document.documentElement;
  onTestFinished(() => root.removeAttribute('data-motion'));
  await sitDown(battle());
  const seconds = (): readonly number[] =>
    ['.beam', '.fill', '.now'].map((one) => {
      const moving = document.querySelector(one);
      return moving === null ? Infinity : Number.parseFloat(getComputedStyle(moving).transitionDuration);
    });
  root.dataset['motion'] = 'full';
  expect(Math.min(...seconds())).toBeGreaterThan(0.1);
  root.dataset['motion'] = 'reduced';
  // Of no time there is no transition; the shortest would be a frame more.
  expect(Math.max(...seconds())).toBe(0);
});

test('what is filled ends under the marker', async () => {
  stillMotion();
  await page.viewport(1280, 800);
  await sitDown({ ...battle(), balance: { good: 25, opponent: 0 } });
  await settled();
  const zero = middleOf('.zero');
  await expect.poll(() => middleOf('.now')).toBeGreaterThan(zero + 10);
  expect(boxOf('.fill').left).toBeCloseTo(zero, -0.5);
  expect(boxOf('.fill').right).toBeGreaterThan(boxOf('.now').left);
  expect(boxOf('.fill').right).toBeLessThan(boxOf('.now').right);
});
