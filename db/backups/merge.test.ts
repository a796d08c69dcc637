import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appendRecord, loadGame } from '../games/games.ts';
import { happeningsOf } from '../games/happenings.ts';
import type { OwnedDb } from '../file/handles.ts';
import { compared, mergeOther, withOther } from './merge.ts';
import { joinDatabase } from '../file/open.ts';
import { content, makeDeck, makeJourney, openedIn, pack, play } from '../testing/merge.ts';

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

const answersOf = (db: OwnedDb, id: string): readonly unknown[] | undefined =>
  loadGame(db, id)?.records.map((record) => record.kind === 'answer' && record.command.answer[0]);

const merged = (): ReturnType<typeof mergeOther> =>
  withOther(here, place('there'), () => mergeOther(here, () => 'fresh'));

describe('a comparison', () => {
  test('says of each game how it stands there', () => {
    for (const db of [here, there]) play(db, 'same', ['a']);
    play(there, 'new', ['a']);
    play(here, 'missing', ['a']);
    play(here, 'ahead', ['a']);
    play(there, 'ahead', ['a', 'b', 'c']);
    play(here, 'behind', ['a', 'b']);
    play(there, 'behind', ['a']);
    play(here, 'apart', ['a', 'b']);
    play(there, 'apart', ['a', 'x', 'c']);
    const { games, differences } = withOther(here, place('there'), () => compared(here));
    expect(games).toBe(5);
    expect(
      Object.fromEntries(
        differences.map(({ id, likeness, here: ours, there: theirs }) => [id, [likeness, ours, theirs]]),
      ),
    ).toEqual({
      new: ['new', null, 1],
      missing: ['missing', 1, null],
      ahead: ['ahead', 1, 3],
      behind: ['behind', 2, 1],
      apart: ['apart', 2, 3],
    });
  });
});

describe('a merge', () => {
  test('adds what is not here, with the cards it is played with', () => {
    const hash = pack(there, 'other');
    play(there, 'new', ['a', 'b'], [hash]);
    expect(merged()).toEqual({ added: 1, advanced: 0, copied: 0, additions: 0 });
    expect(answersOf(here, 'new')).toEqual(['a', 'b']);
    expect(here.get('SELECT content FROM pack_versions WHERE hash = ?', hash)).toEqual({
      content: content('other'),
    });
  });

  test('plays on what was played on there, and loses nothing that belongs to it here', () => {
    play(here, 'g', ['a']);
    here.run(`UPDATE games SET name = 'mine' WHERE id = 'g'`);
    play(there, 'g', ['a', 'b', 'c']);
    expect(merged()).toMatchObject({ advanced: 1, added: 0 });
    expect(answersOf(here, 'g')).toEqual(['a', 'b', 'c']);
    expect(loadGame(here, 'g')).toMatchObject({ answers: 3, snapshot: { number: 3, hash: 'c' } });
    expect(happeningsOf(here, 'g').map(({ events }) => events)).toEqual([[], ['a'], ['b'], ['c']]);
    expect(here.get(`SELECT name FROM games WHERE id = 'g'`)).toEqual({ name: 'mine' });
  });

  test('keeps both where they went apart, and never goes back', () => {
    play(here, 'g', ['a', 'b']);
    play(there, 'g', ['a', 'x']);
    play(here, 'on', ['a', 'b']);
    play(there, 'on', ['a']);
    expect(merged()).toMatchObject({ copied: 1, advanced: 0, added: 0 });
    expect(answersOf(here, 'g')).toEqual(['a', 'b']);
    expect(answersOf(here, 'fresh')).toEqual(['a', 'x']);
    expect(answersOf(here, 'on')).toEqual(['a', 'b']);
    expect(here.get(`SELECT copied_from FROM games WHERE id = 'fresh'`)).toEqual({ copied_from: 'g' });
  });

  test('done twice does nothing the second time', () => {
    play(there, 'new', ['a']);
    merged();
    expect(merged()).toEqual({ added: 0, advanced: 0, copied: 0, additions: 0 });
  });

  test('that fails half-way has done nothing', () => {
    play(there, 'new', ['a']);
    play(here, 'g', ['a']);
    play(there, 'g', ['x']);
    expect(() => withOther(here, place('there'), () => mergeOther(here, () => 'g'))).toThrow('UNIQUE');
    expect(loadGame(here, 'new')).toBeNull();
    // And the other file is let go.
    expect(merged()).toMatchObject({ added: 1, copied: 1 });
  });

  test('brings decks with all their versions, and leaves those that are here', () => {
    makeDeck(here, 'a', ['x'], { name: 'Mine' });
    makeDeck(there, 'a', ['x'], { name: 'Theirs' });
    makeDeck(there, 'b', ['x'], { name: 'Light' });
    const found = withOther(here, place('there'), () => compared(here));
    expect(found).toMatchObject({ additions: { decks: 1 }, holds: { decks: 2 } });
    expect(found.decks).toHaveLength(2);
    expect(merged()).toMatchObject({ additions: 1 });
    expect(here.all('SELECT id, name FROM decks ORDER BY id')).toEqual([
      { id: 'a', name: 'Mine' },
      { id: 'b', name: 'Light' },
    ]);
    expect(here.all('SELECT deck FROM deck_versions ORDER BY deck')).toEqual([{ deck: 'a' }, { deck: 'b' }]);
  });

  test('that brought over what went another way does not bring it over again, also when the copy was played on', () => {
    play(here, 'g', ['a', 'b']);
    play(there, 'g', ['a', 'x']);
    expect(merged()).toMatchObject({ copied: 1 });
    expect(merged()).toEqual({ added: 0, advanced: 0, copied: 0, additions: 0 });
    expect(withOther(here, place('there'), () => compared(here)).differences).toMatchObject([
      { id: 'fresh', likeness: 'missing' },
    ]);
    appendRecord(here, {
      ...{ game: 'fresh', number: 3, line: [1, 2, 3], events: ['c'], playedAt: '2026-11-23' },
      ...{ state: { hash: 'c', text: 'c' }, round: 1, outcome: null },
      record: { kind: 'answer', command: { decision: 3, seat: 0, answer: ['c'] }, by: 0 },
    });
    expect(merged()).toMatchObject({ copied: 0 });
    expect(here.get('SELECT count(*) AS n FROM games')).toEqual({ n: 2 });
  });

  test('lets decks and journeys go on that were gone on with there, and keeps both decks that went apart, once', () => {
    const deck = (db: OwnedDb, id: string, versions: readonly string[]): void => {
      makeDeck(db, id, versions, { changedAt: String(versions.length) });
    };
    deck(here, 'ahead', ['a']);
    deck(there, 'ahead', ['a', 'b']);
    deck(here, 'behind', ['a', 'b']);
    deck(there, 'behind', ['a']);
    deck(here, 'apart', ['a', 'b']);
    deck(there, 'apart', ['a', 'x']);
    makeJourney(here, 'j', [], ['one']);
    makeJourney(there, 'j', [], ['one', 'two']);
    expect(merged().additions).toBe(3);
    const versions = here.all(
      'SELECT deck, json_group_array(cards) AS c FROM deck_versions GROUP BY deck ORDER BY deck',
    );
    const of = (...cards: readonly string[]): string =>
      JSON.stringify(cards.map((card) => JSON.stringify([card])));
    expect(versions).toEqual([
      { deck: 'ahead', c: of('a', 'b') },
      { deck: 'apart', c: of('a', 'b') },
      { deck: 'behind', c: of('a', 'b') },
      { deck: 'fresh', c: of('a', 'x') },
    ]);
    expect(here.all('SELECT number FROM journey_steps')).toHaveLength(2);
    expect(merged().additions).toBe(0);
  });

  test('keeps both ways of a journey that went on otherwise there, with its games, once', () => {
    for (const db of [here, there]) for (const game of ['shared', 'begun']) play(db, game, ['a']);
    play(here, 'ours', ['a']);
    play(there, 'theirs', ['x']);
    play(here, 'apart', ['a', 'b']);
    play(there, 'apart', ['a', 'x']);
    play(there, 'next', ['a']);
    makeJourney(here, 'chosen', ['shared', 'ours'], ['won', 'earn']);
    makeJourney(there, 'chosen', ['shared', 'theirs'], ['won', 'heal']);
    makeJourney(here, 'played', ['apart'], []);
    makeJourney(there, 'played', ['apart'], []);
    makeJourney(here, 'alike', ['begun'], ['won']);
    makeJourney(there, 'alike', ['begun', 'next'], ['won']);
    let ids = 0;
    const merge = (): ReturnType<typeof mergeOther> =>
      withOther(here, place('there'), () => mergeOther(here, () => `fresh ${String((ids += 1))}`));
    const { additions } = withOther(here, place('there'), () => compared(here));
    expect(additions).toEqual({ journeys: 2 });
    expect(merge()).toMatchObject({ added: 2, copied: 1, additions: 2 });
    expect(here.all('SELECT name, id FROM journeys ORDER BY name')).toEqual([
      { name: 'alike', id: 'alike' },
      { name: 'chosen', id: 'chosen' },
      { name: 'chosen (2)', id: 'fresh 2' },
      { name: 'played', id: 'played' },
      { name: 'played (2)', id: 'fresh 3' },
    ]);
    const steps = (id: string): readonly unknown[] =>
      here.all('SELECT step, game FROM journey_steps WHERE journey = ? ORDER BY number', id);
    expect(steps('chosen')).toEqual([
      { step: '"won"', game: 'shared' },
      { step: '"earn"', game: 'ours' },
    ]);
    expect(steps('fresh 2')).toEqual([
      { step: '"won"', game: 'shared' },
      { step: '"heal"', game: 'theirs' },
    ]);
    expect(here.all('SELECT game, journey, station FROM journey_games ORDER BY game')).toEqual([
      { game: 'apart', journey: 'played', station: 0 },
      { game: 'begun', journey: 'alike', station: 0 },
      { game: 'fresh 1', journey: 'fresh 3', station: 0 },
      { game: 'next', journey: 'alike', station: 1 },
      { game: 'ours', journey: 'chosen', station: 1 },
      { game: 'shared', journey: 'chosen', station: 0 },
      { game: 'theirs', journey: 'fresh 2', station: 1 },
    ]);
    expect(answersOf(here, 'fresh 1')).toEqual(['a', 'x']);
    expect(merge()).toMatchObject({ added: 0, copied: 0, additions: 0 });
    expect(here.all('SELECT id FROM journeys')).toHaveLength(5);
  });

  test('brings searches, teams, notes, tries, branches and what was found in games, each once', () => {
    for (const db of [here, there]) play(db, 'g', ['a']);
    play(here, 'apart', ['a']);
    play(there, 'apart', ['x']);
    const fill = (db: OwnedDb, name: string): void => {
      db.run(`INSERT INTO saved_searches (id, name, search, position) VALUES (?, ?, '{}', 1)`, name, name);
      db.run(
        `INSERT INTO teams (id, name, members, made_at, changed_at) VALUES (?, ?, '[]', '', '')`,
        name,
        name,
      );
      db.run(`INSERT INTO card_notes (card, note, changed_at) VALUES (?, ?, '')`, `card ${name}`, name);
      db.run(`INSERT INTO card_notes (card, note, changed_at) VALUES ('both', ?, '')`, name);
      for (const game of ['g', 'apart'])
        db.run(
          `INSERT INTO replay_notes (game, id, number, text, created_at, changed_at) VALUES (?, ?, 1, ?, '', '')`,
          ...[game, name, name],
        );
      db.run(
        `INSERT INTO calendar_tries (calendar, day, number, game, begun_at, result) VALUES ('day', '1', 1, ?, '', NULL)`,
        `try ${name}`,
      );
    };
    fill(here, 'ours');
    fill(there, 'theirs');
    there.run(`INSERT INTO branches (game, source, number) VALUES ('g', 'elsewhere', 1)`);
    there.run(`INSERT INTO pivotal_moments (game, records, method, found) VALUES ('g', 1, 1, '{}')`);
    const things = { saved_searches: 1, teams: 1, card_notes: 1, replay_notes: 1, calendar_tries: 1 };
    expect(withOther(here, place('there'), () => compared(here)).additions).toEqual(things);
    expect(merged()).toMatchObject({ additions: 5, copied: 1 });
    expect(here.all('SELECT card, note FROM card_notes ORDER BY card')).toEqual([
      { card: 'both', note: 'ours' },
      { card: 'card ours', note: 'ours' },
      { card: 'card theirs', note: 'theirs' },
    ]);
    // Notes on a game that went another way go with its copy.
    expect(here.all('SELECT game, id FROM replay_notes ORDER BY game, id')).toEqual([
      { game: 'apart', id: 'ours' },
      { game: 'fresh', id: 'theirs' },
      { game: 'g', id: 'ours' },
      { game: 'g', id: 'theirs' },
    ]);
    expect(here.all('SELECT number, game FROM calendar_tries ORDER BY number')).toEqual([
      { number: 1, game: 'try ours' },
      { number: 2, game: 'try theirs' },
    ]);
    expect(here.all('SELECT game, source FROM branches')).toEqual([{ game: 'g', source: 'elsewhere' }]);
    expect(here.all('SELECT game FROM pivotal_moments')).toEqual([{ game: 'g' }]);
    expect(merged()).toEqual({ added: 0, advanced: 0, copied: 0, additions: 0 });
  });

  test('brings what belongs to a new deck and a new journey: the draft, and the games that were begun', () => {
    makeDeck(there, 'new', ['a', 'b']);
    there.run(`INSERT INTO deck_drafts (deck, at, cards, side_list) VALUES ('new', 'then', '["c"]', '[]')`);
    play(there, 'first', ['a']);
    makeJourney(there, 'way', ['first'], ['won']);
    expect(merged()).toMatchObject({ added: 1, additions: 2 });
    expect(here.all('SELECT deck, cards FROM deck_drafts')).toEqual([{ deck: 'new', cards: '["c"]' }]);
    expect(here.all('SELECT game, journey, station FROM journey_games')).toEqual([
      { game: 'first', journey: 'way', station: 0 },
    ]);
    expect(merged()).toEqual({ added: 0, advanced: 0, copied: 0, additions: 0 });
  });

  test('lets a journey go on with the games that were begun in it since, and a deck keep its latest change', () => {
    play(there, 'next', ['a']);
    makeJourney(here, 'way', [], ['won']);
    makeJourney(there, 'way', ['next'], ['won', 'earned']);
    for (const [id, ours, theirs] of [
      ['newer there', 'day 1', 'day 2'],
      ['newer here', 'day 3', 'day 2'],
    ] as const) {
      makeDeck(here, id, ['a'], { changedAt: ours });
      makeDeck(there, id, ['a', 'b'], { changedAt: theirs });
    }
    expect(merged()).toMatchObject({ added: 1, additions: 3 });
    expect(here.all('SELECT game, journey FROM journey_games')).toEqual([{ game: 'next', journey: 'way' }]);
    expect(here.all('SELECT id, changed_at FROM decks ORDER BY id')).toEqual([
      { id: 'newer here', changed_at: 'day 3' },
      { id: 'newer there', changed_at: 'day 2' },
    ]);
  });

  test('says by which name a game is known that is otherwise, here before there', () => {
    for (const [id, ours, theirs] of [
      ['both', 'mine', 'theirs'],
      ['there', null, 'theirs'],
      ['neither', null, null],
    ] as const) {
      play(here, id, ['a']);
      play(there, id, ['a', 'b']);
      here.run('UPDATE games SET name = ? WHERE id = ?', ours, id);
      there.run('UPDATE games SET name = ? WHERE id = ?', theirs, id);
    }
    const { differences } = withOther(here, place('there'), () => compared(here));
    expect(Object.fromEntries(differences.map(({ id, name }) => [id, name]))).toEqual({
      both: 'mine',
      there: 'theirs',
      neither: null,
    });
  });

  test('plays a game on though a copy of it here is as far', () => {
    play(here, 'g', ['a']);
    play(here, 'copy', ['a', 'b']);
    here.run(`UPDATE games SET copied_from = 'g' WHERE id = 'copy'`);
    play(there, 'g', ['a', 'b']);
    expect(merged()).toMatchObject({ advanced: 1, copied: 0 });
    expect(answersOf(here, 'g')).toEqual(['a', 'b']);
  });

  test('counts as an addition only what somebody would miss', () => {
    for (const db of [here, there]) play(db, 'g', ['a']);
    there.run(`INSERT INTO game_results (game, records, reckoning, result) VALUES ('g', 1, 1, '{}')`);
    expect(withOther(here, place('there'), () => compared(here)).additions).toEqual({});
    expect(merged()).toMatchObject({ additions: 0 });
    expect(here.all('SELECT game FROM game_results')).toEqual([{ game: 'g' }]);
  });

  test('compares once more what somebody else changed while it was being compared', () => {
    play(there, 'new', ['a']);
    play(here, 'stays', ['a']);
    const elsewhere = joinDatabase(place('here'));
    const watched: OwnedDb = {
      ...here,
      inTransaction: (work) => {
        // What is done on another thread between the comparison and the merge.
        play(elsewhere, 'new', ['a', 'b']);
        elsewhere.close();
        return here.inTransaction(work);
      },
    };
    expect(withOther(here, place('there'), () => mergeOther(watched, () => 'fresh'))).toMatchObject({
      added: 0,
    });
    expect(answersOf(here, 'new')).toEqual(['a', 'b']);
  });

  test('does not compare again what nobody changed', () => {
    play(there, 'new', ['a']);
    let isMerging = false;
    const compares: boolean[] = [];
    const watched: OwnedDb = {
      ...here,
      all: (sql, ...values) => {
        if (sql.includes('FULL JOIN')) compares.push(isMerging);
        return here.all(sql, ...values);
      },
      inTransaction: (work) => {
        isMerging = true;
        return here.inTransaction(work);
      },
    };
    expect(withOther(here, place('there'), () => mergeOther(watched, () => 'fresh'))).toMatchObject({
      added: 1,
    });
    expect(compares).toEqual([false]);
  });
});
