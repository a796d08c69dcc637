import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './app.ts';

test('whose work it is and under what licence comes along, and the icon', async ({ app }) => {
  const resources = await app.evaluate(() => process.resourcesPath);
  for (const name of ['LICENSE', 'CREDITS.md'])
    expect(await readFile(join(resources, name), 'utf8'), name).toBe(await readFile(name, 'utf8'));
  const icon = await app.evaluate(
    ({ nativeImage }, path) => {
      const image = nativeImage.createFromPath(path);
      return image.getSize();
    },
    join(resources, 'icon.png'),
  );
  expect(icon).toEqual({ width: 512, height: 512 });
});

test('the deck doctor plays in threads of its own, whose script lies in the package', async ({
  window,
  app,
}) => {
  expect(await app.evaluate(({ app: program }) => program.getAppPath())).toMatch(/app\.asar$/);
  await window.getByRole('button', { name: /^Decks/ }).click();
  await window.getByRole('button', { name: 'Deck doctor' }).click();
  await window.getByRole('combobox', { name: 'Games' }).selectOption('100');
  await window.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(window.getByText(/^100 games in .*\. Seed /)).toBeVisible({ timeout: 60_000 });
  await expect(window.getByText(/^Wins [\d.]+ of 100 games$/)).toBeVisible();
  await expect(window.getByText(/^\d+ won, \d+ lost/)).toBeVisible();
});
