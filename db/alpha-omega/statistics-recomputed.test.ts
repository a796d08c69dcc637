import { describe, expect, test } from 'vitest';
import { variedSetup } from '../../engine/alpha-omega/testing/positions.ts';
import { AT_THE_BEGINNING, headOf, lineOf, onward } from '../../engine/kernel/course.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import { countGames } from './counted.ts';
import { appendRecord, loadGame, type StoredGame } from '../games/games.ts';
import { happeningsOf } from '../games/happenings.ts';
import type { OwnedDb, ReadableDb } from '../file/handles.ts';
import { copyGame } from '../games/saves.ts';
import { groupsBy, leftOut, NO_FILTER, playedDays, streaks, totals, type StatFilter } from './statistics.ts';
import { keepRandomGame } from '../testing/games.ts';
import { memoryDb } from '../testing/testing.ts';

/*
 * Every figure of the statistics once more, reckoned by plain loops over what is stored of the games, out of nothing that the
 * statistics keep or read.
 */

interface Setup {
  readonly objective: string;
  readonly campaign?: readonly string[];
  readonly seats: readonly unknown[];
  readonly variants?: readonly string[];
  readonly arranged?: string;
}

/** A game as it is stored, and what the statistics must make of it. */
interface Reckoned {
  readonly setup: Setup;
  readonly day: string;
  readonly turn: number;
  readonly winner: string | null;
  readonly rounds: number;
  readonly seconds: number;
  readonly undone: number;
}

const LONGEST_PAUSE = 300;

const localDay = (at: string): string => new Date(at).toLocaleDateString('sv-SE');

function secondsOf(db: ReadableDb, { id }: StoredGame): number {
  const times = happeningsOf(db, id).flatMap(({ at }) => (at === null ? [] : [Date.parse(at) / 1000]));
  return times.reduce((sum, time, at) => {
    const pause = time - (times[at - 1] ?? time);
    return pause >= 0 && pause <= LONGEST_PAUSE ? sum + pause : sum;
  }, 0);
}

/** The games that count, in the order in which they were played last. */
function reckoned(db: ReadableDb): readonly Reckoned[] {
  const rows = db.all(
    `SELECT id, turn, kind, trashed_at, copied_from, taken_in,
      EXISTS (SELECT 1 FROM branches WHERE game = games.id) AS branched FROM games ORDER BY turn, id`,
  );
  return rows.flatMap((row) => {
    const game = loadGame(db, String(row['id']));
    const outcome = game?.outcome as { readonly winner: string | null; readonly round: number } | null;
    const isOrdinary =
      row['kind'] === 'line' &&
      [row['trashed_at'], row['copied_from'], row['taken_in']].every((x) => x === null);
    if (!game || !outcome || !isOrdinary || row['branched'] === 1) return [];
    const setup = game.setup as Setup;
    if (setup.arranged !== undefined) return [];
    const course = game.records.reduce(onward, AT_THE_BEGINNING);
    const answers = game.records.filter(({ kind }) => kind === 'answer').length;
    return [
      {
        ...{ setup, day: localDay(game.playedAt), turn: Number(row['turn']) },
        ...{ winner: outcome.winner, rounds: outcome.round },
        ...{ seconds: secondsOf(db, game), undone: answers - (lineOf(course, headOf(course)).length - 1) },
      },
    ];
  });
}

const sum = (games: readonly Reckoned[], of: (game: Reckoned) => number): number =>
  games.reduce((all, game) => all + of(game), 0);

const resultsOf = (games: readonly Reckoned[]): object => ({
  games: games.length,
  won: games.filter(({ winner }) => winner === 'good').length,
  lost: games.filter(({ winner }) => winner === 'opponent').length,
});

function groupsOf(games: readonly Reckoned[], keysOf: (game: Reckoned) => readonly string[]): object {
  const keys = [...new Set(games.flatMap(keysOf))].toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(
    keys.map((key) => [key, resultsOf(games.filter((game) => keysOf(game).includes(key)))]),
  );
}

function runsOf(games: readonly Reckoned[]): readonly (readonly [boolean, number])[] {
  const runs: (readonly [boolean, number])[] = [];
  for (const { winner } of games) {
    const [won, length] = runs.at(-1) ?? [null, 0];
    const isWon = winner === 'good';
    if (won === isWon) runs.pop();
    runs.push([isWon, won === isWon ? length + 1 : 1]);
  }
  return runs;
}

/** Games of all kinds, in whatever state they can be kept, chosen by a seed. */
function library(seed: string, games: number): OwnedDb {
  const db = memoryDb();
  let rng = startStream(seed, 'library');
  const chance = (of: number): number => {
    const [value, next] = below(rng, of);
    rng = next;
    return value;
  };
  for (let game = 0; game < games; game += 1) {
    const id = `${seed} ${String(game)}`;
    const arranged = chance(6) === 0 ? { arranged: 'exampleOfPlay' } : {};
    const at = `2026-0${String(1 + chance(3))}-1${String(chance(10))}T1${String(chance(10))}:00:00.000Z`;
    const left = chance(4) === 0 ? { answers: 1 + chance(9) } : {};
    const { outcome } = keepRandomGame(db, {
      ...{ id, at, seed: id, pause: [7, 45, 300, 301][chance(4)] ?? 7 },
      ...{ setup: { ...variedSetup(chance(200)), ...arranged }, ...left },
    });
    if (chance(5) === 0) undo(db, id, { to: chance(3), at, outcome: 'answers' in left ? null : outcome });
    if (chance(6) === 0) copyGame(db, { from: id, to: `${id} copy`, kind: 'line', name: null, now: at });
    if (chance(6) === 0) copyGame(db, { from: id, to: `${id} slot`, kind: 'slot', name: 'kept', now: at });
    if (chance(6) === 0) db.run('UPDATE games SET trashed_at = ? WHERE id = ?', at, id);
    if (chance(6) === 0) db.run('UPDATE games SET taken_in = ? WHERE id = ?', '2030-01-01T00:00:00.000Z', id);
  }
  return db;
}

/** A return that says how the game stands after it, as if another answer had ended it again. */
function undo(
  db: OwnedDb,
  id: string,
  { to, at, outcome }: { readonly to: number; readonly at: string; readonly outcome: unknown },
): void {
  const game = loadGame(db, id);
  if (!game || game.records.length < to) return;
  appendRecord(db, {
    ...{
      game: id,
      number: game.records.length + 1,
      line: lineOf(game.records.reduce(onward, AT_THE_BEGINNING), to).slice(1),
    },
    ...{ playedAt: at, events: [], round: 1, outcome, state: { hash: 'h', text: '{}' } },
    record: { kind: 'return', to, by: null },
  });
}

const FILTERS: readonly StatFilter[] = [
  NO_FILTER,
  { ...NO_FILTER, players: 2 },
  { ...NO_FILTER, since: '2026-02-01', until: '2026-02-28' },
];

const passes =
  ({ players, since, until }: StatFilter) =>
  ({ setup, day }: Reckoned): boolean =>
    (players === null || setup.seats.length === players) &&
    (since === null || day >= since) &&
    (until === null || day <= until);

describe.each(['garden', 'wilderness', 'sea'])('statistics reckoned a second way, seed %s', (seed) => {
  const db = library(seed, 48);
  countGames(db, () => true);
  const all = reckoned(db);

  test.each(FILTERS)('totals, days, groups and runs of %o', (filter) => {
    const games = all.filter(passes(filter));
    expect(games.length, 'there is something to count').toBeGreaterThan(0);
    expect(totals(db, filter)).toEqual({
      ...resultsOf(games),
      rounds: sum(games, ({ rounds }) => rounds),
      undone: sum(games, ({ undone }) => undone),
      seconds: sum(games, ({ seconds }) => seconds),
    });
    const days = groupsOf(games, ({ day }) => [day]) as Record<string, object>;
    expect(playedDays(db, filter)).toEqual(
      Object.entries(days).map(([day, results]) => ({
        ...{ day, ...results },
        seconds: sum(
          games.filter((game) => game.day === day),
          (game) => game.seconds,
        ),
      })),
    );
    const told = (by: 'players' | 'variant'): object =>
      Object.fromEntries(groupsBy(db, by, filter).map(({ key, ...results }) => [key, results]));
    expect(told('players')).toEqual(groupsOf(games, ({ setup }) => [String(setup.seats.length)]));
    expect(told('variant')).toEqual(
      groupsOf(games, ({ setup: { variants = [] } }) => (variants.length === 0 ? [''] : variants)),
    );
    expect(streaks(db, filter).map(({ won, length }) => [won, length])).toEqual(runsOf(games));
  });

  test('every game is either counted or said to be left out', () => {
    const kept = db.all(`SELECT 1 FROM games WHERE kind = 'line' AND trashed_at IS NULL`).length;
    const { unfinished, arranged, branched, takenIn, alone } = leftOut(db);
    const left = unfinished + arranged + branched + takenIn + alone;
    expect(totals(db, NO_FILTER).games + left).toBe(kept);
  });
});
