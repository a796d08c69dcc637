import { randomUUID } from 'node:crypto';
import { numberOf, textOf } from './columns.ts';
import type { OwnedDb, ReadableDb, WritableDb } from './handles.ts';
import { copyGameRows } from './game-parts.ts';
import { likenessIn, type LogLikeness } from './likeness.ts';

/** A game that is otherwise in another database than here. */
export interface GameDifference {
  readonly id: string;
  readonly name: string | null;
  /** Answers here and there; null where it is not there at all. */
  readonly here: number | null;
  readonly there: number | null;
  readonly likeness: Exclude<LogLikeness, 'same'> | 'new' | 'missing';
}

/** What another database has otherwise than this one. */
export interface Comparison {
  /** Games in the other one. */
  readonly games: number;
  readonly differences: readonly GameDifference[];
  /** Rows of other tables that are there and not here, by table; those without any are left out. */
  readonly additions: Readonly<Record<string, number>>;
}

const OTHER = 'other';

/** A table whose rows are kept for themselves, and those whose rows belong to one of them. */
interface Root {
  readonly table: string;
  readonly parts: readonly { readonly table: string; readonly of: string }[];
}

/** A merge adds what is not here, with all that belongs to it, and changes nothing that is. Games are another matter. */
const ROOTS: readonly Root[] = [
  {
    table: 'decks',
    parts: [
      { table: 'deck_versions', of: 'deck' },
      { table: 'deck_drafts', of: 'deck' },
    ],
  },
  {
    table: 'journeys',
    parts: [
      { table: 'journey_steps', of: 'journey' },
      { table: 'journey_games', of: 'journey' },
    ],
  },
];

/**
 * Runs `work` with another file of the same version attached for reading.
 * @param file a whole database of this very version
 */
export function withOther<T>(db: OwnedDb, file: string, work: () => T): T {
  db.run(`ATTACH ? AS ${OTHER}`, file);
  try {
    return work();
  } finally {
    db.run(`DETACH ${OTHER}`);
  }
}

/** What the attached database has otherwise. */
export function compared(db: ReadableDb): Comparison {
  const both = db.all(
    `SELECT id, ours.answers AS here, theirs.answers AS there, coalesce(ours.name, theirs.name) AS name,
        ours.id IS NULL AS isNew, theirs.id IS NULL AS isMissing
      FROM main.games AS ours FULL JOIN ${OTHER}.games AS theirs USING (id)`,
  );
  const differences = both.flatMap((row): readonly GameDifference[] => {
    const id = textOf(row, 'id');
    const name = row['name'] === null ? null : textOf(row, 'name');
    const of = (column: 'here' | 'there'): number | null =>
      row[column] === null ? null : numberOf(row, column);
    const line = { id, name, here: of('here'), there: of('there') };
    if (row['isNew'] === 1) return [{ ...line, likeness: 'new' }];
    if (row['isMissing'] === 1) return [{ ...line, likeness: 'missing' }];
    const likeness = likenessIn(db, id, OTHER);
    return likeness === 'same' ? [] : [{ ...line, likeness }];
  });
  const games = numberOf(db.get(`SELECT count(*) AS n FROM ${OTHER}.games`) ?? {}, 'n');
  return { games, differences, additions: additionsIn(db) };
}

function additionsIn(db: ReadableDb): Readonly<Record<string, number>> {
  const counts = ROOTS.map(({ table }) => [table, newIn(db, table).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The ids of the rows that are there and not here. */
const newIn = (db: ReadableDb, table: string): readonly string[] =>
  db
    .all(`SELECT id FROM ${OTHER}.${table} WHERE id NOT IN (SELECT id FROM main.${table})`)
    .map((row) => textOf(row, 'id'));

function addNew(db: WritableDb, { table, parts }: Root): number {
  const ids = newIn(db, table);
  for (const { table: each, of } of [{ table, of: 'id' }, ...parts])
    db.run(
      `INSERT OR IGNORE INTO main.${each} SELECT * FROM ${OTHER}.${each} WHERE ${of} IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
  return ids.length;
}

/** What a merge did, in games, and in rows of other tables. */
export interface MergeCounts {
  readonly added: number;
  readonly advanced: number;
  readonly copied: number;
  readonly additions: number;
}

/**
 * Brings in what the attached database has and this one has not, whole or not at all: games that are not here, what was
 * played on there, and as a copy what went another way. Nothing that is here is lost or goes back.
 */
export function mergeOther(db: WritableDb, newId: () => string = randomUUID): MergeCounts {
  return db.inTransaction(() => {
    const { differences } = compared(db);
    const of = (likeness: GameDifference['likeness']): readonly string[] =>
      differences.filter((each) => each.likeness === likeness).map(({ id }) => id);
    db.run(
      `INSERT INTO main.pack_versions SELECT * FROM ${OTHER}.pack_versions
        WHERE hash NOT IN (SELECT hash FROM main.pack_versions)`,
    );
    for (const id of of('new')) copyGameRows(db, { from: id, to: id, schema: OTHER });
    for (const id of of('ahead')) playOn(db, id);
    for (const id of of('apart')) {
      const to = newId();
      copyGameRows(db, { from: id, to, schema: OTHER });
      db.run('UPDATE main.games SET copied_from = ? WHERE id = ?', id, to);
    }
    const additions = ROOTS.reduce((sum, root) => sum + addNew(db, root), 0);
    return { added: of('new').length, advanced: of('ahead').length, copied: of('apart').length, additions };
  });
}

/** A game that is here goes on as it did there: what is kept of it stays, and what was played on is added. */
function playOn(db: WritableDb, id: string): void {
  db.run(
    `INSERT INTO main.records SELECT * FROM ${OTHER}.records
      WHERE game = ? AND number > (SELECT records FROM main.games WHERE id = ?)`,
    ...[id, id],
  );
  for (const table of ['happenings', 'snapshots', 'stored_views']) {
    db.run(`DELETE FROM main.${table} WHERE game = ?`, id);
    db.run(`INSERT INTO main.${table} SELECT * FROM ${OTHER}.${table} WHERE game = ?`, id);
  }
  db.run(
    `UPDATE main.games SET (records, answers, round, outcome, played_at, words) =
      (SELECT records, answers, round, outcome, max(played_at, games.played_at), words FROM ${OTHER}.games AS theirs
        WHERE theirs.id = ?) WHERE id = ?`,
    ...[id, id],
  );
}
