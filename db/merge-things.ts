import { randomUUID } from 'node:crypto';
import { numberOf, textOf } from './columns.ts';
import type { ReadableDb, WritableDb } from './handles.ts';

/*
 * What a merge does with everything but games: it adds what is not here, lets a log go on that was gone on with there, and
 * changes nothing else. The other database is attached under `other`.
 */

/** A table whose rows are kept for themselves, and those whose rows belong to one of them. */
interface Root {
  readonly table: string;
  readonly parts: readonly { readonly table: string; readonly of: string }[];
  /** The rows that make its log, append-only and numbered, and what two of them are compared by. */
  readonly log?: { readonly table: string; readonly of: string; readonly by: readonly string[] };
}

const DECKS: Root = {
  table: 'decks',
  parts: [{ table: 'deck_drafts', of: 'deck' }],
  log: { table: 'deck_versions', of: 'deck', by: ['at', 'cards', 'side_list'] },
};

const JOURNEYS: Root = {
  table: 'journeys',
  parts: [{ table: 'journey_games', of: 'journey' }],
  log: { table: 'journey_steps', of: 'journey', by: ['at', 'step'] },
};

const ROOTS: readonly Root[] = [
  DECKS,
  JOURNEYS,
  { table: 'teams', parts: [] },
  { table: 'saved_searches', parts: [] },
];

/** Rows of one table that are there and not here, as a condition on `theirs`; `apart` are games that went another way. */
const ROWS: Readonly<Record<string, string>> = {
  card_notes: 'theirs.card NOT IN (SELECT card FROM main.card_notes)',
  replay_notes: `theirs.game IN (SELECT id FROM main.games) AND theirs.game NOT IN (SELECT value FROM json_each(:apart))
    AND (theirs.game, theirs.id) NOT IN (SELECT game, id FROM main.replay_notes)`,
  branches: `theirs.game IN (SELECT id FROM main.games) AND theirs.game NOT IN (SELECT value FROM json_each(:apart))
    AND theirs.game NOT IN (SELECT game FROM main.branches)`,
  pivotal_moments: `theirs.game NOT IN (SELECT game FROM main.pivotal_moments)
    AND (theirs.game, theirs.records) IN (SELECT id, records FROM main.games)
    AND theirs.game NOT IN (SELECT value FROM json_each(:apart))`,
  game_results: `theirs.game NOT IN (SELECT game FROM main.game_results)
    AND theirs.game NOT IN (SELECT value FROM json_each(:apart))`,
};

/** What follows from the records by itself is nothing that somebody misses. */
const SILENT: ReadonlySet<string> = new Set(['branches', 'pivotal_moments', 'game_results']);

const idsOf = (db: ReadableDb, sql: string, ...values: readonly string[]): readonly string[] =>
  db.all(sql, ...values).map((row) => textOf(row, 'id'));

/** The ids of the rows that are there and not here. */
const newIn = (db: ReadableDb, table: string): readonly string[] =>
  idsOf(db, `SELECT id FROM other.${table} WHERE id NOT IN (SELECT id FROM main.${table})`);

/** The log of a row as one text that begins alike where two logs do. */
const logText = (schema: string, { table, of, by }: NonNullable<Root['log']>, id: string): string =>
  `coalesce((SELECT group_concat(json_array(number, ${by.join(', ')}), ',') FROM
    (SELECT * FROM ${schema}.${table} WHERE ${of} = ${id} ORDER BY number)) || ',', '')`;

const begins = (text: string, beginning: string): string =>
  `substr(${text}, 1, length(${beginning})) = ${beginning}`;

/** The ids of the rows that are here and there, and whose log goes on there where it ends here. */
function aheadIn(db: ReadableDb, { table, log }: Root): readonly string[] {
  if (!log) return [];
  const [ours, theirs] = [logText('main', log, 'both.id'), logText('other', log, 'both.id')];
  return idsOf(
    db,
    `SELECT id FROM (SELECT id, ${ours} AS ours, ${theirs} AS theirs
        FROM (SELECT id FROM main.${table} INTERSECT SELECT id FROM other.${table}) AS both)
      WHERE length(theirs) > length(ours) AND ${begins('theirs', 'ours')}`,
  );
}

/** The ids of the rows whose log went another way there, and of which no copy that was brought over is here. */
function apartIn(db: ReadableDb, { table, log }: Root): readonly string[] {
  if (!log) return [];
  const [ours, theirs] = [logText('main', log, 'both.id'), logText('other', log, 'both.id')];
  const copies = logText('main', log, 'copy.id');
  return idsOf(
    db,
    `SELECT id FROM (SELECT id, ${ours} AS ours, ${theirs} AS theirs
        FROM (SELECT id FROM main.${table} INTERSECT SELECT id FROM other.${table}) AS both) AS apart
      WHERE NOT ${begins('theirs', 'ours')} AND NOT ${begins('ours', 'theirs')}
        AND NOT EXISTS (SELECT 1 FROM main.${table} AS copy WHERE ${begins(copies, 'apart.theirs')})`,
  );
}

/** The journeys of which something else was chosen there, or went on otherwise in a game of theirs that is brought as a copy. */
function apartJourneys(db: ReadableDb, copied: readonly string[]): readonly string[] {
  const played = idsOf(
    db,
    `SELECT DISTINCT ours.journey AS id FROM main.journey_games AS ours
      JOIN other.journey_games AS theirs USING (game, journey)
      WHERE game IN (SELECT value FROM json_each(?))`,
    JSON.stringify(copied),
  );
  return [...new Set([...apartIn(db, JOURNEYS), ...played])];
}

/** Games that were begun there in journeys that stand alike, where nothing was begun here that is not there. */
const BEGUN_THERE = `SELECT theirs.* FROM other.journey_games AS theirs
  WHERE theirs.game NOT IN (SELECT game FROM main.journey_games)
    AND theirs.journey IN (SELECT id FROM main.journeys)
    AND (SELECT count(*) FROM main.journey_steps AS s WHERE s.journey = theirs.journey)
      = (SELECT count(*) FROM other.journey_steps AS s WHERE s.journey = theirs.journey)
    AND NOT EXISTS (SELECT 1 FROM main.journey_games AS ours WHERE ours.journey = theirs.journey
      AND ours.game NOT IN (SELECT game FROM other.journey_games))
    AND theirs.journey NOT IN (SELECT value FROM json_each(?))`;

const newTries = `SELECT * FROM other.calendar_tries WHERE game NOT IN (SELECT game FROM main.calendar_tries)
  ORDER BY calendar, day, number`;

/**
 * How many rows of each table a merge would add, or lengthen; those of which there are none are left out.
 * @param apart games that went another way: what belongs to them here is not what belongs to them there
 * @param copied those of them that are to be brought as copies
 */
export function thingsToAdd(
  db: ReadableDb,
  apart: readonly string[],
  copied: readonly string[],
): Readonly<Record<string, number>> {
  const copies = new Map([
    [DECKS, apartIn(db, DECKS).length],
    [JOURNEYS, apartJourneys(db, copied).length],
  ]);
  const counts = ROOTS.map((root): readonly [string, number] => {
    const lines = newIn(db, root.table).length + aheadIn(db, root).length;
    return [root.table, lines + (copies.get(root) ?? 0)];
  });
  for (const [table, where] of Object.entries(ROWS)) {
    if (SILENT.has(table)) continue;
    const row = db.get(
      `SELECT count(*) AS n FROM other.${table} AS theirs WHERE ${given(where)}`,
      ...args(where, apart),
    );
    counts.push([table, numberOf(row ?? {}, 'n')]);
  }
  counts.push(['calendar_tries', db.all(newTries).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const given = (where: string): string => where.replaceAll(':apart', '?');
const args = (where: string, apart: readonly string[]): readonly string[] =>
  where.includes(':apart') ? [JSON.stringify(apart)] : [];

/**
 * Adds all that. To be run in the transaction of the merge, when the games are here.
 * @param copies of games that went another way, those that were brought now: by their ids there, the ids of their copies
 * @returns how many things, as {@link thingsToAdd} counts them
 */
export function addThings(
  db: WritableDb,
  apart: readonly string[],
  copies: ReadonlyMap<string, string>,
  newId: () => string = randomUUID,
): number {
  const copied = [...copies.keys()];
  const count = Object.values(thingsToAdd(db, apart, copied)).reduce((sum, each) => sum + each, 0);
  for (const id of apartIn(db, DECKS)) copyDeck(db, id, newId());
  const journeys = apartJourneys(db, copied);
  for (const id of journeys) copyJourney(db, { id, to: newId(), copies });
  db.run(`INSERT INTO main.journey_games ${BEGUN_THERE}`, JSON.stringify(journeys));
  for (const root of ROOTS) {
    for (const id of aheadIn(db, root)) goOn(db, root, id);
    addNew(db, root);
  }
  for (const [table, where] of Object.entries(ROWS))
    db.run(
      `INSERT INTO main.${table} SELECT theirs.* FROM other.${table} AS theirs WHERE ${given(where)}`,
      ...args(where, apart),
    );
  addTries(db);
  return count;
}

function addNew(db: WritableDb, { table, parts, log }: Root): void {
  const ids = JSON.stringify(newIn(db, table));
  for (const { table: each, of } of [{ table, of: 'id' }, ...(log ? [log] : []), ...parts])
    db.run(
      `INSERT OR IGNORE INTO main.${each} SELECT * FROM other.${each} WHERE ${of} IN (SELECT value FROM json_each(?))`,
      ids,
    );
}

/** What is here stays; what its log has more of there is added, and the games that came with it. */
function goOn(db: WritableDb, { table, log, parts }: Root, id: string): void {
  if (!log) return;
  db.run(
    `INSERT INTO main.${log.table} SELECT * FROM other.${log.table} WHERE ${log.of} = ?
      AND number > (SELECT coalesce(max(number), 0) FROM main.${log.table} WHERE ${log.of} = ?)`,
    ...[id, id],
  );
  for (const part of parts)
    if (part.table === 'journey_games')
      db.run(
        `INSERT OR IGNORE INTO main.${part.table} SELECT * FROM other.${part.table} WHERE ${part.of} = ?`,
        id,
      );
  if (table === 'decks')
    db.run(
      `UPDATE main.decks SET changed_at = max(changed_at, (SELECT changed_at FROM other.decks WHERE id = ?)) WHERE id = ?`,
      ...[id, id],
    );
}

function copyDeck(db: WritableDb, id: string, to: string): void {
  db.run(
    `INSERT INTO main.decks (id, name, side, notes, tags, card_notes, made_at, changed_at, archived_at, deleted_at)
      SELECT ?, name, side, notes, tags, card_notes, made_at, changed_at, archived_at, deleted_at
        FROM other.decks WHERE id = ?`,
    ...[to, id],
  );
  db.run(
    `INSERT INTO main.deck_versions (deck, number, at, origin, cards, side_list)
      SELECT ?, number, at, origin, cards, side_list FROM other.deck_versions WHERE deck = ?`,
    ...[to, id],
  );
}

/** How long the name of a copy may be, that it can still be changed. */
const MOST_NAME = 50;

/**
 * A journey as it went on there, beside the one here: with the games that were begun there, and the copies of those that went
 * another way. What both have in common stays with the one here.
 */
function copyJourney(
  db: WritableDb,
  {
    id,
    to,
    copies,
  }: { readonly id: string; readonly to: string; readonly copies: ReadonlyMap<string, string> },
): void {
  const ids = JSON.stringify(Object.fromEntries(copies));
  const copyOf = (game: string): string =>
    `coalesce((SELECT value FROM json_each(?) WHERE key = ${game}), ${game})`;
  db.run(
    `INSERT INTO main.journeys (id, kind, name, begun_at, setup, removed_at)
      SELECT ?, kind, substr(name, 1, ${String(MOST_NAME)}) || ' (2)', begun_at, setup, removed_at
        FROM other.journeys WHERE id = ?`,
    ...[to, id],
  );
  db.run(
    `INSERT INTO main.journey_steps (journey, number, at, game, step)
      SELECT ?, number, at, ${copyOf('game')}, step FROM other.journey_steps WHERE journey = ?`,
    ...[to, ids, id],
  );
  db.run(
    `INSERT OR IGNORE INTO main.journey_games (game, journey, station, begun_at)
      SELECT ${copyOf('game')}, ?, station, begun_at FROM other.journey_games WHERE journey = ?`,
    ...[ids, to, id],
  );
}

/** A try that is not here is one more of its day; what came of one that is here is told where it was not known. */
function addTries(db: WritableDb): void {
  for (const row of db.all(newTries))
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
