import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';

const renderer = fileURLToPath(new URL('../../', import.meta.url));

/** All that the window is made of, but for the messages themselves and for tests. */
const source = globSync('**/*.{ts,svelte}', { cwd: renderer })
  .filter((file) => !file.startsWith('text/language/') && !file.includes('.test.'))
  .map((file) => readFileSync(`${renderer}/${file}`, 'utf8'))
  .join('\n');

/** Keys that stand there whole. */
const whole: ReadonlySet<string> = new Set(
  [...source.matchAll(/['"`]([a-z]\w*\.\w+)['"`]/gi)].map(([, key = '']) => key),
);

/** Keys of which a part is put in: `` `phase.${phase}` ``. */
const parts: readonly RegExp[] = [...source.matchAll(/`([a-z]\w*\.\w*\$\{[^`]*)`/gi)].map(
  ([, key = '']) =>
    new RegExp(
      `^${key
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.+')}$`,
    ),
);

test('there is no message that nobody says', () => {
  const keys = Object.entries(en).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => `${area}.${key}`),
  );
  const unsaid = keys.filter((key) => !whole.has(key) && !parts.some((part) => part.test(key)));
  expect(unsaid).toEqual([]);
});
