import type { Row } from '../file/handles.ts';
import { MERGED, type Tables } from './merge-pairs.ts';

/*
 * A merge once more, by plain loops over the rows of both databases, out of nothing that the merge itself is made of.
 */

/** What comes of a merge: all rows, and how many things somebody would have missed. */
export interface Reckoned {
  readonly tables: Tables;
  readonly counts: {
    readonly added: number;
    readonly advanced: number;
    readonly copied: number;
    readonly additions: number;
  };
}

/** Two databases, and what comes of them. */
interface Merging {
  readonly here: Tables;
  readonly there: Tables;
  readonly result: Tables;
}

/** What a copy is called in what is reckoned. */
export const copyOf = (id: string): string => `copy of ${id}`;

const rows = (tables: Tables, table: string): Row[] => tables[table] ?? [];
const of = (tables: Tables, table: string, column: string, id: unknown): Row[] =>
  rows(tables, table).filter((row) => row[column] === id);
const put = ({ result }: Merging, table: string, row: Row): void => void rows(result, table).push(row);
const has = (tables: Tables, table: string, wanted: Row): boolean =>
  rows(tables, table).some((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));

/** A log in order, each line by the columns that it is compared by. */
type Log = readonly string[];
const linesOf = (found: readonly Row[], columns: readonly string[]): Log =>
  found
    .toSorted((a, b) => Number(a['number']) - Number(b['number']))
    .map((row) => JSON.stringify(['number', ...columns].map((column) => row[column])));
/** Has a log all that another has, from the beginning? */
const holds = (log: Log, other: Log): boolean => other.every((line, index) => line === log[index]);

const RECORD = ['kind', 'seat', 'by_seat', 'decision', 'answer', 'return_to', 'player', 'seen'];
const PARTS = ['game_packs', 'log', 'stored_views', 'replay_notes', 'rules_upgrades'];
/** What a game that was played on has of the one there. */
const STOOD = ['rules', 'records', 'answers', 'round', 'outcome', 'state_number', 'state_hash', 'state'];

const recordsOf = (tables: Tables, id: unknown): Log =>
  linesOf(
    of(tables, 'log', 'game', id).filter(({ number }) => number !== 0),
    RECORD,
  );

/** Brings a game under an id of its own. */
function bringGame(merging: Merging, theirs: Row, id: unknown, copiedFrom: unknown): void {
  put(merging, 'games', { ...theirs, id, copied_from: copiedFrom } as Row);
  for (const table of PARTS)
    for (const row of of(merging.there, table, 'game', theirs['id']))
      put(merging, table, { ...row, game: id } as Row);
}

function playOn({ there, result }: Merging, theirs: Row): void {
  const id = theirs['id'];
  const log = of(there, 'log', 'game', id).map((row) => {
    const [ours] = of(result, 'log', 'game', id).filter(({ number }) => number === row['number']);
    return ours === undefined ? row : { ...ours, counts: row['counts'] };
  });
  const stood = Object.fromEntries(STOOD.map((column) => [column, theirs[column]]));
  result['games'] = rows(result, 'games').map((row) => {
    if (row['id'] !== id) return row;
    const latest = [String(row['played_at']), String(theirs['played_at'])].toSorted().at(-1);
    return { ...row, ...stood, played_at: latest, words: null, trashed_at: null } as Row;
  });
  const parts = {
    log,
    ...Object.fromEntries(['stored_views', 'rules_upgrades'].map((t) => [t, of(there, t, 'game', id)])),
  };
  for (const [table, own] of Object.entries(parts))
    result[table] = [...rows(result, table).filter(({ game }) => game !== id), ...(own as Row[])];
}

/** Games: those that went another way there, and those of them that are brought now. */
function mergeGames(merging: Merging): {
  apart: Set<unknown>;
  brought: Set<unknown>;
  added: number;
  advanced: number;
} {
  const { here, there } = merging;
  const [apart, brought] = [new Set<unknown>(), new Set<unknown>()];
  let [added, advanced] = [0, 0];
  for (const theirs of rows(there, 'games')) {
    const { id } = theirs;
    const [ours, log] = [recordsOf(here, id), recordsOf(there, id)];
    if (!has(here, 'games', { id } as Row)) {
      bringGame(merging, theirs, id, theirs['copied_from']);
      added += 1;
    } else if (holds(ours, log)) continue;
    else if (holds(log, ours)) {
      playOn(merging, theirs);
      advanced += 1;
    } else {
      apart.add(id);
      if (of(here, 'games', 'copied_from', id).some((twin) => holds(recordsOf(here, twin['id']), log)))
        continue;
      brought.add(id);
      bringGame(merging, theirs, copyOf(String(id)), id);
    }
  }
  return { apart, brought, added, advanced };
}

/** Decks: what was changed there goes on here, or is a deck of its own. */
function mergeDecks(merging: Merging): number {
  const { here, there, result } = merging;
  const versions = (tables: Tables, id: unknown): Log =>
    linesOf(of(tables, 'deck_versions', 'deck', id), ['at', 'cards', 'side_list']);
  let additions = 0;
  for (const theirs of rows(there, 'decks')) {
    const { id } = theirs;
    const [ours, log] = [versions(here, id), versions(there, id)];
    const bring = (from: number, to: unknown): void => {
      for (const row of of(there, 'deck_versions', 'deck', id))
        if (Number(row['number']) > from) put(merging, 'deck_versions', { ...row, deck: to } as Row);
      additions += 1;
    };
    if (!has(here, 'decks', { id } as Row)) {
      put(merging, 'decks', theirs);
      bring(0, id);
      for (const row of of(there, 'deck_drafts', 'deck', id)) put(merging, 'deck_drafts', row);
    } else if (holds(ours, log)) continue;
    else if (holds(log, ours)) {
      bring(ours.length, id);
      result['decks'] = rows(result, 'decks').map((row) => {
        const latest = [String(row['changed_at']), String(theirs['changed_at'])].toSorted().at(-1);
        return row['id'] === id ? ({ ...row, changed_at: latest } as Row) : row;
      });
    } else if (!rows(here, 'decks').some((deck) => holds(versions(here, deck['id']), log))) {
      put(merging, 'decks', { ...theirs, id: copyOf(String(id)) });
      bring(0, copyOf(String(id)));
    }
  }
  return additions;
}

/** Journeys: as decks, and one of whose games another course was brought is one of its own too. */
function mergeJourneys(
  merging: Merging,
  { apart, brought }: { readonly apart: ReadonlySet<unknown>; readonly brought: ReadonlySet<unknown> },
): number {
  const { here, there, result } = merging;
  const steps = (tables: Tables, id: unknown): Log =>
    linesOf(of(tables, 'journey_steps', 'journey', id), ['at', 'step']);
  const nameOf = (game: unknown): unknown => {
    if (brought.has(game)) return copyOf(String(game));
    const twin = of(here, 'games', 'copied_from', game).find(({ id }) =>
      holds(recordsOf(here, id), recordsOf(there, game)),
    );
    return apart.has(game) ? twin?.['id'] : game;
  };
  let additions = 0;
  for (const theirs of rows(there, 'journeys')) {
    const { id } = theirs;
    const [ours, log] = [steps(here, id), steps(there, id)];
    const bringSteps = (from: number, to: unknown, name = (game: unknown): unknown => game): void => {
      for (const row of of(there, 'journey_steps', 'journey', id))
        if (Number(row['number']) > from)
          put(merging, 'journey_steps', { ...row, journey: to, game: name(row['game']) } as Row);
      additions += 1;
    };
    /** A game belongs to the journey that it is known in. */
    const bringGames = (to: unknown, name = (game: unknown): unknown => game): void => {
      for (const row of of(there, 'journey_games', 'journey', id)) {
        const game = name(row['game']);
        if (!has(result, 'journey_games', { game } as Row))
          put(merging, 'journey_games', { ...row, journey: to, game } as Row);
      }
    };
    const isPlayed = (games: ReadonlySet<unknown>): boolean =>
      of(there, 'journey_games', 'journey', id).some(
        ({ game }) => games.has(game) && has(here, 'journey_games', { game, journey: id } as Row),
      );
    const isApart = !holds(ours, log) && (!holds(log, ours) || isPlayed(apart));
    const isHere = rows(here, 'journeys').some((journey) => holds(steps(here, journey['id']), log));
    if (!has(here, 'journeys', { id } as Row)) {
      put(merging, 'journeys', theirs);
      bringSteps(0, id);
      bringGames(id);
    } else if (isPlayed(brought) || (isApart && !isHere)) {
      const to = copyOf(String(id));
      put(merging, 'journeys', { ...theirs, id: to, name: `${String(theirs['name']).slice(0, 50)} (2)` });
      bringSteps(0, to, nameOf);
      bringGames(to, nameOf);
    } else if (isApart || isPlayed(apart)) continue;
    else if (!holds(ours, log)) {
      bringSteps(ours.length, id);
      bringGames(id);
    } else if (ours.length === log.length) {
      // One stands at one station: what was begun here there is not begun beside it.
      const isBegunHere = of(here, 'journey_games', 'journey', id).some(
        ({ game }) => !has(there, 'journey_games', { game } as Row),
      );
      if (!isBegunHere) bringGames(id);
    }
  }
  return additions;
}

/** Rows of which each stands for itself, by what they are known by; @returns how many came. */
function addNew(
  merging: Merging,
  table: string,
  key: readonly string[],
  isWanted: (row: Row) => boolean,
): number {
  const wanted = rows(merging.there, table).filter((row) => {
    const known = Object.fromEntries(key.map((column) => [column, row[column]]));
    return isWanted(row) && !has(merging.result, table, known as Row);
  });
  for (const row of wanted) put(merging, table, row);
  return wanted.length;
}

function mergeTries(merging: Merging): number {
  const { here, there, result } = merging;
  const missing = rows(there, 'calendar_tries').filter(
    ({ game }) => !has(here, 'calendar_tries', { game } as Row),
  );
  for (const row of missing.toSorted((a, b) => Number(a['number']) - Number(b['number']))) {
    const ofDay = of(result, 'calendar_tries', 'day', row['day']).map(({ number }) => Number(number));
    put(merging, 'calendar_tries', { ...row, number: 1 + Math.max(0, ...ofDay) });
  }
  result['calendar_tries'] = rows(result, 'calendar_tries').map((row) => {
    const [theirs] = of(there, 'calendar_tries', 'game', row['game']);
    return { ...row, result: row['result'] ?? theirs?.['result'] ?? null };
  });
  return missing.length;
}

/** What a merge of two databases must come to. */
export function reckoned(here: Tables, there: Tables): Reckoned {
  const result: Tables = Object.fromEntries(MERGED.map((table) => [table, [...rows(here, table)]]));
  const merging = { here, there, result };
  const always = (): boolean => true;
  addNew(merging, 'pack_versions', ['hash'], always);
  const { apart, brought, added, advanced } = mergeGames(merging);
  const isOne = ({ game }: Row): boolean => !apart.has(game);
  const isHere = ({ game }: Row): boolean => has(result, 'games', { id: game } as Row);
  let additions = mergeDecks(merging) + mergeJourneys(merging, { apart, brought }) + mergeTries(merging);
  additions += addNew(merging, 'teams', ['id'], always) + addNew(merging, 'saved_searches', ['id'], always);
  additions += addNew(merging, 'card_notes', ['card'], always);
  additions += addNew(merging, 'replay_notes', ['game', 'id'], (row) => isOne(row) && isHere(row));
  // What follows from the records by itself is nothing that somebody misses.
  addNew(merging, 'branches', ['game'], (row) => isOne(row) && isHere(row));
  addNew(merging, 'game_results', ['game'], isOne);
  addNew(
    merging,
    'pivotal_moments',
    ['game'],
    (row) => isOne(row) && has(result, 'games', { id: row['game'], records: row['records'] } as Row),
  );
  return { tables: result, counts: { added, advanced, copied: brought.size, additions } };
}
