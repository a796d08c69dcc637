import { describe, expect, test } from 'vitest';
import { appendRecord, createGame, listGames, loadGame, type RecordRow } from './games.ts';
import { happeningsOf } from './happenings.ts';
import type { OwnedDb } from '../file/handles.ts';
import {
  restoreGames,
  copyGame,
  emptyTrash,
  keptGames,
  makeWords,
  renameGame,
  shelfCounts,
  trashGames,
  type KeptQuery,
} from './saves.ts';
import { memoryDb } from '../testing/testing.ts';

const begin = (db: OwnedDb, id: string, createdAt: string): void =>
  createGame(db, {
    ...{ id, ruleset: 'r', rules: 1, setup: { who: id }, seed: 's', seating: null, createdAt, packs: [] },
    ...{ round: 1, outcome: null, state: { hash: 'h', text: 't' }, events: [id] },
  });

const ANSWER: RecordRow['record'] = {
  kind: 'answer',
  command: { decision: 1, seat: 0, answer: ['x'] },
  by: 0,
};

const answer = (db: OwnedDb, game: string, number: number, playedAt: string): void =>
  appendRecord(db, {
    ...{
      game,
      number,
      line: [number],
      playedAt,
      events: [],
      state: { hash: 'h', text: 't' },
      round: number + 1,
    },
    ...{
      outcome: null,
      record: { kind: 'answer', command: { decision: number, seat: 0, answer: ['x'] }, by: 0 },
    },
  });

function three(): OwnedDb {
  const db = memoryDb();
  begin(db, 'ann', '2026-11-20');
  begin(db, 'ben', '2026-11-21');
  begin(db, 'cid', '2026-11-22');
  return db;
}

const all: KeptQuery = { shelf: 'lines', search: '', order: 'played', from: 0, count: 10 };
const ids = (db: OwnedDb, query: Partial<KeptQuery> = {}): readonly string[] =>
  keptGames(db, { ...all, ...query }).rows.map(({ id }) => id);

describe('the list', () => {
  test('has what was played last first, whatever the clock says', () => {
    const db = three();
    answer(db, 'ann', 1, '2026-11-23');
    answer(db, 'ben', 1, '2019-01-01');
    expect(ids(db)).toEqual(['ben', 'ann', 'cid']);
    expect(listGames(db).map(({ id }) => id)).toEqual(['ben', 'ann', 'cid']);
    // Its time does not go backwards either.
    expect(loadGame(db, 'ben')?.playedAt).toBe('2026-11-21');
  });

  test('is given in parts, with how many there are', () => {
    const { rows, total } = keptGames(three(), { ...all, from: 1, count: 1 });
    expect(rows.map(({ id }) => id)).toEqual(['ben']);
    expect(total).toBe(3);
  });

  test.each([
    ['begun', ['cid', 'ben', 'ann']],
    ['name', ['ben', 'ann', 'cid']],
    ['round', ['ann', 'cid', 'ben']],
  ] as const)('can be ordered by %s', (order, expected) => {
    const db = three();
    answer(db, 'ann', 1, '2026-11-19');
    renameGame(db, 'ben', 'alone');
    renameGame(db, 'ann', 'Before Christmas');
    expect(ids(db, { order })).toEqual(expected);
  });

  test('is searched by every word, and by the name; no sign means anything but itself', () => {
    const db = three();
    const words = (): void => {
      makeWords(db, ({ id, name }) => `seat of ${id} 100% ${name?.toLowerCase() ?? ''}`);
    };
    words();
    renameGame(db, 'cid', 'Christmas_Eve');
    words();
    expect(ids(db, { search: 'seat ben' })).toEqual(['ben']);
    expect(ids(db, { search: 'eve' })).toEqual(['cid']);
    expect(ids(db, { search: '0%' })).toHaveLength(3);
    expect(ids(db, { search: 's_a' })).toEqual([]);
    expect(ids(db, { search: 'nobody' })).toEqual([]);
  });

  test.each<[string, Pick<RecordRow, 'record' | 'events'>, boolean]>([
    ['who sat down', { record: { kind: 'seating', seat: 0, player: { kind: 'bot' } }, events: [] }, true],
    [
      'the Objective that was come to',
      { record: ANSWER, events: [{ event: { type: 'objectiveFollowed', objective: 3, goal: 9 } }] },
      true,
    ],
    ['the Objective that was returned to', { record: { kind: 'return', to: 0, by: null }, events: [] }, true],
    ['nothing else', { record: ANSWER, events: [null, { event: { type: 'turnBegan' } }] }, false],
  ])('finds %s after the words were made', (_, row, isFound) => {
    const db = three();
    makeWords(db, ({ id }) => id);
    appendRecord(db, {
      ...{ game: 'ann', number: 1, line: [], playedAt: '2026-11-23', round: 1, outcome: null },
      ...{ state: { hash: 'h', text: 't' }, ...row },
    });
    makeWords(db, ({ id }) => `${id} and Dora`);
    expect(ids(db, { search: 'dora' })).toEqual(isFound ? ['ann'] : []);
  });
});

describe('a copy', () => {
  test('has everything of the game, and goes its own way', () => {
    const db = three();
    answer(db, 'ann', 1, '2026-11-23');
    expect(copyGame(db, { from: 'ann', to: 'slot', kind: 'slot', name: 'Eve', now: '2026-11-24' })).toBe(
      true,
    );
    answer(db, 'ann', 2, '2026-11-25');
    expect(loadGame(db, 'slot')).toMatchObject({
      records: [{ kind: 'answer' }],
      setup: { who: 'ann' },
      snapshot: { number: 1 },
    });
    expect(happeningsOf(db, 'slot')).toHaveLength(2);
    const [slot] = keptGames(db, { ...all, shelf: 'slots' }).rows;
    expect(slot).toMatchObject({ id: 'slot', name: 'Eve', copiedFrom: 'ann' });
    expect(ids(db)).not.toContain('slot');
    expect(listGames(db).map(({ id }) => id)).not.toContain('slot');
  });

  test('of nothing is none', () => {
    const db = three();
    expect(copyGame(db, { from: 'nobody', to: 'x', kind: 'line', name: null, now: '2026-11-24' })).toBe(
      false,
    );
  });
});

describe('the trash', () => {
  test('hides games, gives them back, and keeps them until it is emptied', () => {
    const db = three();
    expect(trashGames(db, ['ann', 'ben', 'nobody'], '2026-11-01')).toBe(2);
    expect(ids(db)).toEqual(['cid']);
    expect(listGames(db).map(({ id }) => id)).toEqual(['cid']);
    expect(shelfCounts(db)).toEqual({ lines: 1, slots: 0, trash: 2 });
    expect(restoreGames(db, ['ann'])).toBe(1);
    expect(ids(db)).toEqual(['cid', 'ann']);
    expect(emptyTrash(db)).toBe(1);
    expect(loadGame(db, 'ben')).toBeNull();
    expect(loadGame(db, 'ann')).not.toBeNull();
  });

  test('is emptied by hand whenever one likes', () => {
    const db = three();
    trashGames(db, ['ann', 'cid'], '2026-11-01');
    expect(emptyTrash(db)).toBe(2);
    expect(shelfCounts(db)).toEqual({ lines: 1, slots: 0, trash: 0 });
  });
});
