import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../../../text/testing/scenes.ts';

test('near its end the marker leaves the end to be read, and words say how near it is', async () => {
  await page.viewport(1280, 800);
  const { screen } = await sitDown({ ...battle(), balance: { good: 2, opponent: 50 } });
  await expect.element(screen.getByText('2 points from losing')).toBeVisible();
  const [end, marker] = ['.end.low', '.now'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  expect(marker?.left).toBeGreaterThanOrEqual(end?.right ?? Infinity);
});

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
  expect(Math.max(...seconds())).toBeLessThan(0.001);
  // The shortest transition is a frame more all the same.
  const marker = document.querySelector('.now');
  expect(marker && getComputedStyle(marker).transitionProperty).toBe('none');
});

test('the marker and what is filled go as far as the lead', async () => {
  await page.viewport(1280, 800);
  const middleOf = (one: string): number => {
    const box = document.querySelector(one)?.getBoundingClientRect();
    return box === undefined ? Number.NaN : box.left + box.width / 2;
  };
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => document.documentElement.removeAttribute('data-motion'));
  await sitDown({ ...battle(), balance: { good: 25, opponent: 0 } });
  const zero = middleOf('.zero');
  await expect.poll(() => middleOf('.now')).toBeGreaterThan(zero + 10);
  const fill = document.querySelector('.fill')?.getBoundingClientRect();
  expect(fill?.left).toBeCloseTo(zero, -0.5);
  expect(fill?.right).toBeCloseTo(middleOf('.now'), -0.5);
});
