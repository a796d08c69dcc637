import { expect, test } from 'vitest';
import { starterSetup } from '../../engine/alpha-omega/testing/starter.ts';
import type { ToldEvent } from '../../engine/alpha-omega/index.ts';
import { countGames } from './counted.ts';
import { firstMetIn, firstMetUnderWay } from './first-met.ts';
import { appendRecord, createGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { cardUses, NO_FILTER } from './statistics.ts';
import { keepRandomGame } from '../testing/games.ts';
import { memoryDb } from '../testing/testing.ts';

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

/** A game that goes on, in which this happened, one thing after each answer. */
function goingOn(db: OwnedDb, game: string, ...happened: readonly (readonly ToldEvent[])[]): void {
  const setup = starterSetup(1);
  for (const [number, events] of happened.entries()) {
    const playedAt = `2026-11-25T10:00:0${String(number)}.000Z`;
    const stored = { round: 1, outcome: null, state: { hash: String(number), text: '{}' }, events };
    const header = { id: game, ruleset: 'alpha-omega', rules: 1, setup, seed: 'x', seating: null };
    if (number === 0) createGame(db, { ...header, ...stored, createdAt: playedAt, packs: [] });
    else
      appendRecord(db, {
        ...{ ...stored, game, number, playedAt },
        record: { kind: 'answer', command: { seat: 0, decision: number, answer: [] }, by: 0 },
        line: Array.from({ length: number }, (_, index) => index + 1),
      });
  }
}

const drawn = (...cards: readonly number[]): ToldEvent => ({
  event: { type: 'cardsDrawn', seat: 0, cards, count: cards.length },
  defs: Object.fromEntries(cards.map((card) => [card, `starter:${String(card)}`])),
});
const followed: ToldEvent = { event: { type: 'objectiveFollowed', objective: 90, goal: 50 }, defs: {} };

test('between two Objectives only what came in the one that was achieved is new', () => {
  const met = (...happened: readonly (readonly ToldEvent[])[]): readonly string[] => {
    const db = memoryDb();
    goingOn(db, 'way', ...happened);
    return firstMetUnderWay(db, 'way');
  };
  expect(met([drawn(3, 1)])).toEqual([]);
  expect(met([drawn(3, 1)], [drawn(2)], [followed, drawn(7)])).toEqual([
    'starter:1',
    'starter:3',
    'starter:2',
  ]);
  const longest = met([drawn(3, 1)], [followed, drawn(1, 4)], [drawn(5)], [followed], [drawn(6)]);
  expect(longest).toEqual(['starter:4', 'starter:5']);
});

test('a card that was met in another game that goes on is no news', () => {
  const db = withGames(['one']);
  const [first = '', ...others] = firstMetIn(db, 'one');
  const name = (card: number): ToldEvent => ({
    event: { type: 'cardsDrawn', seat: 0, cards: [card], count: 1 },
    defs: { [card]: first },
  });
  goingOn(db, 'campaign', [name(3), drawn(1)]);
  // Games that go on are looked through as well when games are counted, for their time.
  countGames(db, () => true);
  expect(firstMetIn(db, 'one')).toEqual(others);
  goingOn(db, 'other', [drawn(1, 2)], [followed]);
  expect(firstMetUnderWay(db, 'other')).toEqual(['starter:2']);
});
