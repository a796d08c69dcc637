import { expect, test } from 'vitest';
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
