import { describe, expect, test } from 'vitest';
import { putTry, settleTry, triesOf, tryOfGame } from './calendar.ts';
import { gameResults, gamesToReckon, putGameResult } from './game-results.ts';
import { deleteGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import {
  appendStep,
  createJourney,
  gamesOfJourney,
  journeyOfGame,
  listJourneys,
  loadJourney,
  putAwayJourney,
  putJourneyGame,
  renameJourney,
  stepsOf,
} from './journeys.ts';
import { memoryDb } from '../testing/testing.ts';

function withGame(db: OwnedDb, id: string, outcome: string | null = '{}'): void {
  db.run(
    `INSERT INTO games (id, ruleset, rules, setup, seed, created_at, played_at, answers, round, records, outcome)
      VALUES (?, 'alpha-omega', 3, '{}', 's', 'then', 'now', 1, 2, 0, ?)`,
    ...[id, outcome],
  );
}

const journey = { id: 'j', kind: 'campaign', name: 'Ours', begunAt: '2026-11-22', setup: { seats: ['Ann'] } };

describe('journeys', () => {
  test('are listed with what was settled, the last begun first', () => {
    const db = memoryDb();
    createJourney(db, journey);
    createJourney(db, { ...journey, id: 'k', begunAt: '2026-11-23' });
    expect(listJourneys(db).map(({ id }) => id)).toEqual(['k', 'j']);
    expect(loadJourney(db, 'j')).toEqual({ ...journey, removedAt: null });
    expect(loadJourney(db, 'x')).toBe(null);
    expect(() => {
      createJourney(db, journey);
    }).toThrow('UNIQUE');
  });

  test('can be renamed, put away and taken out again', () => {
    const db = memoryDb();
    createJourney(db, journey);
    expect([renameJourney(db, 'j', 'Theirs'), renameJourney(db, 'x', 'Theirs')]).toEqual([true, false]);
    expect(putAwayJourney(db, 'j', 'now')).toBe(true);
    expect(loadJourney(db, 'j')).toMatchObject({ name: 'Theirs', removedAt: 'now' });
    expect([putAwayJourney(db, 'j', null), loadJourney(db, 'j')?.removedAt]).toEqual([true, null]);
  });

  test('keep their steps in order, none twice', () => {
    const db = memoryDb();
    createJourney(db, journey);
    const step = { number: 1, at: 'now', game: 'g', step: { kind: 'chose' } };
    appendStep(db, 'j', step);
    appendStep(db, 'j', { ...step, number: 2, game: null });
    expect(stepsOf(db, 'j')).toEqual([step, { ...step, number: 2, game: null }]);
    expect(() => {
      appendStep(db, 'j', step);
    }).toThrow('UNIQUE');
    expect(() => {
      appendStep(db, 'x', step);
    }).toThrow('FOREIGN KEY');
  });

  test('know their games, also those that were deleted', () => {
    const db = memoryDb();
    createJourney(db, journey);
    withGame(db, 'g');
    const row = { game: 'g', journey: 'j', station: 2, begunAt: 'now' };
    putJourneyGame(db, row);
    deleteGame(db, 'g');
    expect([gamesOfJourney(db, 'j'), journeyOfGame(db, 'g'), journeyOfGame(db, 'x')]).toEqual([
      [row],
      row,
      null,
    ]);
  });
});

describe('the calendar', () => {
  test('counts tries for each day, and the first stays the first when its game is deleted', () => {
    const db = memoryDb();
    withGame(db, 'a');
    const tried = (game: string, day = '2026-11-22'): number =>
      putTry(db, { calendar: 'daily', day, game, begunAt: 'now' });
    expect([tried('a'), tried('b'), tried('c', '2026-11-23')]).toEqual([1, 2, 1]);
    deleteGame(db, 'a');
    expect(triesOf(db, 'daily').map(({ game, number }) => [game, number])).toEqual([
      ['c', 1],
      ['a', 1],
      ['b', 2],
    ]);
    expect([triesOf(db, 'weekly'), tryOfGame(db, 'b')?.number, tryOfGame(db, 'x')]).toEqual([[], 2, null]);
  });

  test('what came of a try first is what stays', () => {
    const db = memoryDb();
    putTry(db, { calendar: 'daily', day: '2026-11-22', game: 'a', begunAt: 'now' });
    settleTry(db, 'a', { winner: 'opponent' });
    settleTry(db, 'a', { winner: 'good' });
    expect(tryOfGame(db, 'a')?.result).toEqual({ winner: 'opponent' });
  });
});

describe('what games count for', () => {
  test('is reckoned once they are over, and anew when they went on or are reckoned otherwise', () => {
    const db = memoryDb();
    withGame(db, 'a');
    withGame(db, 'b', null);
    expect(gamesToReckon(db, 1)).toEqual(['a']);
    putGameResult(db, 'a', { records: 0, reckoning: 1, result: { game: 'a' } });
    expect([gamesToReckon(db, 1), gamesToReckon(db, 2)]).toEqual([[], ['a']]);
    db.run(`UPDATE games SET records = 4 WHERE id = 'a'`);
    expect(gamesToReckon(db, 1)).toEqual(['a']);
  });

  test('stays when the game is deleted, and not when the game is taken up again', () => {
    const db = memoryDb();
    for (const id of ['a', 'b']) {
      withGame(db, id);
      putGameResult(db, id, { records: 0, reckoning: 1, result: { game: id } });
    }
    deleteGame(db, 'a');
    expect(gameResults(db)).toEqual([{ game: 'a' }, { game: 'b' }]);
    db.run(`UPDATE games SET outcome = NULL WHERE id = 'b'`);
    expect(gameResults(db)).toEqual([{ game: 'a' }]);
  });
});
