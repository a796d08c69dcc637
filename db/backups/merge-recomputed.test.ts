import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../file/columns.ts';
import type { OwnedDb, ReadableDb, Row } from '../file/handles.ts';
import { mergeOther, withOther, type MergeCounts } from './merge.ts';
import { copyOf, reckoned } from '../testing/merge-reckoned.ts';
import { fill, MERGED, pairOf, type Tables } from '../testing/merge-pairs.ts';
import { memoryDb } from '../testing/testing.ts';

/*
 * What must hold of a merge of any two databases. `MERGE_SEED=… npx vitest run --config build/vitest.config.ts --project unit
 * db/backups/merge-recomputed` looks at one pair alone.
 */
const PAIRS = 30;
const only = process.env['MERGE_SEED'];
const seeds = only === undefined ? Array.from({ length: PAIRS }, (_, seed) => seed) : [Number(only)];

/** Tables that a merge leaves alone: they are of this machine, or made anew from what is kept. */
const LEFT = /^(settings|cards|card_(index|tags|texts|words.*)|counted_\w+|sqlite_\w+)$/;

/** Merges `there` into `here`, by way of a file. */
function merge(here: OwnedDb, there: OwnedDb): MergeCounts {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-merge-'));
  const file = join(folder, 'there.sqlite');
  let ids = 0;
  try {
    there.run('VACUUM INTO ?', file);
    return withOther(here, file, () => mergeOther(here, () => `fresh ${String((ids += 1))}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a database holds, each new id told by what it is a copy of. */
function tablesOf(db: ReadableDb): Tables {
  const names = new Map<unknown, string>();
  for (const [table, from] of [
    ['games', 'copied_from'],
    ['decks', 'made_at'],
    ['journeys', 'begun_at'],
  ] as const)
    for (const row of db.all(`SELECT id, ${from} FROM ${table} WHERE id LIKE 'fresh%'`))
      names.set(row['id'], copyOf(textOf(row, from)));
  const told = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, names.get(value) ?? value]));
  return Object.fromEntries(MERGED.map((table) => [table, db.all(`SELECT * FROM ${table}`).map(told)]));
}

/** The rows of a table as texts in an order of their own. */
const linesOf = (found: readonly Row[] = []): readonly string[] =>
  found.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted();

test('a merge comes to what it comes to by plain loops, in each table, and done twice does nothing more', () => {
  const met: Record<string, number> = {};
  for (const seed of seeds) {
    const [here, there] = [memoryDb(), memoryDb()];
    const pair = pairOf(seed);
    fill(here, pair.here);
    fill(there, pair.there);
    const { tables, counts } = reckoned(pair.here, pair.there);
    expect(merge(here, there), `counts of pair ${String(seed)}`).toEqual(counts);
    const found = tablesOf(here);
    for (const table of MERGED)
      expect(linesOf(found[table]), `${table} of pair ${String(seed)}`).toEqual(linesOf(tables[table]));
    for (const [word, count] of Object.entries(counts)) met[word] = (met[word] ?? 0) + count;
    const nothing = { added: 0, advanced: 0, copied: 0, additions: 0 };
    expect(merge(here, there), `pair ${String(seed)} once more`).toEqual(nothing);
    expect(tablesOf(here), `pair ${String(seed)} once more`).toEqual(found);
    here.close();
    there.close();
  }
  if (only !== undefined) return;
  // Each of these was met, and often.
  for (const word of ['added', 'advanced', 'copied', 'additions'])
    expect(met[word], word).toBeGreaterThan(PAIRS / 2);
});

test('of each table it is settled whether a merge touches it', () => {
  const db = memoryDb();
  const all = db.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`).map((row) => textOf(row, 'name'));
  expect(all.filter((name) => !LEFT.test(name)).toSorted()).toEqual(MERGED.toSorted());
});
