import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../renderer/text/language/en/index.ts';
import { first as english } from '../renderer/text/language/en/first.ts';
import { first as spanish } from '../renderer/text/language/es/first.ts';
import { inRoot } from './tools.ts';

/** What a file imports in order to run, types left out, and what is read later. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?'(\.[^'?]+)'/gm;

function closureOf(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file) || !/\.(ts|svelte)$/.test(file)) return found;
  const text = readFileSync(inRoot(file), 'utf8');
  found.set(file, text);
  for (const [, target = ''] of text.matchAll(IMPORT)) closureOf(join(dirname(file), target), found);
  return found;
}

/** The areas of which something is said in a text, whole or with a part put in. */
const saidIn = (text: string): readonly string[] =>
  [...text.matchAll(/['"`]([a-z]\w*)\.(?:\w+|\w*\$\{[^`]*)['"`]/gi)]
    .map(([, area = '']) => area)
    .filter((area) => area in en);

test('what the first page may say is read with it, in each language, and nothing else', () => {
  const files = closureOf('renderer/first-page.ts');
  expect([...files.keys()]).toContain('renderer/shell/home.svelte');
  const said = new Set(
    [...files].flatMap(([file, text]) => (file.includes('/language/') ? [] : saidIn(text))),
  );
  expect(Object.keys(english).toSorted()).toEqual([...said].toSorted());
  expect(Object.keys(spanish).toSorted()).toEqual([...said].toSorted());
});

test('what asks the first questions needs nothing of the page', () => {
  expect([...closureOf('renderer/main.ts').keys()]).toEqual([
    'renderer/main.ts',
    'renderer/asked-before.ts',
    'renderer/ui/painted.ts',
  ]);
});
