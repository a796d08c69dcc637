import { expect, test } from 'vitest';
import { starterSetup } from '../engine/alpha-omega/testing/starter.ts';
import { countGames } from './counted.ts';
import { firstMetIn } from './first-met.ts';
import type { OwnedDb } from './handles.ts';
import { cardUses, NO_FILTER } from './statistics.ts';
import { keepRandomGame } from './testing-games.ts';
import { memoryDb } from './testing.ts';

const GAMES = ['one', 'two', 'three'] as const;

/** A database with these games, one after the other. */
function withGames(games: readonly string[]): OwnedDb {
  const db = memoryDb();
  for (const [day, id] of games.entries())
    keepRandomGame(db, { id, setup: starterSetup(1), seed: id, at: `2026-11-2${String(day)}T10:00:00.000Z` });
  countGames(db, () => true);
  return db;
}

const metIn = (db: OwnedDb): readonly string[] =>
  cardUses(db, NO_FILTER)
    .filter(({ drawn, entered }) => drawn + entered > 0)
    .map(({ def }) => def)
    .toSorted();

test('a card is met first in one game only: what earlier ones had met is no news', () => {
  const db = withGames(GAMES);
  let known: readonly string[] = [];
  for (const [place, game] of GAMES.entries()) {
    const all = metIn(withGames(GAMES.slice(0, place + 1)));
    expect(firstMetIn(db, game)).toEqual(all.filter((def) => !known.includes(def)));
    known = all;
  }
  expect(firstMetIn(db, 'one').length).toBeGreaterThan(5);
});

test('a game that is not over, or not there, is no result', () => {
  const db = memoryDb();
  const at = '2026-11-20T10:00:00.000Z';
  keepRandomGame(db, { id: 'begun', setup: starterSetup(1), seed: 'begun', at, answers: 1 });
  countGames(db, () => true);
  expect(firstMetIn(db, 'begun')).toEqual([]);
  expect(firstMetIn(db, 'none')).toEqual([]);
});
