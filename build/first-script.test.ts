import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstOf, firstPageWeighed, LIMITS } from './first-script.ts';

const PAGE = `<script type="module" crossorigin src="./assets/main-a.js"></script>
<link rel="stylesheet" crossorigin href="./assets/main-a.css">
<link rel="modulepreload" crossorigin href="./assets/first-page-b.js">`;

const FILES = {
  'main-a.js': 'import("./table-d.js");',
  'main-a.css': 'main{}',
  'first-page-b.js': 'import{a as b,$ as c}from"./shared-c.js";b(c);',
  'first-page-b.css': 'p{}',
  'shared-c.js': 'import"./more-e.js";export{a,$}',
  'more-e.js': 'x();',
  'table-d.js': 'y();'.repeat(1000),
  'first-en-f.js': 'z();',
  'first-es-g.js': 'z();z();',
};

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text);
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-first-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  write(FILES);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('what the document names, what that imports at once and one language are first, and what comes later is not', () => {
  const { script, style, bytes } = firstOf(folder);
  expect(script.map((file) => file.replace('assets/', ''))).toEqual([
    ...['main-a.js', 'first-page-b.js', 'shared-c.js', 'more-e.js', 'first-es-g.js'],
  ]);
  expect(style).toEqual(['assets/main-a.css', 'assets/first-page-b.css']);
  expect(bytes).toEqual({
    script: script.reduce(
      (sum, file) => sum + FILES[file.replace('assets/', '') as keyof typeof FILES].length,
      0,
    ),
    style: 9,
  });
});

const CONTENTS = {
  'assets/first-page-b.js': [['renderer/small.ts', 10]],
  'assets/more-e.js': [['renderer/rulebook.ts', 449_000]],
  'assets/table-d.js': [['renderer/table.ts', 4000]],
} as const;

test('a first page within its limits holds', () => {
  expect(firstPageWeighed(folder, CONTENTS)).toMatchObject({ passed: 1, failed: 0 });
});

test('a script too many fails by whatever file it comes in, with what is in them', () => {
  write({ 'more-e.js': 'x'.repeat(LIMITS.script) });
  const { failed, said = '' } = firstPageWeighed(folder, CONTENTS);
  expect(failed).toBe(1);
  expect(said).toMatch(/449000 renderer\/rulebook\.ts\n +10 renderer\/small\.ts/);
  expect(said).not.toMatch(/table/);
});

test('a style too many fails', () => {
  write({ 'first-page-b.css': 'p{}'.repeat(LIMITS.style / 3) });
  expect(firstPageWeighed(folder, CONTENTS)).toMatchObject({ failed: 1 });
});

test('a document that names no scripts is no first page, and fails', () => {
  writeFileSync(join(folder, 'index.html'), '<main></main>');
  expect(firstPageWeighed(folder, CONTENTS)).toMatchObject({ failed: 1 });
});
