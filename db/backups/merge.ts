import { randomUUID } from 'node:crypto';
import { numberOf, textOf } from '../file/columns.ts';
import type { OwnedDb, ReadableDb, WritableDb } from '../file/handles.ts';
import { copyGameRows } from '../games/game-parts.ts';
import { likenessIn, type LogLikeness } from '../games/likeness.ts';
import { decksHeld, thingsHeld } from './merge-holds.ts';
import { addThings, thingsToAdd } from './merge-things.ts';

/** A game that is otherwise in another database than here. */
export interface GameDifference {
  readonly id: string;
  readonly name: string | null;
  /** Answers here and there; null where it is not there at all. */
  readonly here: number | null;
  readonly there: number | null;
  readonly likeness: Exclude<LogLikeness, 'same'> | 'new' | 'missing';
}

/** The differences of another database from this one. */
export interface Comparison {
  /** Games in the other one. */
  readonly games: number;
  /** The number of rows it holds beside games, by table; empty tables are left out. */
  readonly holds: Readonly<Record<string, number>>;
  /** The names of its decks. */
  readonly decks: readonly string[];
  readonly differences: readonly GameDifference[];
  /** Rows of other tables that are there and not here, by table; those without any are left out. */
  readonly additions: Readonly<Record<string, number>>;
}

const OTHER = 'other';

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

/** The comparison of the attached database with this one. */
export const compared = (db: ReadableDb): Comparison => found(db).comparison;

/** Findings about the attached database. */
interface Found {
  readonly comparison: Comparison;
  /** The games of which other things happened there, whether a copy of that is here or not. */
  readonly apart: readonly string[];
  /** The copies of them that were brought over before. */
  readonly twins: ReadonlyMap<string, string>;
}

function found(db: ReadableDb): Found {
  const both = db.all(
    `SELECT id, ours.answers AS here, theirs.answers AS there, coalesce(ours.name, theirs.name) AS name,
        ours.id IS NULL AS isNew, theirs.id IS NULL AS isMissing
      FROM main.games AS ours FULL JOIN ${OTHER}.games AS theirs USING (id)`,
  );
  const apart: string[] = [];
  const twins = new Map<string, string>();
  const differences = both.flatMap((row): readonly GameDifference[] => {
    const id = textOf(row, 'id');
    const name = row['name'] === null ? null : textOf(row, 'name');
    const of = (column: 'here' | 'there'): number | null =>
      row[column] === null ? null : numberOf(row, column);
    const line = { id, name, here: of('here'), there: of('there') };
    if (row['isNew'] === 1) return [{ ...line, likeness: 'new' }];
    if (row['isMissing'] === 1) return [{ ...line, likeness: 'missing' }];
    const likeness = likenessIn(db, id, OTHER);
    if (likeness === 'same') return [];
    if (likeness !== 'apart') return [{ ...line, likeness }];
    apart.push(id);
    const twin = twinOf(db, id);
    if (twin === null) return [{ ...line, likeness }];
    twins.set(id, twin);
    return [];
  });
  const games = numberOf(db.get(`SELECT count(*) AS n FROM ${OTHER}.games`) ?? {}, 'n');
  const copied = differences.flatMap(({ id, likeness }) => (likeness === 'apart' ? [id] : []));
  const additions = thingsToAdd(db, { apart, copied });
  const holds = { holds: thingsHeld(db), decks: decksHeld(db) };
  return { comparison: { games, ...holds, differences, additions }, apart, twins };
}

/** A copy of a game that was brought over before, where it has all that is there of it; null where there is none. */
function twinOf(db: ReadableDb, id: string): string | null {
  const copies = db
    .all('SELECT id FROM main.games WHERE copied_from = ?', id)
    .map((row) => textOf(row, 'id'));
  return copies.find((copy) => ['same', 'behind'].includes(likenessIn(db, copy, OTHER, id))) ?? null;
}

/** The counts of a merge: games, and rows of other tables. */
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
  // What is compared first, and by nobody changed since, keeps nobody from writing meanwhile.
  const before = changesOf(db);
  const early = found(db);
  return db.inTransaction(() => {
    const { comparison, apart, twins } = changesOf(db) === before ? early : found(db);
    const { differences } = comparison;
    const of = (likeness: GameDifference['likeness']): readonly string[] =>
      differences.filter((each) => each.likeness === likeness).map(({ id }) => id);
    db.run(
      `INSERT INTO main.pack_versions SELECT * FROM ${OTHER}.pack_versions
        WHERE hash NOT IN (SELECT hash FROM main.pack_versions)`,
    );
    for (const id of of('new')) copyGameRows(db, { from: id, to: id, schema: OTHER });
    for (const id of of('ahead')) playOn(db, id);
    const copies = new Map(of('apart').map((id) => [id, newId()]));
    for (const [id, to] of copies) {
      copyGameRows(db, { from: id, to, schema: OTHER });
      db.run('UPDATE main.games SET copied_from = ? WHERE id = ?', id, to);
    }
    const games = { apart, copied: [...copies.keys()] };
    const additions = addThings(db, games, new Map([...twins, ...copies]), newId);
    return { added: of('new').length, advanced: of('ahead').length, copied: of('apart').length, additions };
  });
}

/** A number that is another one once another connection has changed something. */
const changesOf = (db: ReadableDb): number =>
  numberOf(db.get('PRAGMA main.data_version') ?? {}, 'data_version');

/** A game that is here goes on as it did there: what is kept of it stays, and what was played on is added. */
function playOn(db: WritableDb, id: string): void {
  db.run(
    `INSERT INTO main.log SELECT * FROM ${OTHER}.log AS theirs
      WHERE game = ? AND NOT EXISTS (SELECT 1 FROM main.log WHERE game = theirs.game AND number = theirs.number)`,
    id,
  );
  db.run(
    `UPDATE main.log SET counts = theirs.counts FROM ${OTHER}.log AS theirs
      WHERE log.game = ? AND theirs.game = log.game AND theirs.number = log.number`,
    id,
  );
  for (const table of ['stored_views', 'rules_upgrades']) {
    db.run(`DELETE FROM main.${table} WHERE game = ?`, id);
    db.run(`INSERT INTO main.${table} SELECT * FROM ${OTHER}.${table} WHERE game = ?`, id);
  }
  db.run(
    `UPDATE main.games SET trashed_at = NULL, (rules, records, answers, round, outcome, played_at, words, state_number, state_hash, state) =
      (SELECT rules, records, answers, round, outcome, max(played_at, games.played_at), NULL, state_number, state_hash, state FROM ${OTHER}.games AS theirs
        WHERE theirs.id = ?) WHERE id = ?`,
    ...[id, id],
  );
}
