import { randomUUID } from 'node:crypto';
import { numberOf, textOf } from '../file/columns.ts';
import type { ReadableDb, WritableDb } from '../file/handles.ts';
import { addTries, newTries } from './merge-tries.ts';

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

const STEPS = { table: 'journey_steps', of: 'journey', by: ['at', 'step'] } as const;
const JOURNEYS: Root = {
  table: 'journeys',
  parts: [{ table: 'journey_games', of: 'journey' }],
  log: STEPS,
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

/** Tables that follow from the records: nobody misses a row of them. */
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

/**
 * The ids of the rows whose log went another way there, and of which no copy that was brought over is here.
 * @param otherwise ids of rows that went another way although their log begins alike
 */
function apartIn(db: ReadableDb, { table, log }: Root, otherwise: readonly string[] = []): readonly string[] {
  if (!log) return [];
  const [ours, theirs] = [logText('main', log, 'both.id'), logText('other', log, 'both.id')];
  const copies = logText('main', log, 'copy.id');
  return idsOf(
    db,
    `SELECT id FROM (SELECT id, ${ours} AS ours, ${theirs} AS theirs
        FROM (SELECT id FROM main.${table} INTERSECT SELECT id FROM other.${table}) AS both) AS apart
      WHERE (NOT ${begins('theirs', 'ours')} OR id IN (SELECT value FROM json_each(?)))
        AND NOT ${begins('ours', 'theirs')}
        AND NOT EXISTS (SELECT 1 FROM main.${table} AS copy WHERE ${begins(copies, 'apart.theirs')})`,
    JSON.stringify(otherwise),
  );
}

/** The journeys in which these games were played here and there. */
const journeysOf = (db: ReadableDb, games: readonly string[]): readonly string[] =>
  idsOf(
    db,
    `SELECT DISTINCT ours.journey AS id FROM main.journey_games AS ours
      JOIN other.journey_games AS theirs USING (game, journey)
      WHERE game IN (SELECT value FROM json_each(?))`,
    JSON.stringify(games),
  );

/** Journeys that went another way there. */
interface ApartJourneys {
  /** Those of which no copy is here. */
  readonly toBring: readonly string[];
  /** Those in which a game was played otherwise there: they do not go on here by what came of it. */
  readonly otherwise: readonly string[];
}

/** The journeys of which something else was chosen there, or went on otherwise in a game. */
function apartJourneys(db: ReadableDb, { apart, copied }: ApartGames): ApartJourneys {
  const otherwise = journeysOf(db, apart);
  const toBring = new Set([...apartIn(db, JOURNEYS, otherwise), ...journeysOf(db, copied)]);
  return { toBring: [...toBring], otherwise };
}

/** The ids of the rows that go on here as they did there. */
const goingOn = (db: ReadableDb, root: Root, { otherwise }: ApartJourneys): readonly string[] =>
  aheadIn(db, root).filter((id) => root !== JOURNEYS || !otherwise.includes(id));

/** Games that were begun there in journeys of the same steps, where nothing was begun here that is not there. */
const BEGUN_THERE = `SELECT theirs.* FROM other.journey_games AS theirs
  WHERE theirs.game NOT IN (SELECT game FROM main.journey_games)
    AND theirs.journey IN (SELECT id FROM main.journeys)
    AND ${logText('main', STEPS, 'theirs.journey')} = ${logText('other', STEPS, 'theirs.journey')}
    AND NOT EXISTS (SELECT 1 FROM main.journey_games AS ours WHERE ours.journey = theirs.journey
      AND ours.game NOT IN (SELECT game FROM other.journey_games))
    AND theirs.journey NOT IN (SELECT value FROM json_each(?))`;

/** Games that went another way there. */
export interface ApartGames {
  /** All of them: what belongs to them here is not what belongs to them there. */
  readonly apart: readonly string[];
  /** Those that are to be brought as copies. */
  readonly copied: readonly string[];
}

/** The number of rows of each table that a merge would add or lengthen; tables without any are left out. */
export function thingsToAdd(db: ReadableDb, games: ApartGames): Readonly<Record<string, number>> {
  const { apart } = games;
  const journeys = apartJourneys(db, games);
  const copies = new Map([
    [DECKS, apartIn(db, DECKS).length],
    [JOURNEYS, journeys.toBring.length],
  ]);
  const counts = ROOTS.map((root): readonly [string, number] => {
    const lines = newIn(db, root.table).length + goingOn(db, root, journeys).length;
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
  counts.push(['calendar_tries', newTries(db).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const given = (where: string): string => where.replaceAll(':apart', '?');
const args = (where: string, apart: readonly string[]): readonly string[] =>
  where.includes(':apart') ? [JSON.stringify(apart)] : [];

/**
 * Adds all that. To be run in the transaction of the merge, when the games are here.
 * @param copies of games that went another way, by their ids there, the ids of their copies here, of now and of before
 * @returns how many things, as {@link thingsToAdd} counts them
 */
export function addThings(
  db: WritableDb,
  games: ApartGames,
  copies: ReadonlyMap<string, string>,
  newId: () => string = randomUUID,
): number {
  const { apart } = games;
  const count = Object.values(thingsToAdd(db, games)).reduce((sum, each) => sum + each, 0);
  for (const id of apartIn(db, DECKS)) copyDeck(db, id, newId());
  const journeys = apartJourneys(db, games);
  for (const id of journeys.toBring) copyJourney(db, { id, to: newId(), copies });
  db.run(
    `INSERT INTO main.journey_games ${BEGUN_THERE}`,
    JSON.stringify([...journeys.toBring, ...journeys.otherwise]),
  );
  for (const root of ROOTS) {
    for (const id of goingOn(db, root, journeys)) goOn(db, root, id);
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

/** Continues a thing that is here already: the steps that its log has more of there are added, with their games. */
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

/** The longest name of a copy that can still be renamed. */
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
