import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const renderer = fileURLToPath(new URL('..', import.meta.url));
const ORDER = 'ui/theme/layers.css';
const read = (file: string): string => readFileSync(`${renderer}/${file}`, 'utf8');

/** The layers in their one order, as the theme tells them. */
const layers = [...read(ORDER).matchAll(/--layer-([a-z]+): (-?\d+);/g)].map(([, name, at]) => ({
  name: name ?? '',
  at: Number(at),
}));

/** Where something takes a place over or under others by itself. */
const OWN = /(?:z-index:|zIndex:|style:z-index=)\s*(?!\s|auto;|[^;\n]*var\(--layer-)[^;\n}]*/g;
const ownIn = (source: string): readonly string[] => source.match(OWN) ?? [];

/** The layers by which something stands. */
const usedIn = (source: string): readonly string[] =>
  [...source.matchAll(/var\(--layer-([a-z]+)\)/g)].map(([, name]) => name ?? '');

const files = globSync('**/*.{svelte,css,ts}', { cwd: renderer }).filter(
  (file) => !file.endsWith('.test.ts'),
);

test('no two layers share a place, and they are told from below to above', () => {
  const places = layers.map(({ at }) => at);
  expect(places.length).toBeGreaterThan(5);
  expect([...new Set(places)].toSorted((one, other) => one - other)).toEqual(places);
});

test('whatever lies over something else takes its place from the one order of layers', () => {
  expect(files.flatMap((file) => ownIn(read(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('every layer is used, and none that there is not', () => {
  const used = new Set(files.flatMap((file) => usedIn(read(file))));
  expect([...used].toSorted()).toEqual(layers.map(({ name }) => name).toSorted());
});

test('a figure of its own is found in styles, in markup and in code', () => {
  const source = `
    .one { z-index: 7; } .two { z-index: auto; } .three { z-index: calc(var(--layer-rest) + 1); }
    .four { z-index: 20 !important; } <li style:z-index={at}> { zIndex: '3' }`;
  expect(ownIn(source)).toHaveLength(4);
});
