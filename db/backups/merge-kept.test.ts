import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appendRecord } from '../games/games.ts';
import type { OwnedDb, Row } from '../file/handles.ts';
import { compared, mergeOther, withOther, type MergeCounts } from './merge.ts';
import { makeDeck, makeJourney, openedIn, play } from '../testing/merge.ts';

/*
 * What a merge takes over and what it leaves, column by column: merge.test.ts asks which games, decks and journeys come.
 */

let folder = '';
let here: OwnedDb;
let there: OwnedDb;
const place = (name: string): string => join(folder, `${name}.sqlite`);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-merge-'));
  here = openedIn(place('here'));
  there = openedIn(place('there'));
});
afterEach(() => {
  here.close();
  there.close();
  rmSync(folder, { recursive: true, force: true });
});

const merged = (): MergeCounts => withOther(here, place('there'), () => mergeOther(here, () => 'fresh'));

/** What the database that was merged into says. */
const rowHere = (sql: string): Row | undefined => here.get(sql);

describe('a game that was played on there', () => {
  beforeEach(() => {
    play(here, 'g', ['a']);
    play(there, 'g', ['a', 'b']);
  });

  test('comes out of the trash', () => {
    here.run(`UPDATE games SET trashed_at = '2026-11-22' WHERE id = 'g'`);
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(rowHere('SELECT trashed_at FROM games')).toEqual({ trashed_at: null });
  });

  test.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-11-19', '2026-11-21'],
  ])('was played last when it was last of both: here %s', (ours, latest) => {
    here.run('UPDATE games SET played_at = ?', ours);
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(rowHere('SELECT played_at FROM games')).toEqual({ played_at: latest });
  });

  test('is no longer found by the words of before: they are made anew', () => {
    for (const db of [here, there]) db.run(`UPDATE games SET words = 'Mindy'`);
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(rowHere('SELECT words FROM games')).toEqual({ words: null });
  });

  test('knows which answers were taken back there', () => {
    appendRecord(there, {
      ...{ game: 'g', number: 3, line: [], events: [], playedAt: '2026-11-23' },
      ...{ state: { hash: 'begun', text: 'begun' }, round: 1, outcome: null },
      record: { kind: 'return', to: 0, by: 0 },
    });
    const counted = 'SELECT number, counts FROM log ORDER BY number';
    expect(here.all(counted)).toEqual([
      { number: 0, counts: 1 },
      { number: 1, counts: 1 },
    ]);
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(here.all(counted)).toEqual(there.all(counted));
    expect(rowHere('SELECT counts FROM log WHERE number = 1')).toEqual({ counts: 0 });
  });

  test('has the views that were stored of it there, and none of before', () => {
    const view = (db: OwnedDb, number: number, text: string): unknown =>
      db.run(`INSERT INTO stored_views (game, number, round, view) VALUES ('g', ?, 1, ?)`, number, text);
    view(here, 0, 'ours');
    view(here, 1, 'ours');
    view(there, 0, 'theirs');
    view(there, 2, 'theirs');
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(here.all('SELECT number, view FROM stored_views ORDER BY number')).toEqual([
      { number: 0, view: 'theirs' },
      { number: 2, view: 'theirs' },
    ]);
  });

  test('has come to newer rules where it came to them there', () => {
    const upgrade = (db: OwnedDb, number: number, state: string): unknown =>
      db.run(
        `INSERT INTO rules_upgrades (game, number, from_rules, to_rules, hash, state) VALUES ('g', ?, 1, 2, 'h', ?)`,
        ...[number, state],
      );
    upgrade(here, 0, 'ours');
    upgrade(there, 1, 'theirs');
    expect(merged()).toMatchObject({ advanced: 1 });
    expect(here.all('SELECT number, state FROM rules_upgrades')).toEqual([{ number: 1, state: 'theirs' }]);
  });
});

test('what came of a try here is not told otherwise, and what was not known is', () => {
  for (const [db, known] of [
    [here, '"ours"'],
    [there, '"theirs"'],
  ] as const)
    for (const [number, game, result] of [
      [1, 'known', known],
      [2, 'open', db === here ? null : known],
      [3, 'open there', db === here ? known : null],
    ] as const)
      db.run(
        `INSERT INTO calendar_tries (calendar, day, number, game, begun_at, result) VALUES ('day', '1', ?, ?, '', ?)`,
        ...[number, game, result],
      );
  expect(merged()).toMatchObject({ additions: 0 });
  expect(here.all('SELECT game, result FROM calendar_tries ORDER BY number')).toEqual([
    { game: 'known', result: '"ours"' },
    { game: 'open', result: '"theirs"' },
    { game: 'open there', result: '"ours"' },
  ]);
});

test('the name of a journey that is brought as a copy stays short enough to be changed', () => {
  makeJourney(here, 'way', [], ['earn']);
  makeJourney(there, 'way', [], ['heal']);
  there.run('UPDATE journeys SET name = ?', 'x'.repeat(60));
  expect(merged()).toMatchObject({ additions: 1 });
  expect(rowHere(`SELECT name FROM journeys WHERE id = 'fresh'`)).toEqual({ name: `${'x'.repeat(50)} (2)` });
});

test('nothing that belongs to a game that went another way there is told of the one here', () => {
  play(here, 'g', ['a']);
  play(there, 'g', ['x']);
  there.run(`INSERT INTO game_results (game, records, reckoning, result) VALUES ('g', 1, 1, '"theirs"')`);
  there.run(`INSERT INTO branches (game, source, number) VALUES ('g', 'elsewhere', 1)`);
  there.run(`INSERT INTO pivotal_moments (game, records, method, found) VALUES ('g', 1, 1, '"theirs"')`);
  expect(merged()).toMatchObject({ copied: 1 });
  for (const table of ['game_results', 'branches', 'pivotal_moments'])
    expect(here.all(`SELECT game FROM ${table} WHERE game = 'g'`), table).toEqual([]);
});

test('pivotal moments of a game are those of so many records as it has', () => {
  play(here, 'g', ['a', 'b']);
  play(there, 'g', ['a']);
  there.run(`INSERT INTO pivotal_moments (game, records, method, found) VALUES ('g', 1, 1, '{}')`);
  merged();
  expect(here.all('SELECT game FROM pivotal_moments')).toEqual([]);
});

test('a journey that has gone on here does not get a game that was begun before that there', () => {
  play(there, 'next', ['a']);
  makeJourney(here, 'way', [], ['won', 'earn']);
  makeJourney(there, 'way', ['next'], ['won']);
  expect(merged()).toMatchObject({ added: 1, additions: 0 });
  expect(here.all('SELECT game FROM journey_games')).toEqual([]);
});

describe('a journey that was brought over as a copy', () => {
  const gamesHere = (): readonly Row[] =>
    here.all('SELECT game, journey FROM journey_games ORDER BY journey, game');

  test('leaves the one here without a game that was begun there since, though both are as many steps on', () => {
    makeJourney(here, 'way', [], ['earn']);
    makeJourney(there, 'way', [], ['heal']);
    expect(merged()).toMatchObject({ additions: 1 });
    play(there, 'next', ['a']);
    there.run(
      `INSERT INTO journey_games (game, journey, station, begun_at) VALUES ('next', 'way', 0, 'then')`,
    );
    expect(merged()).toMatchObject({ added: 1, additions: 0 });
    expect(gamesHere()).toEqual([]);
  });

  test('leaves the one here without what came there of a game that was played otherwise, then and later', () => {
    play(here, 'g', ['a']);
    play(there, 'g', ['x']);
    makeJourney(here, 'way', ['g'], []);
    makeJourney(there, 'way', ['g'], ['won']);
    let ids = 0;
    const merge = (): MergeCounts =>
      withOther(here, place('there'), () => mergeOther(here, () => `fresh ${String((ids += 1))}`));
    expect(merge()).toMatchObject({ copied: 1, additions: 1 });
    const steps = 'SELECT journey, game, step FROM journey_steps';
    const brought = [{ journey: 'fresh 2', game: 'fresh 1', step: '"won"' }];
    expect(here.all(steps)).toEqual(brought);
    expect(merge()).toEqual({ added: 0, advanced: 0, copied: 0, additions: 0 });
    expect(here.all(steps)).toEqual(brought);
    expect(gamesHere()).toEqual([
      { game: 'fresh 1', journey: 'fresh 2' },
      { game: 'g', journey: 'way' },
    ]);
    // What it has more of there by now is told of the game that was brought, too.
    there.run(
      `INSERT INTO journey_steps (journey, number, at, game, step) VALUES ('way', 2, 'later', 'g', '"earn"')`,
    );
    expect(merge()).toMatchObject({ copied: 0, additions: 1 });
    expect(here.all(`${steps} WHERE journey <> 'fresh 2' ORDER BY number`)).toEqual([
      { journey: 'fresh 3', game: 'fresh 1', step: '"won"' },
      { journey: 'fresh 3', game: 'fresh 1', step: '"earn"' },
    ]);
  });
});

test('decks that differ only in what lies beside them are two', () => {
  makeDeck(here, 'd', ['a']);
  makeDeck(there, 'd', []);
  there.run(
    `INSERT INTO deck_versions (deck, number, at, origin, cards, side_list) VALUES ('d', 1, 'at a', '{}', '["a"]', '["b"]')`,
  );
  expect(merged()).toMatchObject({ additions: 1 });
  expect(here.all('SELECT deck, side_list FROM deck_versions ORDER BY deck')).toEqual([
    { deck: 'd', side_list: '[]' },
    { deck: 'fresh', side_list: '["b"]' },
  ]);
});

test('decks in the trash of another database are not among those that it is said to hold', () => {
  makeDeck(there, 'kept', ['a'], { name: 'Light' });
  makeDeck(there, 'gone', ['a'], { name: 'Shadow' });
  there.run(`UPDATE decks SET deleted_at = 'then' WHERE id = 'gone'`);
  const { decks, holds } = withOther(here, place('there'), () => compared(here));
  expect({ decks, holds }).toEqual({ decks: ['Light'], holds: { decks: 1 } });
});
