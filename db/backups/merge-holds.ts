import { numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb } from '../file/handles.ts';

/** The tables kept beside games, each by what a row of it is. */
const HELD = {
  decks: 'other.decks WHERE deleted_at IS NULL',
  journeys: 'other.journeys',
  teams: 'other.teams',
  saved_searches: 'other.saved_searches',
  card_notes: 'other.card_notes',
  replay_notes: 'other.replay_notes',
  calendar_tries: 'other.calendar_tries',
} as const;

/** The number of rows that the attached database holds beside games, by table; empty tables are left out. */
export function thingsHeld(db: ReadableDb): Readonly<Record<string, number>> {
  const counts = Object.entries(HELD).map(([table, lines]): readonly [string, number] => [
    table,
    numberOf(db.get(`SELECT count(*) AS n FROM ${lines}`) ?? {}, 'n'),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The names of the decks that the attached database holds, those in its trash left out. */
export const decksHeld = (db: ReadableDb): readonly string[] =>
  db.all(`SELECT name FROM ${HELD.decks} ORDER BY name, id`).map((row) => textOf(row, 'name'));
