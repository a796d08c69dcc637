import { expect, test } from './app.ts';

// As on the first start there ever is.
test.use({ chosen: null });

test('the game opens a window that shows its name', async ({ window }) => {
  await expect(window).toHaveTitle(/Alpha\/Omega/);
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
});
