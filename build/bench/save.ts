import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { appendRecord, createGame } from '../../db/games/games.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { openDatabase } from '../../db/file/open.ts';
import { firstHaving } from '../games/having.ts';
import { inRoot } from '../tools.ts';
import type { Save } from './support/types.ts';

/*
 * The time of one durable save: an answer, what it led to, header and state in one transaction, synchronised with the disk,
 * over the answers of whole games. Beside it a bare better-sqlite3 transaction that writes the same bytes as one row, in a
 * file of the same settings.
 */

const SAVES = 1500;
/** After so many saves somebody thinks it over: the log is carried over into the file, as it is at rest. */
const BREATH = 25;
/** How many times as long as the bare transaction a save may take. */
const MOST = 1.3;

const { ruleset, saves } = await firstHaving({ what: 'saves to measure', of: ({ bench }) => bench.saves })();

const NOW = '2026-11-23T10:00:00.000Z';

function begin(db: OwnedDb, { game: id, setup, state }: Save): void {
  const header = { id, ruleset, rules: 1, setup, seed: id, seating: null, createdAt: NOW };
  createGame(db, { ...header, round: 1, outcome: null, packs: [], state, events: [] });
}

/** One durable save after the other, each beside the bare transaction of its bytes: the disk is the same for both. */
function timed(
  folder: string,
  rows: readonly Save[],
): { readonly ours: readonly number[]; readonly bare: readonly number[] } {
  const opened = openDatabase(join(folder, 'ours.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const other = new Database(join(folder, 'bare.sqlite'));
  other.pragma('journal_mode = WAL');
  other.pragma('synchronous = FULL');
  // In the middle of no save of either is a log carried over: that is done at rest.
  for (const each of [other, db]) each.exec('PRAGMA wal_autocheckpoint = 0');
  other.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL) STRICT');
  const put = other.prepare('REPLACE INTO bare (id, bytes) VALUES (1, ?)');
  const save = other.transaction((bytes: string) => put.run(bytes));
  const ours: number[] = [];
  const bare: number[] = [];
  for (const row of rows) {
    if (row.number === 1) begin(db, row);
    const { record, state, events } = row;
    const inTurn = [
      () => ours.push(timeOf(() => appendRecord(db, { ...row, playedAt: NOW }))),
      () => bare.push(timeOf(() => save(JSON.stringify(record) + JSON.stringify(events) + state.text))),
    ];
    // Whoever is first pays for what the disk was doing.
    for (const step of row.number % 2 === 0 ? inTurn : inTurn.toReversed()) step();
    if (row.number % BREATH !== 0) continue;
    db.checkpoint();
    other.pragma('wal_checkpoint(PASSIVE)');
  }
  db.close();
  other.close();
  return { ours, bare };
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
  console.log(`${name.padEnd(34)} median ${at(0.5)} ms   p99 ${at(0.99)} ms`);
}

// In the checkout and not in the system's folder for such things, which may be in memory.
mkdirSync(inRoot('.cache'), { recursive: true });
const folder = mkdtempSync(inRoot('.cache', 'bench-save-'));
try {
  const rows = saves(SAVES);
  const bytes = rows.reduce((sum, row) => sum + row.state.text.length, 0) / rows.length;
  console.log(`${rows.length} saves of ${(bytes / 1024).toFixed(1)} KiB on average`);
  const { ours, bare } = timed(folder, rows);
  print('one durable save', ours);
  print('a bare transaction, same bytes', bare);
  const times = medianOf(ours) / medianOf(bare);
  console.log(
    `${times.toFixed(2)} times as long (at most ${String(MOST)}: ${times <= MOST ? 'ok' : 'TOO SLOW'})`,
  );
  if (times > MOST) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
