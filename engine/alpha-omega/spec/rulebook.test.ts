import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const RULES = join(import.meta.dirname, '..');
const TOP = join(RULES, '../..');

/** The rulebook's headings in its order, each with how many rows it has: a row that is lost is missed. */
const HEADINGS = [
  ['Rules Forum', 'FO', 2],
  ['What is Alpha/Omega?', 'WH', 5],
  ['What You’ll Need', 'WN', 3],
  ['How to Play', 'HP', 1],
  ['Objective', 'OB', 4],
  ['Set Up', 'SU', 11],
  ['On Your Turn', '', 0],
  ['1. Opponent Phase', 'OP', 15],
  ['LURE PLAYER', 'LP', 6],
  ['2. Draw Phase', 'DP', 1],
  ['3. Play Phase', 'PP', 3],
  ['4. Action Phase', 'AP', 7],
  ['CALLING', 'CA', 1],
  ['5. Multiplayer Phase', 'MP', 1],
  ['6. Clean-Up Phase', 'CU', 4],
  ['7. Strength Check Phase', 'SC', 3],
  ['Card Types and Abilities', '', 0],
  ['Good Supernatural Person cards', 'GP', 9],
  ['Good Place cards', 'PL', 9],
  ['Good Event cards', 'EV', 10],
  ['Good Item cards', 'IT', 9],
  ['Calling Cards', 'CC', 5],
  ['Supernatural Opponent Person cards', 'SO', 11],
  ['A Note on the Use of Magic', 'MG', 3],
  ['Example of Play', 'EX', 2],
  ['Round 1', 'R1', 12],
  ['Round 2', 'R2', 14],
  ['Round 3', 'R3', 17],
  ['A Few Rounds Later…', 'FR', 20],
  ['The Next Round', 'NR', 19],
  ['Achievement Scoring', 'AS', 7],
  ['Variations', '', 0],
  ['Opponent Play', 'OY', 3],
  ['Easy Mode', 'EM', 8],
  ['All or Nothing', 'AN', 1],
  ['Fast or Extended Play', 'FE', 2],
  ['Campaign Mode', 'CM', 4],
  ['Where the rulebook is silent', 'SI', 9],
] as const;

interface Row {
  readonly id: string;
  readonly rulings: readonly number[];
  /** Each as it is written: `file` › name. */
  readonly tests: readonly string[];
  /** Why a sentence is no rule; null for a rule. */
  readonly noRule: string | null;
}

interface Section {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** The page as sections of rows. */
function sectionsOf(page: string): readonly Section[] {
  const parts = page.split(/^## /m).slice(1);
  return parts.map((part) => ({
    heading: part.slice(0, part.indexOf('\n')),
    rows: [...part.matchAll(/^\| ([A-Z\d]{2}-\d+) \|(.*)\|$/gm)].map(([, id = '', cells = '']) =>
      rowOf(id, cells),
    ),
  }));
}

function rowOf(id: string, text: string): Row {
  const [, rulings = '', held = ''] = text.split('|').map((cell) => cell.trim());
  const noRule = /^no rule: (.+)$/.exec(held)?.[1] ?? null;
  return {
    id,
    rulings: [...rulings.matchAll(/\d+/g)].map(([number]) => Number(number)),
    tests: noRule === null ? held.split('<br>').filter((named) => named !== '') : [],
    noRule,
  };
}

const isOfTest = (called: ts.Expression): boolean => {
  if (ts.isIdentifier(called)) return called.text === 'test';
  if (ts.isCallExpression(called)) return isOfTest(called.expression);
  return ts.isPropertyAccessExpression(called) && isOfTest(called.expression);
};

/** The names of a file's tests; `test.each` by its template, as it is written. */
function namesIn(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) && isOfTest(node.expression) ? node.arguments[0] : undefined;
    if (name && ts.isStringLiteralLike(name)) names.add(name.text);
    if (name && ts.isTemplateExpression(name)) names.add(name.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest, true));
  return names;
}

const known = new Map<string, ReadonlySet<string> | null>();

/** The names of the tests in a file of this folder, or of `cards/text` and `cards`; null when there is no such file. */
function testsOf(file: string): ReadonlySet<string> | null {
  const path = join(file.startsWith('cards/') ? TOP : RULES, file);
  const names = known.get(file) ?? (existsSync(path) ? namesIn(readFileSync(path, 'utf8')) : null);
  known.set(file, names);
  return names;
}

/** What is wrong with a row; nothing when every test it names is there and each ruling it rests on is held by one of them. */
function faultsOf({ id, tests, rulings, noRule }: Row): readonly string[] {
  if (tests.length === 0) return noRule === null ? [`${id} names no test`] : [];
  const missing = tests.flatMap((named) => {
    const [, file = '', name = ''] = /^`(.+?)` › (.+)$/.exec(named) ?? [];
    const names = testsOf(file);
    if (names === null) return [`${id}: there is no file "${file}"`];
    return names.has(name) ? [] : [`${id}: ${file} has no test "${name}"`];
  });
  const unheld = rulings.filter(
    (number) => !tests.some((named) => named.includes(`› ruling ${String(number)}: `)),
  );
  return [...missing, ...unheld.map((number) => `${id} names no test of ruling ${String(number)}`)];
}

const sections = sectionsOf(readFileSync(join(RULES, 'RULEBOOK.md'), 'utf8'));
const rows = sections.flatMap((section) => section.rows);

describe('RULEBOOK.md', () => {
  test('has every heading of the rulebook, in its order', () => {
    expect(sections.map(({ heading }) => heading)).toEqual(HEADINGS.map(([heading]) => heading));
  });

  test.each(HEADINGS)('%s has all its rows, numbered without a gap', (heading, letters, count) => {
    const ids = sections.find((section) => section.heading === heading)?.rows.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => `${letters}-${String(index + 1)}`));
  });

  test('names for every rule a test that there is, or says why it is no rule', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('rests on every ruling, and on none that there is not', () => {
    const page = readFileSync(join(RULES, 'RULINGS.md'), 'utf8');
    const rulings = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
    const linked = new Set(rows.flatMap((row) => row.rulings));
    expect([...linked].sort((a, b) => a - b)).toEqual(rulings);
  });
});

describe('a bad row is seen', () => {
  const faults = (row: string): readonly string[] =>
    sectionsOf(`## Set Up\n\n${row}\n`).flatMap((section) => section.rows.flatMap(faultsOf));

  test.each([
    ['SU-1 names no test', '| SU-1 | A rule. | | |'],
    [
      'SU-1: there is no file "spec/none.test.ts"',
      '| SU-1 | A rule. | | `spec/none.test.ts` › the die shows 1 to 6 |',
    ],
    [
      'SU-1: spec/set-up.test.ts has no test "the die shows 1 to 7"',
      '| SU-1 | A rule. | | `spec/set-up.test.ts` › the die shows 1 to 6<br>`spec/set-up.test.ts` › the die shows 1 to 7 |',
    ],
    [
      'SU-1 names no test of ruling 3',
      '| SU-1 | A rule. | 3 | `spec/set-up.test.ts` › the die shows 1 to 6 |',
    ],
  ])('%s', (fault, row) => {
    expect(faults(row)).toEqual([fault]);
  });

  test('a good row is not', () => {
    expect(faults('| SU-1 | A rule. | | `spec/set-up.test.ts` › the die shows 1 to 6 |')).toEqual([]);
    expect(faults('| SU-1 | A joke. | | no rule: it is a joke |')).toEqual([]);
  });

  test('a test that is renamed is missed, by its literal or its template', () => {
    expect(
      namesIn("test('one', () => {}); test.each([[1]])('two %i', () => {}); test(`${x} three`, () => {});"),
    ).toEqual(new Set(['one', 'two %i', '${x} three']));
    expect(namesIn("describe('one', () => { expect(test).toBe('two'); });")).toEqual(new Set());
  });
});
