import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { catalogueOf, loadPacks, setUp } from '../../cards/load.ts';
import { appendRecord, createGame, type RecordRow } from '../../db/games.ts';
import type { OwnedDb } from '../../db/handles.ts';
import { openDatabase } from '../../db/open.ts';
import { alphaOmega, createMachine, randomAnswer, saveState, startStream, tell } from '../../engine/index.ts';
import { inRoot } from '../tools.ts';

/*
 * The time of one durable save: answer, header and snapshot in one transaction, synchronised with the disk, over the
 * answers of whole games. Beside it a bare better-sqlite3 transaction that writes the same bytes as one row.
 */

const SAVES = 1500;

type Save = Omit<RecordRow, 'playedAt'>;

/** The answers of random games, one game after the other, as they are stored. */
function saves(count: number): readonly Save[] {
  const [pack] = loadPacks(inRoot('cards/packs')).packs;
  const objective = pack?.objectives[0];
  if (!pack || objective === undefined) throw new Error('there is no pack with an Objective in cards/packs');
  const machine = createMachine(alphaOmega, catalogueOf([pack]));
  const rows: Save[] = [];
  for (let game = 0; rows.length < count; game += 1) {
    let { state } = machine.begin(setUp(pack, objective, ['Ann']), `save ${game}`);
    let rng = startStream(`save ${game}`, 'random player');
    for (let number = 1; state.pending; number += 1) {
      const { id: decision, seat, ask } = state.pending;
      const [answer, after] = randomAnswer(ask, rng);
      rng = after;
      const command = { decision, seat, answer };
      const applied = machine.apply(state, command);
      if (!applied.ok) throw new Error(applied.error.code);
      state = applied.value.state;
      const { round } = state.table;
      rows.push({
        game: String(game),
        number,
        record: { kind: 'answer', command, by: seat },
        line: Array.from({ length: number }, (_, index) => index + 1),
        events: tell(applied.value.events, state.table, [0]),
        round,
        outcome: state.outcome,
        state: saveState(state),
      });
    }
  }
  return rows.slice(0, count);
}

function begin(db: OwnedDb, id: string, state: Save['state']): void {
  const header = {
    id,
    ruleset: 'alpha-omega',
    rules: 1,
    setup: {},
    seed: id,
    seating: null,
    createdAt: 'now',
  };
  createGame(db, { ...header, round: 1, outcome: null, packs: [], state, events: [] });
}

function timeOurs(folder: string, rows: readonly Save[]): readonly number[] {
  const opened = openDatabase(join(folder, 'ours.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const times = rows.map((row) => {
    if (row.number === 1) begin(db, row.game, row.state);
    const start = performance.now();
    appendRecord(db, { ...row, playedAt: 'now' });
    return performance.now() - start;
  });
  db.close();
  return times;
}

function timeBare(folder: string, rows: readonly Save[]): readonly number[] {
  const db = new Database(join(folder, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes TEXT NOT NULL) STRICT');
  const put = db.prepare('REPLACE INTO bare (id, bytes) VALUES (1, ?)');
  const save = db.transaction((bytes: string) => put.run(bytes));
  const times = rows.map(({ record, state, events }) => {
    const bytes = JSON.stringify(record) + JSON.stringify(events) + state.text;
    const start = performance.now();
    save(bytes);
    return performance.now() - start;
  });
  db.close();
  return times;
}

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
  print('one durable save', timeOurs(folder, rows));
  print('a bare transaction, same bytes', timeBare(folder, rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
