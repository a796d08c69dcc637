import { fail, ok, type Result } from '../engine/kernel/result.ts';
import type { SavedState } from '../engine/kernel/save.ts';
import type { Command } from '../engine/kernel/types.ts';
import { jsonOf, numberOf, textOf } from './columns.ts';
import { DamagedRowError } from './errors.ts';
import type { ReadableDb, Row, WritableDb } from './handles.ts';

/** What a game is made of besides its answers and its content. */
export interface GameHeader {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: number;
  /** As the rules wrote it; whoever plays it checks it. */
  readonly setup: unknown;
  readonly seed: string;
  /** ISO 8601, UTC; so is `playedAt`. */
  readonly createdAt: string;
}

/** How far a game is, for the list of games. */
export interface Progress {
  readonly round: number;
  readonly outcome: unknown;
}

/** A line of the list of games. */
export interface GameRow extends GameHeader, Progress {
  readonly playedAt: string;
  /** Answers given so far. */
  readonly answers: number;
}

/** A row of the list as it was found: what it says, or what is wrong with it and where. */
export interface ListedGame {
  readonly id: string;
  readonly playedAt: string;
  readonly row: Result<GameRow, string>;
}

export interface Snapshot extends SavedState {
  /** After how many answers. */
  readonly number: number;
}

/** Everything stored of one game, except the packs it is played with. */
export interface StoredGame extends GameRow {
  readonly commands: readonly Command[];
  readonly snapshot: Snapshot | null;
}

export interface NewGameRow extends GameHeader, Progress {
  /** Hashes of pack versions that are already kept. */
  readonly packs: readonly string[];
  readonly state: SavedState;
}

export interface AnswerRow extends Progress {
  readonly game: string;
  /** Counted from 1; must be the next one. */
  readonly number: number;
  readonly command: Command;
  readonly state: SavedState;
  readonly playedAt: string;
}

/** Keeps a game that has just begun. One transaction; throws where the id is taken or a pack is not kept. */
export function createGame(db: WritableDb, game: NewGameRow): void {
  db.inTransaction(() => {
    db.run(
      `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, outcome)
        VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
      ...[game.id, game.ruleset, game.rules, JSON.stringify(game.setup), game.seed],
      ...[game.createdAt, game.createdAt, game.round, jsonOrNull(game.outcome)],
    );
    for (const pack of game.packs) db.run('INSERT INTO game_packs (game, pack) VALUES (?, ?)', game.id, pack);
    putSnapshot(db, game.id, { ...game.state, number: 0 });
  });
}

/**
 * Keeps one answer together with the state it led to, whole or not at all; when this returns it is on disk. Throws where
 * the game is gone or the answer is not the next one.
 */
export function appendAnswer(db: WritableDb, answer: AnswerRow): void {
  const { game, number, command } = answer;
  db.inTransaction(() => {
    const changed = db.run(
      'UPDATE games SET answers = ?, round = ?, outcome = ?, played_at = ? WHERE id = ? AND answers = ?',
      ...[number, answer.round, jsonOrNull(answer.outcome), answer.playedAt, game, number - 1],
    );
    if (changed !== 1) throw new Error(`answer ${String(number)} does not follow in game ${game}`);
    db.run(
      'INSERT INTO answers (game, number, decision, seat, answer) VALUES (?, ?, ?, ?, ?)',
      ...[game, number, command.decision, command.seat, JSON.stringify(command.answer)],
    );
    putSnapshot(db, game, { ...answer.state, number });
  });
}

function putSnapshot(db: WritableDb, game: string, { number, hash, text }: Snapshot): void {
  db.run(
    `INSERT INTO snapshots (game, number, hash, text) VALUES (?, ?, ?, ?) ON CONFLICT (game)
      DO UPDATE SET number = excluded.number, hash = excluded.hash, text = excluded.text`,
    ...[game, number, hash, text],
  );
}

/** All games, the last played first. A row that cannot be read costs that game's line, not the list. */
export function listGames(db: ReadableDb): readonly ListedGame[] {
  return db.all('SELECT * FROM games ORDER BY played_at DESC, id').map((row) => ({
    id: textOf(row, 'id'),
    playedAt: textOf(row, 'played_at'),
    row: readGame(row),
  }));
}

function readGame(row: Row): Result<GameRow, string> {
  try {
    return ok(gameOf(row));
  } catch (error) {
    if (error instanceof DamagedRowError) return fail(`games.${error.message}`);
    throw error;
  }
}

/** One game with all its answers, or null. Throws {@link DamagedRowError} where answers are missing or unreadable. */
export function loadGame(db: ReadableDb, id: string): StoredGame | null {
  const row = db.get('SELECT * FROM games WHERE id = ?', id);
  if (!row) return null;
  const game = gameOf(row);
  const commands = db.all('SELECT * FROM answers WHERE game = ? ORDER BY number', id).map(commandOf);
  if (commands.length !== game.answers)
    throw new DamagedRowError(`answers: expected ${String(game.answers)}, found ${String(commands.length)}`);
  const snapshot = db.get('SELECT number, hash, text FROM snapshots WHERE game = ?', id);
  return { ...game, commands, snapshot: snapshot ? snapshotOf(snapshot) : null };
}

/** Deletes a game with all its answers. @returns whether there was one */
export function deleteGame(db: WritableDb, id: string): boolean {
  return db.run('DELETE FROM games WHERE id = ?', id) > 0;
}

const gameOf = (row: Row): GameRow => ({
  id: textOf(row, 'id'),
  ruleset: textOf(row, 'ruleset'),
  rules: numberOf(row, 'rules'),
  setup: jsonOf(row, 'setup'),
  seed: textOf(row, 'seed'),
  createdAt: textOf(row, 'created_at'),
  playedAt: textOf(row, 'played_at'),
  answers: numberOf(row, 'answers'),
  round: numberOf(row, 'round'),
  outcome: jsonOf(row, 'outcome'),
});

function commandOf(row: Row, index: number): Command {
  const number = numberOf(row, 'number');
  if (number !== index + 1) throw new DamagedRowError(`answers: number ${String(index + 1)} is missing`);
  const answer = jsonOf(row, 'answer');
  if (!isTexts(answer)) throw new DamagedRowError(`answers: number ${String(number)} is no list of texts`);
  return { decision: numberOf(row, 'decision'), seat: numberOf(row, 'seat'), answer };
}

const snapshotOf = (row: Row): Snapshot => ({
  number: numberOf(row, 'number'),
  hash: textOf(row, 'hash'),
  text: textOf(row, 'text'),
});

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
