import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const renderer = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.{svelte,css}', { cwd: renderer }).filter((file) => !file.startsWith('testing/'));

/*
 * A style that asks the whole page or the whole board what is in it is asked anew by whatever comes into it, and then looks at
 * every picture of every card: with sixty cards in play that was 250 of them at each answer.
 */
const WIDE = /(?:^|[\s,(])(?::root|html|body|main|\[data-board\])[^\s,{]*?:has\(/gm;
const wideIn = (source: string): readonly string[] => (source.match(WIDE) ?? []).map((one) => one.trim());

test('no style asks the whole page, or the whole board, whether there is something in it', () => {
  const found = files.flatMap((file) =>
    wideIn(readFileSync(`${renderer}/${file}`, 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('such a style is seen, and one of a part is none', () => {
  const source = `
    :global(:root:has(dialog[open])) h1 { } body:has(.one) .two { } [data-board]:has([data-wide]) .pace { }
    .name:has([data-marks]) .said { } :root[data-steady] h1 { }`;
  expect(wideIn(source)).toHaveLength(3);
});
