import { describe, expect, test } from 'vitest';
import {
  appendRecord,
  createGame,
  deleteGame,
  listGames,
  loadGame,
  type NewGameRow,
  type RecordRow,
} from './games.ts';
import { DamagedRowError } from '../file/errors.ts';
import type { SessionRecord } from '../../engine/kernel/records.ts';
import type { WritableDb } from '../file/handles.ts';
import {
  contentHash,
  currentPacks,
  listCards,
  packsOfGame,
  replaceCatalogue,
  type CurrentPack,
} from './packs.ts';
import { memoryDb } from '../testing/testing.ts';

const card = { id: 'starter:michael', name: 'Michael', side: 'good', type: 'person', card: '{}' };
function pack(content: string, cards = [card]): CurrentPack {
  return { hash: contentHash(content), pack: 'starter', version: '1.0.0', content, cards };
}

function game(id: string, packs: readonly string[] = []): NewGameRow {
  return {
    ...{
      id,
      ruleset: 'alpha-omega',
      rules: 1,
      setup: { seats: 1 },
      seed: 'seed',
      seating: null,
      createdAt: '2026-01-01T00:00:00Z',
    },
    ...{ round: 1, outcome: null, packs, state: { hash: 'h0', text: 'state 0' }, events: [] },
  };
}

const drawn = (decision: number): SessionRecord => ({
  ...{ kind: 'answer', command: { decision, seat: 0, answer: ['draw'] }, by: 0 },
});

const upTo = (number: number): readonly number[] => Array.from({ length: number }, (_, index) => index + 1);

function answer(id: string, number: number): RecordRow {
  return {
    ...{ game: id, number, record: drawn(number), line: upTo(number), events: [`told ${String(number)}`] },
    ...{
      state: { hash: `h${String(number)}`, text: `state ${String(number)}` },
      round: number,
      outcome: null,
    },
    playedAt: `2026-01-01T00:00:0${String(number)}Z`,
  };
}

/** Lets the n-th statement of a kind fail, as a full disk or a crash would. */
function failingAt(db: WritableDb, table: string): WritableDb {
  return {
    ...db,
    run: (sql, ...values) => {
      if (sql.includes(`INTO ${table}`)) throw new Error(`crash before ${table}`);
      return db.run(sql, ...values);
    },
  };
}

describe('games', () => {
  test('a game is its header, its answers and the state after the last of them', () => {
    const db = memoryDb();
    createGame(db, game('g'));
    appendRecord(db, answer('g', 1));
    appendRecord(db, answer('g', 2));
    expect(loadGame(db, 'g')).toEqual({
      ...{ id: 'g', ruleset: 'alpha-omega', rules: 1, setup: { seats: 1 }, seed: 'seed', seating: null },
      ...{
        createdAt: '2026-01-01T00:00:00Z',
        playedAt: '2026-01-01T00:00:02Z',
        answers: 2,
        round: 2,
        outcome: null,
      },
      records: [drawn(1), drawn(2)],
      upgrades: [],
      snapshot: { number: 2, hash: 'h2', text: 'state 2' },
    });
  });

  test('the game played last is listed first', () => {
    const db = memoryDb();
    for (const id of ['a', 'b']) createGame(db, game(id));
    appendRecord(db, answer('b', 1));
    expect(listGames(db).map(({ id, row }) => row.ok && [id, row.value.answers, row.value.round])).toEqual([
      ['b', 1, 1],
      ['a', 0, 1],
    ]);
  });

  test('a row that cannot be read is listed with what is wrong and where, beside the others', () => {
    const db = memoryDb();
    for (const id of ['a', 'b']) createGame(db, game(id));
    db.exec('PRAGMA ignore_check_constraints = ON');
    db.run(`UPDATE games SET setup = '{"seats":' WHERE id = 'a'`);
    expect(listGames(db)).toMatchObject([
      { id: 'b', row: { ok: true, value: { seed: 'seed' } } },
      {
        ...{ id: 'a', playedAt: '2026-01-01T00:00:00Z' },
        row: { ok: false, error: 'games.setup: expected JSON, found "{\\"seats\\":"' },
      },
    ]);
  });

  test('a crash before its log is written leaves the record out altogether', () => {
    const db = memoryDb();
    createGame(db, game('g'));
    appendRecord(db, answer('g', 1));
    const before = loadGame(db, 'g');
    expect(() => appendRecord(failingAt(db, 'log'), answer('g', 2))).toThrow('crash before log');
    expect(loadGame(db, 'g')).toEqual(before);
    appendRecord(db, answer('g', 2));
    expect(loadGame(db, 'g')?.answers).toBe(2);
  });

  test('a crash while a game is made leaves no game', () => {
    const db = memoryDb();
    expect(() => createGame(failingAt(db, 'log'), game('g'))).toThrow('crash before log');
    expect(listGames(db)).toEqual([]);
  });

  test.each([
    ['the same record twice', 1],
    ['a record too early', 3],
  ])('%s is refused', (_, number) => {
    const db = memoryDb();
    createGame(db, game('g'));
    appendRecord(db, answer('g', 1));
    expect(() => appendRecord(db, answer('g', number))).toThrow(
      `record ${String(number)} does not follow in game g`,
    );
    expect(loadGame(db, 'g')?.records).toHaveLength(1);
  });

  test('a deleted game is gone, and only once', () => {
    const db = memoryDb();
    createGame(db, game('g'));
    appendRecord(db, answer('g', 1));
    expect([deleteGame(db, 'g'), deleteGame(db, 'g'), loadGame(db, 'g')]).toEqual([true, false, null]);
  });

  test('every kind of record is found again as it was kept', () => {
    const db = memoryDb();
    createGame(db, game('g'));
    const kinds: readonly SessionRecord[] = [
      drawn(1),
      { kind: 'return', to: 0, by: 1 },
      { kind: 'return', to: 1, by: null },
      { kind: 'seating', seat: 0, player: { kind: 'person', name: 'Ann', profile: 'p1' } },
      { kind: 'seating', seat: 1, player: { kind: 'bot' } },
      { kind: 'seating', seat: 1, player: { kind: 'beside', seat: 0 } },
      { kind: 'takeOver', seat: 0, by: 1 },
    ];
    for (const [index, record] of kinds.entries())
      appendRecord(db, { ...answer('g', index + 1), record, line: [1] });
    expect(loadGame(db, 'g')).toMatchObject({ records: kinds, answers: 1, snapshot: { number: 7 } });
  });

  test('who sat down is kept with the game', () => {
    const db = memoryDb();
    const seating = { hands: 'private', seats: [{ kind: 'bot' }] };
    createGame(db, { ...game('g'), seating });
    expect(loadGame(db, 'g')?.seating).toEqual(seating);
  });

  test.each([
    [
      'that is no answer',
      `UPDATE log SET answer = '{"not":"a list"}' WHERE number = 1`,
      '1 is no list of texts',
    ],
    ['that returns to the future', 'UPDATE log SET return_to = 2 WHERE number = 2', '2 returns to 2'],
    ['of no kind', `UPDATE log SET kind = 'wish' WHERE number = 2`, '2 is of kind wish'],
    ['that seats nobody', `UPDATE log SET player = '{"kind":"cat"}' WHERE number = 3`, '3 seats nobody'],
    ['that is missing', 'DELETE FROM log WHERE number = 2', '2 is missing'],
  ])('a record %s is found at load, with its number', (_, sql, what) => {
    const db = memoryDb();
    createGame(db, game('g'));
    const list: readonly SessionRecord[] = [
      drawn(1),
      { kind: 'return', to: 0, by: 0 },
      { kind: 'seating', seat: 0, player: { kind: 'bot' } },
    ];
    for (const [index, record] of list.entries()) appendRecord(db, { ...answer('g', index + 1), record });
    db.exec('DROP TRIGGER log_never_shrinks; DROP TRIGGER log_never_changes');
    db.exec('PRAGMA ignore_check_constraints = ON');
    db.run(sql);
    expect(() => loadGame(db, 'g')).toThrow(new DamagedRowError(`records: number ${what}`));
  });

  test('records that are missing at the end are found at load', () => {
    const db = memoryDb();
    createGame(db, game('g'));
    appendRecord(db, answer('g', 1));
    db.exec('DROP TRIGGER log_never_shrinks');
    db.run('DELETE FROM log');
    expect(() => loadGame(db, 'g')).toThrow('records: expected 1, found 0');
  });
});

describe('packs', () => {
  test('the catalogue is what the packs hold now', () => {
    const db = memoryDb();
    const [first, second] = [
      JSON.stringify({ ruleset: 'tally', v: 1 }),
      JSON.stringify({ ruleset: 'tally', v: 2 }),
    ];
    replaceCatalogue(db, [pack(first)], 'now');
    const uriel = { ...card, id: 'starter:uriel', name: 'Uriel' };
    replaceCatalogue(db, [pack(second, [uriel])], 'later');
    expect(listCards(db)).toEqual([uriel]);
    expect(currentPacks(db, 'tally').map((kept) => kept.content)).toEqual([second]);
    expect(currentPacks(db, 'another')).toEqual([]);
  });

  test('a game keeps the content it was begun with, for as long as there is the game', () => {
    const db = memoryDb();
    const old = pack('{"v":1}');
    replaceCatalogue(db, [old], 'now');
    createGame(db, game('g', [old.hash]));
    replaceCatalogue(db, [pack('{"v":2}')], 'later');
    expect(packsOfGame(db, 'g').map((kept) => kept.content)).toEqual(['{"v":1}']);

    deleteGame(db, 'g');
    replaceCatalogue(db, [pack('{"v":2}')], 'later');
    expect(db.get('SELECT count(*) AS n FROM pack_versions')).toEqual({ n: 1 });
  });

  test('a game cannot be begun with content that is not kept', () => {
    const db = memoryDb();
    expect(() => createGame(db, game('g', ['0'.repeat(64)]))).toThrow('FOREIGN KEY constraint failed');
    expect(listGames(db)).toEqual([]);
  });
});
