import { jsonOf, textOf } from '../file/columns.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** Decks that are played together. */
export interface TeamRow {
  readonly id: string;
  readonly name: string;
  /** JSON; whoever builds teams checks it. */
  readonly members: unknown;
}

/** All teams, the last changed first. Throws `DamagedRowError` where one is not what this program wrote. */
export function listTeams(db: ReadableDb): readonly TeamRow[] {
  return db.all('SELECT * FROM teams ORDER BY changed_at DESC, id').map(teamOf);
}

/** Keeps a team as it is now, a new one or one that was kept before. */
export function putTeam(db: WritableDb, { id, name, members }: TeamRow, at: string): void {
  db.run(
    `INSERT INTO teams (id, name, members, made_at, changed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)
      DO UPDATE SET name = excluded.name, members = excluded.members, changed_at = excluded.changed_at`,
    ...[id, name, JSON.stringify(members), at, at],
  );
}

/** Deletes a team; its decks stay. @returns whether there was one */
export function deleteTeam(db: WritableDb, id: string): boolean {
  return db.run('DELETE FROM teams WHERE id = ?', id) === 1;
}

const teamOf = (row: Row): TeamRow => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  members: jsonOf(row, 'members'),
});
