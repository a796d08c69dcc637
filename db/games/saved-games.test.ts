import { describe, expect, test } from 'vitest';
import type { SessionRecord } from '../../engine/kernel/records.ts';
import { loadGame } from './games.ts';
import { happeningsOf } from './happenings.ts';
import { packsOfGame } from './packs.ts';
import { notesOf, storedViews } from './replays.ts';
import { keepWholeGame, playOnWith, type WholeGame } from './saved-games.ts';
import { memoryDb } from '../testing/testing.ts';

const answered = (decision: number): SessionRecord => ({
  ...{ kind: 'answer', by: 0 },
  command: { decision, seat: 0, answer: ['x'] },
});

const at = (minute: number): string => `2026-11-22T12:0${String(minute)}:00.000Z`;

const happening = (number: number) => ({
  ...{ number, at: at(number), hash: String(number).repeat(16) },
  events: [{ event: { type: 'roundBegan', round: number }, defs: {} }],
});

const note = (id: string, text: string) => ({ id, number: 0, text, createdAt: at(0), changedAt: at(0) });

const GAME: WholeGame = {
  ...{ id: 'game', ruleset: 'alpha-omega', rules: 4, setup: { any: 'setup' }, seed: 's', seating: null },
  ...{ createdAt: at(0), playedAt: at(5), name: 'Eve', round: 2, outcome: null },
  records: [answered(1), answered(2), { kind: 'return', to: 1, by: null }, answered(3)],
  snapshot: { text: '{"a":1}', hash: '0'.repeat(16) },
  packs: [{ hash: 'p'.repeat(64), pack: 'p', version: '1', content: '{}' }],
  happenings: [0, 1, 2, 4].map(happening),
  views: [{ number: 0, round: 1, view: { a: 1 } }],
  notes: [note('one', 'There.')],
  upgrades: [],
};

describe('a whole game', () => {
  test('is kept with all that is in it', () => {
    const db = memoryDb();
    keepWholeGame(db, GAME);
    const stored = loadGame(db, 'game');
    expect(stored).toMatchObject({
      ...{ id: 'game', rules: 4, setup: GAME.setup, seed: 's', seating: null, playedAt: at(5), round: 2 },
      ...{ records: GAME.records, answers: 2, outcome: null, upgrades: [] },
      snapshot: { number: 4, ...GAME.snapshot },
    });
    expect(happeningsOf(db, 'game')).toEqual(GAME.happenings);
    expect(packsOfGame(db, 'game')).toEqual(GAME.packs);
    expect(storedViews(db, 'game')).toEqual(GAME.views);
    expect(notesOf(db, 'game')).toEqual(GAME.notes);
    // The line is what counts of it: neither what was taken back, nor taking it back.
    expect(
      db.all('SELECT number FROM happenings WHERE counts = 1 ORDER BY number').map((row) => row['number']),
    ).toEqual([0, 1, 4]);
  });

  test('goes on with what a file has more of it, and what was written here stays', () => {
    const db = memoryDb();
    const early = {
      ...{ ...GAME, records: GAME.records.slice(0, 1), happenings: GAME.happenings.slice(0, 2) },
      ...{ notes: [note('one', 'Here.')], playedAt: at(9), rules: 3 },
    };
    keepWholeGame(db, early);
    const other = { ...happening(0), hash: 'f'.repeat(16) };
    playOnWith(
      db,
      {
        ...GAME,
        notes: [...GAME.notes, note('two', 'More.')],
        happenings: [other, ...GAME.happenings.slice(1)],
      },
      1,
    );
    expect(loadGame(db, 'game')).toMatchObject({
      records: GAME.records,
      answers: 2,
      rules: 4,
      playedAt: at(9),
    });
    expect(happeningsOf(db, 'game')).toEqual(GAME.happenings);
    expect(
      notesOf(db, 'game')
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Here.', 'More.']);
    expect(() => {
      playOnWith(db, GAME, 1);
    }).toThrow('game game does not have 1 records');
  });
});
