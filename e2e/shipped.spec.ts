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

test('each package that lies in the program is in the notices and in the bill of materials', async ({
  app,
}) => {
  const found = await app.evaluate(({ app: program }) => {
    const { readdirSync, existsSync } = process.getBuiltinModule('node:fs');
    const modules = `${program.getAppPath()}/node_modules`;
    const names = existsSync(modules) ? readdirSync(modules) : [];
    return {
      resources: process.resourcesPath,
      names: names.flatMap((name) =>
        name.startsWith('@') ? readdirSync(`${modules}/${name}`).map((each) => `${name}/${each}`) : [name],
      ),
    };
  });
  const notices = await readFile(join(found.resources, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const { components } = JSON.parse(await readFile(join(found.resources, 'sbom.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string; readonly version: string }[];
  };
  expect(components.length).toBeGreaterThan(20);
  for (const { name, version } of components) expect(notices).toContain(`${name} ${version} (`);
  // What is bundled, and what is not.
  const wanted = [
    ...found.names,
    'svelte',
    'fflate',
    'marked',
    'dompurify',
    '@tanstack/svelte-virtual',
    'uqr',
  ];
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
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
