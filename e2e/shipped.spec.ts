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
