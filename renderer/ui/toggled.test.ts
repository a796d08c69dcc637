import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('whatever is opened and closed tells of it only while it is on the page', () => {
  const listeners = globSync('**/*.svelte', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\bontoggle=\{.{0,8}/g)].map(
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(listeners.length).toBeGreaterThan(4);
  expect(listeners.filter((words) => !words.endsWith('{toggled('))).toEqual([]);
});
