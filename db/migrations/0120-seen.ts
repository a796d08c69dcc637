import type { SchemaDb } from '../file/handles.ts';

const COLUMN = `
  -- Of a return: so many of the events of the answer that it led away from had been told by then; null where all had.
  ALTER TABLE log ADD COLUMN seen INTEGER CHECK (seen IS NULL OR (kind = 'return' AND seen >= 0));

  DROP TRIGGER log_never_changes;
  CREATE TRIGGER log_never_changes
  BEFORE UPDATE OF game, number, kind, seat, by_seat, decision, answer, return_to, player, seen ON log
  BEGIN SELECT RAISE(ABORT, 'records are append-only'); END;

  DROP VIEW records;
  CREATE VIEW records AS
    SELECT game, number, kind, seat, by_seat, decision, answer, return_to, player, seen FROM log WHERE number > 0;
`;

/**
 * How much of an answer was seen that was taken back while its turn waited to be left. What was withheld then counts neither
 * for the story nor against an achievement. Of older returns all was seen.
 */
export function seen(db: SchemaDb): void {
  db.exec(COLUMN);
}
