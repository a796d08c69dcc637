import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools.ts';

const ROW = /^\| (?<word>[^|]+) \| [^|]+ \| `(?<name>\w+)` \| `(?<file>[^`]+)` \|$/;

interface Entry {
  readonly name: string;
  readonly file: string;
}

/** The entries of the glossary: rows that name an identifier and its file. */
const entriesOf = (page: string): readonly Entry[] =>
  page.split('\n').flatMap((line) => {
    const { name, file } = ROW.exec(line)?.groups ?? {};
    return name === undefined || file === undefined ? [] : [{ name, file }];
  });

/** The entries whose file is missing or does not declare their identifier. */
const untrue = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ name, file }) => {
    if (!existsSync(inRoot(file))) return true;
    const declared = new RegExp(String.raw`\b(?:interface|type|class|const|function\*?) ${name}\b`);
    return !declared.test(readFileSync(inRoot(file), 'utf8'));
  });

test('each word of the glossary is declared in the file that it names', () => {
  const page = readFileSync(inRoot('GLOSSARY.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| (?!word )\w/.test(line));
  expect(entriesOf(page)).toHaveLength(rows.length);
  expect(rows.length).toBeGreaterThan(30);
  expect(untrue(entriesOf(page))).toEqual([]);
});

test('a file that is gone and a name that is nowhere are found', () => {
  const gone = entriesOf('| a | b | `Running` | `gone.ts` |\n| a | b | `Nobody` | `build/tools.ts` |');
  expect(untrue(gone)).toEqual(gone);
});
