import { expect, test } from './app.ts';

test('the game opens a window that shows its name', async ({ window }) => {
  await expect(window).toHaveTitle(/Alpha\/Omega/);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
});
