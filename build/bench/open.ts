import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listGames, loadGame } from '../../db/games.ts';
import type { OwnedDb } from '../../db/handles.ts';
import { keptGames } from '../../db/keeping.ts';
import { openDatabase } from '../../db/open.ts';
import { inRoot } from '../tools.ts';

/*
 * The time to open a file of ten thousand games with five million answers, to list what was played last, and to load one
 * of its games. Each is measured on a connection of its own.
 */

const GAMES = 10_000;
const ANSWERS = 500;
const RUNS = 7;

function opened(file: string): OwnedDb {
  const result = openDatabase(file, undefined, null);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** Fills the tables by SQL alone: their sizes are those of real games. */
function fill(db: OwnedDb): void {
  db.exec(`
    CREATE TEMP TABLE games_to_be AS
      WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${GAMES})
      SELECT n, printf('%08d-0000-4000-8000-000000000000', n) AS id FROM counted;
    CREATE TEMP TABLE numbers AS
      WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${ANSWERS})
      SELECT n FROM counted;
  `);
  const setup = JSON.stringify({
    seats: [{ name: 'Ann', deck: Array.from({ length: 200 }, () => 'starter:some-card-name') }],
  });
  db.inTransaction(() => {
    db.run(
      `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records, turn)
        SELECT id, 'alpha-omega', 1, ?, 'seed', '2026-01-01', '2026-01-01', ${ANSWERS}, 9, ${ANSWERS}, n FROM games_to_be`,
      setup,
    );
    db.run(
      `INSERT INTO log (game, number, kind, seat, by_seat, decision, answer)
        SELECT id, numbers.n, 'answer', 0, 0, numbers.n, '["card:12"]' FROM games_to_be, numbers`,
    );
    db.run(
      `INSERT INTO snapshots (game, number, hash, text) SELECT id, ${ANSWERS}, 'hash', ? FROM games_to_be`,
      'x'.repeat(12_000),
    );
  });
  db.checkpoint();
}

function tell(name: string, bound: number, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  console.log(
    `${name.padEnd(34)} median ${median.toFixed(1)} ms   worst ${worst.toFixed(1)} ms   bound ${bound} ms`,
  );
  if (median > bound) process.exitCode = 1;
}

mkdirSync(inRoot('.cache'), { recursive: true });
const folder = mkdtempSync(inRoot('.cache', 'bench-open-'));
try {
  const file = join(folder, 'games.sqlite');
  const first = opened(file);
  fill(first);
  first.close();
  console.log(
    `${GAMES} games, ${GAMES * ANSWERS} answers, ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB`,
  );
  const times = { open: [] as number[], list: [] as number[], load: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const db = opened(file);
    const list = listGames(db);
    times.open.push(performance.now() - began);
    const listing = performance.now();
    keptGames(db, { shelf: 'lines', search: '', order: 'played', from: 0, count: 40 });
    times.list.push(performance.now() - listing);
    const loading = performance.now();
    if (loadGame(db, list[run]?.id ?? '')?.records.length !== ANSWERS) throw new Error('a game is missing');
    times.load.push(performance.now() - loading);
    db.close();
  }
  tell('open, and the first page’s list', 300, times.open);
  tell('a part of all that is kept', 100, times.list);
  tell('one game of it', 100, times.load);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
