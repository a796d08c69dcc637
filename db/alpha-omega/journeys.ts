import { jsonOf, numberOf, textOf, textOrNull } from '../file/columns.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** A journey as it is kept. Whoever leads journeys checks kind and set-up. */
export interface JourneyRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** ISO 8601, UTC, as are all times here. */
  readonly begunAt: string;
  readonly setup: unknown;
  readonly removedAt: string | null;
}

/** A step of a journey. */
export interface StepRow {
  readonly number: number;
  readonly at: string;
  readonly game: string | null;
  readonly step: unknown;
}

/** A game of a journey. */
export interface JourneyGameRow {
  readonly game: string;
  readonly journey: string;
  readonly station: number;
  readonly begunAt: string;
}

/** Keeps a new journey. Throws where the id is taken. */
export function createJourney(db: WritableDb, row: Omit<JourneyRow, 'removedAt'>): void {
  db.run(
    'INSERT INTO journeys (id, kind, name, begun_at, setup) VALUES (?, ?, ?, ?, ?)',
    ...[row.id, row.kind, row.name, row.begunAt, JSON.stringify(row.setup)],
  );
}

/** All journeys, those put away as well, the last begun first. */
export function listJourneys(db: ReadableDb): readonly JourneyRow[] {
  return db.all('SELECT * FROM journeys ORDER BY begun_at DESC, id').map(journeyOf);
}

/** A journey by its id, or null. */
export function loadJourney(db: ReadableDb, id: string): JourneyRow | null {
  const row = db.get('SELECT * FROM journeys WHERE id = ?', id);
  return row ? journeyOf(row) : null;
}

/** @returns whether there is such a journey */
export function renameJourney(db: WritableDb, id: string, name: string): boolean {
  return db.run('UPDATE journeys SET name = ? WHERE id = ?', name, id) > 0;
}

/** Puts a journey away, or takes it out again with `at` null. @returns whether there is such a journey */
export function putAwayJourney(db: WritableDb, id: string, at: string | null): boolean {
  return db.run('UPDATE journeys SET removed_at = ? WHERE id = ?', at, id) > 0;
}

/** The steps of a journey, in order. */
export function stepsOf(db: ReadableDb, journey: string): readonly StepRow[] {
  return db.all('SELECT * FROM journey_steps WHERE journey = ? ORDER BY number', journey).map((row) => ({
    number: numberOf(row, 'number'),
    at: textOf(row, 'at'),
    game: textOrNull(row, 'game'),
    step: jsonOf(row, 'step'),
  }));
}

/** Adds a step after the last one; when this returns it is on disk. Throws where another step has this number. */
export function appendStep(db: WritableDb, journey: string, row: StepRow): void {
  db.run(
    'INSERT INTO journey_steps (journey, number, at, game, step) VALUES (?, ?, ?, ?, ?)',
    ...[journey, row.number, row.at, row.game, JSON.stringify(row.step)],
  );
}

/** Says of a game that it is one of a journey's. */
export function putJourneyGame(db: WritableDb, row: JourneyGameRow): void {
  db.run(
    'INSERT INTO journey_games (game, journey, station, begun_at) VALUES (?, ?, ?, ?)',
    ...[row.game, row.journey, row.station, row.begunAt],
  );
}

/** The games of a journey, the first begun first; some of them may be deleted. */
export function gamesOfJourney(db: ReadableDb, journey: string): readonly JourneyGameRow[] {
  return db
    .all('SELECT * FROM journey_games WHERE journey = ? ORDER BY begun_at, rowid', journey)
    .map(journeyGameOf);
}

/** The journey that a game belongs to, or null. */
export function journeyOfGame(db: ReadableDb, game: string): JourneyGameRow | null {
  const row = db.get('SELECT * FROM journey_games WHERE game = ?', game);
  return row ? journeyGameOf(row) : null;
}

const journeyOf = (row: Row): JourneyRow => ({
  id: textOf(row, 'id'),
  kind: textOf(row, 'kind'),
  name: textOf(row, 'name'),
  begunAt: textOf(row, 'begun_at'),
  setup: jsonOf(row, 'setup'),
  removedAt: textOrNull(row, 'removed_at'),
});

const journeyGameOf = (row: Row): JourneyGameRow => ({
  game: textOf(row, 'game'),
  journey: textOf(row, 'journey'),
  station: numberOf(row, 'station'),
  begunAt: textOf(row, 'begun_at'),
});
