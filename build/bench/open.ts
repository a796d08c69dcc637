import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyGameRows } from '../../db/games/game-parts.ts';
import { listGames } from '../../db/games/games.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { keptGames } from '../../db/games/saves.ts';
import { openDatabase } from '../../db/file/open.ts';
import { firstHaving } from '../games/having.ts';
import { inRoot } from '../tools.ts';

/*
 * The time to open a file of ten thousand games with five million answers, to list what was played last, and to bring one
 * of its games to the table. Each is measured on a connection of its own.
 */

const GAMES = 10_000;
const ANSWERS = 500;
const RUNS = 7;
const long = await firstHaving({ what: 'long games to fill a file with', of: ({ bench }) => bench.long })();

/** So many games are copied at a time: the log of what is written is carried over between. */
const AT_ONCE = 100;

function opened(file: string): OwnedDb {
  const result = openDatabase(file, undefined, null);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** Fills the file with copies of one game, under names of their own. */
function fill(db: OwnedDb, game: string): void {
  for (let from = 1; from < GAMES; from += AT_ONCE) {
    db.inTransaction(() => {
      for (let copy = from; copy < Math.min(from + AT_ONCE, GAMES); copy += 1)
        copyGameRows(db, { from: game, to: `copy-${String(copy).padStart(31, '0')}`, schema: 'main' });
    });
    db.checkpoint();
  }
  db.run(`UPDATE games SET turn = rowid, words = 'ann ben cara dan eve finn and there was war in heaven'`);
  db.checkpoint();
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
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
  // What is filled in is lost with the bench: nothing has to wait for the disk.
  first.exec('PRAGMA synchronous = OFF');
  fill(first, long.play(first, ANSWERS));
  const answers = first.get(`SELECT count(*) AS n FROM records WHERE kind = 'answer'`)?.['n'];
  first.close();
  const mebibytes = (statSync(file).size / 2 ** 20).toFixed(0);
  console.log(`${String(GAMES)} games, ${String(answers)} answers, ${mebibytes} MiB`);
  const times = { open: [] as number[], list: [] as number[], find: [] as number[], load: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const db = opened(file);
    const list = listGames(db);
    times.open.push(performance.now() - began);
    const part = { shelf: 'lines', search: '', order: 'played', from: 0, count: 40 } as const;
    times.list.push(timeOf(() => keptGames(db, part)));
    times.find.push(timeOf(() => keptGames(db, { ...part, search: 'ann', order: 'name' })));
    const open = long.table(db);
    const loading = performance.now();
    const entries = open(list[run]?.id ?? '');
    times.load.push(performance.now() - loading);
    if (entries === 0) throw new Error('a game is empty');
    db.close();
  }
  tell('open, and the first page’s list', 300, times.open);
  tell('a part of all that is kept', 100, times.list);
  tell('what is found by a name in it', 100, times.find);
  tell('one game of it, at the table', 100, times.load);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
