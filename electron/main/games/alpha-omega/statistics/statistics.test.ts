import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDeck } from '../../../../../db/alpha-omega/decks.ts';
import { rulesOfLevel } from '../../../../../engine/alpha-omega/index.ts';
import { leastWork } from '../../../../../engine/kernel/testing/work.ts';
import { alphaOmegaAdapter } from '../adapter.ts';
import { OBJECTIVE, valueOf } from '../../../../testing/house.ts';
import { watchHouse } from '../../../../testing/watched-game.ts';

const ALL = { since: null, until: null, players: null, deck: null };

/** What main may work before it hears others, in ms of the processor. */
const LONGEST = 100;

/** The clock of these houses stands still, so that everything is counted before a reply. */
const house = watchHouse;

describe('statistics', () => {
  test('are of the games that are over, each counted once, with intervals', () => {
    const { playGame, statistics } = house();
    playGame({ seed: 'a', variants: ['fast'] });
    playGame({ seed: 'b', seats: ['Ann'] });
    playGame({ seed: 'c', answers: 3 });
    const found = valueOf(statistics.statistics(ALL));
    expect(found).toMatchObject({
      uncounted: 0,
      results: { games: 2 },
      leftOut: { unfinished: 1 },
      players: [1, 2],
    });
    expect(found.results.rate?.high).toBeGreaterThan(found.results.rate?.low ?? 1);
    expect(found.groups.objective).toMatchObject([{ key: OBJECTIVE, games: 2 }]);
    expect(found.groups.variant.map(({ key }) => key).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      '',
      'fast',
    ]);
    expect(valueOf(statistics.statistics({ ...ALL, players: 1 })).results.games).toBe(1);
    expect(found.cards.length).toBeGreaterThan(5);
    const [card] = found.cards;
    expect(valueOf(statistics.cardStatistics(card?.def ?? ''))).toEqual(card);
  });

  test('name the level of a game, and none for a mix that no level has', () => {
    const { playGame, statistics } = house();
    const levels = (): unknown => valueOf(statistics.statistics(ALL)).games.map(({ level }) => level);
    playGame({ seed: 'a', seats: ['Ann'], ...rulesOfLevel('pilgrim', 1) });
    playGame({ seed: 'b', seats: ['Ann'] });
    playGame({ seed: 'c', seats: ['Ann'], variants: ['easy'] });
    expect(levels()).toEqual([null, 'standard', 'pilgrim']);
  });

  test('of a program without a game say so', () => {
    expect(valueOf(house().statistics.statistics(ALL))).toMatchObject({
      ...{ results: { games: 0, rate: null }, days: [], cards: [], players: [], decks: [] },
      streaks: { now: null, won: null, notWon: null },
    });
  });

  test('a deck is called as the kept deck that has its cards by now', () => {
    const { db, playGame, statistics } = house();
    const game = playGame({ seats: ['Ann'] });
    const setup = alphaOmegaAdapter.readSetup(
      JSON.parse(String(db.get('SELECT setup FROM games')?.['setup'])),
    );
    const copies = new Map<string, number>();
    if (setup.ok)
      for (const card of setup.value.seats[0]?.deck ?? []) copies.set(card, (copies.get(card) ?? 0) + 1);
    const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
    expect(valueOf(statistics.statistics(ALL)).decks).toMatchObject([{ name: null }]);
    const label = { name: 'Swords of Heaven', notes: '', tags: [], cardNotes: {} };
    const deck = { id: game, side: 'good', lists: { cards, sideList: [] }, origin: {}, at: 'now' };
    createDeck(db, { ...label, ...deck });
    expect(valueOf(statistics.statistics(ALL)).decks).toMatchObject([{ name: 'Swords of Heaven' }]);
  });

  test('keep nobody waiting where there are very many and very long decks', async () => {
    const { db, playGame, statistics } = house();
    playGame({ seats: ['Ann'] });
    const line = (deck: number, at: number) => ({
      card: `saints:n-${deck}-${at}`,
      name: `Saint ${at}`,
      copies: 99,
    });
    db.inTransaction(() => {
      for (let deck = 0; deck < 300; deck += 1) {
        const cards = Array.from({ length: 300 }, (_, at) => line(deck, at));
        createDeck(db, {
          ...{ id: randomUUID(), name: 'Light', side: 'good', notes: '', tags: [], cardNotes: {}, at: 'now' },
          ...{ lists: { cards, sideList: [] }, origin: {} },
        });
      }
    });
    const { done, took } = await leastWork(LONGEST, () => statistics.statistics(ALL));
    expect(took).toBeLessThan(LONGEST);
    expect(valueOf(done).decks).toMatchObject([{ name: null }]);
  });

  test('what games from before led to is told again, and only then counted', () => {
    const { db, playGame, statistics } = house();
    const game = playGame({ seed: 'old' });
    const before = valueOf(statistics.statistics(ALL));
    const kept = db.all('SELECT number, hash, events, counts FROM happenings ORDER BY number');
    db.run('UPDATE log SET hash = NULL, events = NULL');
    db.run('DELETE FROM counted_games');
    const again = house(db);
    const { seconds, days, ...found } = valueOf(again.statistics.statistics(ALL));
    expect(found).toEqual({ ...before, seconds: undefined, days: undefined });
    expect([seconds, days[0]?.seconds]).toEqual([0, 0]);
    expect(db.all('SELECT number, hash, events, counts FROM happenings ORDER BY number')).toEqual(kept);
    db.run('UPDATE log SET hash = NULL, events = NULL WHERE game = ?', game);
    // Other rules cannot play it again: its end is counted, its cards are not known.
    const later = house(db, 99).statistics;
    expect(valueOf(later.statistics(ALL)).results.games).toBe(1);
  });
});
