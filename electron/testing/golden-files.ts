import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { removeDatabase } from '../../db/file/database-files.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { openDatabase } from '../../db/file/open.ts';
import type { PivotalSearches } from '../main/games/alpha-omega/turning-points/search.ts';

/** Files of games as earlier programs really wrote them: see `db/golden/README.md`. */
export const GOLDEN = ['issue-1', 'rules-2', 'issue-2', 'issue-3', 'issue-4'] as const;

/** Such files with games that are not over, one for each version of the rules before today's. */
export const UNFINISHED = ['rules-1-unfinished', 'rules-2-unfinished', 'rules-3-unfinished'] as const;
export type Golden = (typeof GOLDEN)[number] | (typeof UNFINISHED)[number];

/** Puts such a file in a place, instead of what is there with all that SQLite keeps beside it. */
export function layGolden(name: Golden, file: string): void {
  const packed = readFileSync(fileURLToPath(new URL(`../../db/golden/${name}.sqlite.gz`, import.meta.url)));
  removeDatabase(file);
  writeFileSync(file, gunzipSync(packed));
}

/** The games of such a file, read as they were written: before this program touches it. */
export function writtenIn(
  file: string,
): ReadonlyMap<string, { readonly rules: number; readonly answers: number; readonly text: string }> {
  const sqlite = new Database(file, { readonly: true });
  try {
    const log = sqlite
      .prepare(`SELECT name FROM sqlite_master WHERE name IN ('answers', 'records')`)
      .pluck()
      .get();
    const rows = sqlite
      .prepare(
        `SELECT id, rules, text, (SELECT count(*) FROM ${String(log)} WHERE game = id) AS answers
          FROM games JOIN snapshots ON snapshots.game = games.id`,
      )
      .all() as { id: string; rules: number; answers: number; text: string }[];
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  } finally {
    sqlite.close();
  }
}

/** Lays such a file in a folder of its own, and takes both away again. */
export function withLaid(name: Golden, work: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-golden-'));
  try {
    const file = join(folder, 'games.sqlite');
    layGolden(name, file);
    work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a file of games as the program does, and closes it again. */
export function withOpened(file: string, work: (db: OwnedDb) => void): void {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.detail}`);
  try {
    work(opened.value);
  } finally {
    opened.value.close();
  }
}

/** Nobody looks for the moments on which games turned. */
export const NO_SEARCHES: PivotalSearches = {
  start: () => undefined,
  progress: () => null,
  failure: () => null,
  cancel: () => undefined,
  close: () => undefined,
};
