import { describe, expect, test } from 'vitest';
import { appendRecord, createGame } from './games.ts';
import { happeningsOf } from './happenings.ts';
import type { OwnedDb } from '../file/handles.ts';
import { memoryDb } from '../testing/testing.ts';

/** A game of three answers, of which the last two were taken back and another was given. */
function played(): OwnedDb {
  const db = memoryDb();
  const header = { id: 'g', ruleset: 'r', rules: 1, setup: {}, seed: 's', seating: null, createdAt: 't0' };
  createGame(db, {
    ...header,
    packs: [],
    round: 1,
    outcome: null,
    state: { hash: 'h0', text: 's' },
    events: ['begun'],
  });
  const row = (number: number, line: readonly number[]): Parameters<typeof appendRecord>[1] => ({
    ...{ game: 'g', number, line, playedAt: `t${String(number)}`, events: [`told ${String(number)}`] },
    ...{ state: { hash: `h${String(number)}`, text: 's' }, round: 1, outcome: null },
    record: { kind: 'answer', command: { decision: number, seat: 0, answer: ['x'] }, by: 0 },
  });
  for (const number of [1, 2, 3]) appendRecord(db, row(number, [1, 2, 3].slice(0, number)));
  appendRecord(db, { ...row(4, [1]), record: { kind: 'return', to: 1, by: null }, events: [] });
  appendRecord(db, row(5, [1, 5]));
  return db;
}

const counting = (db: OwnedDb): readonly unknown[] =>
  db.all('SELECT number FROM happenings WHERE counts = 1 ORDER BY number').map(({ number }) => number);

describe('happenings', () => {
  test('each record keeps what it led to, and when', () => {
    expect(happeningsOf(played(), 'g')).toEqual([
      { number: 0, at: 't0', hash: 'h0', events: ['begun'] },
      { number: 1, at: 't1', hash: 'h1', events: ['told 1'] },
      { number: 2, at: 't2', hash: 'h2', events: ['told 2'] },
      { number: 3, at: 't3', hash: 'h3', events: ['told 3'] },
      { number: 4, at: 't4', hash: 'h4', events: [] },
      { number: 5, at: 't5', hash: 'h5', events: ['told 5'] },
    ]);
  });

  test('what was taken back does not count, until it is brought back', () => {
    const db = played();
    expect(counting(db)).toEqual([0, 1, 5]);
    appendRecord(db, {
      ...{ game: 'g', number: 6, line: [1, 2, 3], playedAt: 't6', events: [] },
      ...{ state: { hash: 'h3', text: 's' }, round: 1, outcome: null },
      record: { kind: 'return', to: 3, by: null },
    });
    expect(counting(db)).toEqual([0, 1, 2, 3]);
  });

  test('a list that is damaged is said with its place', () => {
    const db = played();
    db.run(`UPDATE log SET events = '{}' WHERE number = 2`);
    expect(() => happeningsOf(db, 'g')).toThrow('happenings: number 2 is no list');
  });
});
