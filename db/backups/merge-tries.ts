import { textOf } from '../file/columns.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** The tries at games of the calendar that are there and not here, in their order. */
export const newTries = (db: ReadableDb): readonly Row[] =>
  db.all(`SELECT * FROM other.calendar_tries WHERE game NOT IN (SELECT game FROM main.calendar_tries)
  ORDER BY calendar, day, number`);

/** A try that is not here is one more of its day; what came of one that is here is told where it was not known. */
export function addTries(db: WritableDb): void {
  for (const row of newTries(db))
    db.run(
      `INSERT INTO main.calendar_tries (calendar, day, number, game, begun_at, result)
        SELECT calendar, day, 1 + (SELECT coalesce(max(number), 0) FROM main.calendar_tries AS ours
          WHERE ours.calendar = theirs.calendar AND ours.day = theirs.day), game, begun_at, result
        FROM other.calendar_tries AS theirs WHERE theirs.game = ?`,
      textOf(row, 'game'),
    );
  db.run(
    `UPDATE main.calendar_tries SET result = (SELECT result FROM other.calendar_tries AS theirs
        WHERE theirs.game = main.calendar_tries.game) WHERE result IS NULL`,
  );
}
