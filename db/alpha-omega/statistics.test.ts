import { beforeAll, describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../../engine/alpha-omega/events.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import type { State } from '../../engine/alpha-omega/game.ts';
import { variedSetup } from '../../engine/alpha-omega/testing/positions.ts';
import { starterSetup, starterStock } from '../../engine/alpha-omega/testing/starter.ts';
import { countGame, countGames, uncounted } from './counted.ts';
import { appendRecord, deleteGame } from '../games/games.ts';
import type { OwnedDb } from '../file/handles.ts';
import { happeningsOf } from '../games/happenings.ts';
import { copyGame } from '../games/saves.ts';
import {
  cardsOfDeck,
  cardStatistics,
  cardUses,
  groupsBy,
  latestGames,
  leftOut,
  NO_FILTER,
  playedDays,
  streaks,
  totals,
} from './statistics.ts';
import { keepRandomGame } from '../testing/games.ts';
import { memoryDb } from '../testing/testing.ts';

/** An event as the log keeps it. */
type ToldEvent = { readonly event: AlphaOmegaEvent };

/** What an event means for the uses of its card, in a game that was won or not. */
function meaningOf(type: AlphaOmegaEvent['type'], isWon: boolean) {
  const won = isWon ? 1 : 0;
  if (type === 'cardsDrawn') return { drawn: 1, drawnWon: won };
  if (type === 'enteredPlay' || type === 'brought') return { entered: 1, enteredWon: won };
  if (type === 'luredAstray') return { lured: 1 };
  return type === 'defeated' ? { defeated: 1 } : {};
}

/** The prints of the Persons that are in play with the Good side, and how many of each. */
function standingIn({ inPlay }: State['table']): ReadonlyMap<string, number> {
  const standing = new Map<string, number>();
  for (const { def, side } of inPlay)
    if (side === 'good' && starterStock.content.get(def)?.type === 'person')
      standing.set(def, (standing.get(def) ?? 0) + 1);
  return standing;
}

const entriesOf = <K extends string>(counts: Partial<Record<K, number>>): readonly (readonly [K, number])[] =>
  Object.entries(counts) as [K, number][];

const NO_USES = {
  ...{ drawn: 0, drawnWon: 0, entered: 0, enteredWon: 0 },
  ...{ lured: 0, defeated: 0, stood: 0, stoodWon: 0 },
};

/** What became of each print, by the logs of these games and by how they ended. */
function recounted(db: OwnedDb, ends: ReadonlyMap<string, State>): ReadonlyMap<string, typeof NO_USES> {
  const found = new Map<string, typeof NO_USES>();
  for (const [game, { table, outcome }] of ends) {
    const isWon = outcome?.winner === 'good';
    const met = new Map<string, Partial<typeof NO_USES>>();
    for (const { event } of happeningsOf(db, game).flatMap(({ events }) => events as readonly ToldEvent[]))
      for (const card of 'cards' in event ? event.cards : 'card' in event ? [event.card] : []) {
        const def = table.cards[card]?.def ?? '';
        met.set(def, { ...met.get(def), ...meaningOf(event.type, isWon) });
      }
    for (const def of standingIn(table).keys())
      met.set(def, { ...met.get(def), stood: 1, stoodWon: isWon ? 1 : 0 });
    for (const [def, uses] of met) {
      const sum = { ...NO_USES, ...found.get(def) };
      for (const [word, once] of entriesOf(uses)) sum[word] += once;
      found.set(def, sum);
    }
  }
  return found;
}

const dayOf = (game: number): string => `2026-0${String(1 + (game % 3))}-${String(10 + game)}T12:00:00.000Z`;
const GAMES = 18;

/** Games of every number of players and way of playing, a campaign among them. */
function library(): { readonly db: OwnedDb; readonly ends: ReadonlyMap<string, State> } {
  const db = memoryDb();
  const ends = new Map<string, State>();
  for (let game = 0; game < GAMES; game += 1) {
    const objective = starterStock.objectives[game % starterStock.objectives.length] ?? '';
    const plain = { ...variedSetup(game * 7), objective };
    const campaign = starterStock.objectives.slice(1, 3);
    const setup = game % 6 === 1 ? { ...plain, campaign } : plain;
    const id = `game ${String(game)}`;
    ends.set(id, keepRandomGame(db, { id, setup, seed: `statistics ${String(game)}`, at: dayOf(game) }));
  }
  return { db, ends };
}

/** A game that is over after it began, so that its end can be chosen. */
function keepEnd(db: OwnedDb, id: string, winner: 'good' | 'opponent' | null, at: string): void {
  keepRandomGame(db, { id, setup: starterSetup(1), seed: id, at, answers: 0 });
  appendRecord(db, {
    ...{ game: id, number: 1, line: [1], playedAt: at, events: [], round: 3 },
    record: { kind: 'answer', command: { decision: 1, seat: 0, answer: ['draw'] }, by: 0 },
    outcome: { winner, reason: 'objectiveAchieved', round: 3 },
    state: { hash: 'h', text: '{}' },
  });
}

/** Has every game end where it stands. */
function endAll(db: OwnedDb): void {
  db.run(`UPDATE games SET outcome = '{"winner":"good","round":1}'`);
}

describe('the statistics of real games', () => {
  let db: OwnedDb;
  let ends: ReadonlyMap<string, State>;
  beforeAll(() => {
    ({ db, ends } = library());
    countGames(db, () => true);
  });

  test('count every game once, with its winner and its rounds', () => {
    const states = [...ends.values()];
    const found = totals(db, NO_FILTER);
    expect(found.games).toBe(GAMES);
    expect(found.won).toBe(states.filter(({ outcome }) => outcome?.winner === 'good').length);
    expect(found.lost).toBe(states.filter(({ outcome }) => outcome?.winner === 'opponent').length);
    expect(found.rounds).toBe(states.reduce((sum, { outcome }) => sum + (outcome?.round ?? 0), 0));
    expect(found.undone).toBe(0);
  });

  test('whoever stands with the Good side at the end stood on the table', () => {
    for (const [game, { table }] of ends) {
      const kept = db.all(
        'SELECT def, stood FROM counted_cards JOIN counted_games USING (id) WHERE game = ? AND stood > 0',
        game,
      );
      expect(new Map(kept.map(({ def, stood }) => [def, stood])), game).toEqual(standingIn(table));
    }
  });

  test('the tables hold what the views say', () => {
    const same = (table: string, view: string, columns: string): void => {
      const rows = (from: string): unknown => db.all(`SELECT ${columns} FROM ${from} ORDER BY 1, 2`);
      expect(rows(table), table).toEqual(rows(view));
      expect(db.all(`SELECT 1 FROM ${table}`).length, table).toBeGreaterThan(GAMES / 2);
    };
    const of = (table: string): string => `${table} JOIN counted_games USING (id)`;
    const copies = `(SELECT game, def, sum(drawn) AS drawn, sum(entered) AS entered, sum(lured) AS lured,
      sum(defeated) AS defeated, sum(stood) AS stood FROM stat_copies WHERE def IS NOT NULL GROUP BY game, def)`;
    same(of('counted_cards'), copies, 'game, def, drawn, entered, lured, defeated, stood');
    same(of('counted_days'), 'stat_days', 'game, day, seconds');
    same(
      of('counted_results'),
      'stat_games',
      'game, objective, campaign, players, opponents, variants, turn, played_at, day, rounds, winner, won',
    );
    same(of('counted_objectives'), 'stat_objectives', 'game, place, objective, winner, won');
    same(of('counted_seats JOIN counted_decks USING (deck)'), 'stat_seats', 'game, seat, name, cards');
  });

  test('each way of grouping tells of every game', () => {
    const players = groupsBy(db, 'players', NO_FILTER);
    expect(players.reduce((sum, { games }) => sum + games, 0)).toBe(GAMES);
    for (const { key, games } of players)
      expect(games).toBe([...ends.values()].filter(({ table }) => table.seats.length === Number(key)).length);
    for (const { key, games } of groupsBy(db, 'variant', NO_FILTER)) {
      const having = [...ends.values()].filter(({ table: { variants } }) =>
        key === '' ? variants.length === 0 : variants.some((variant) => variant === key),
      );
      expect(games, key).toBe(having.length);
    }
  });

  test('by Objective each counts that was played, of a campaign the achieved ones as won and the last as it ended', () => {
    const expected = new Map<string, { games: number; won: number; lost: number }>();
    for (const { table, outcome } of ends.values()) {
      const names = [...table.achievedObjectives, table.objective].map((id) => table.cards[id]?.def ?? '');
      for (const [place, name] of names.entries()) {
        const isLast = place === names.length - 1;
        const winner = isLast ? outcome?.winner : 'good';
        const { games, won, lost } = expected.get(name) ?? { games: 0, won: 0, lost: 0 };
        expected.set(name, {
          games: games + 1,
          won: won + (winner === 'good' ? 1 : 0),
          lost: lost + (winner === 'opponent' ? 1 : 0),
        });
      }
    }
    const found = groupsBy(db, 'objective', NO_FILTER);
    expect(new Map(found.map(({ key, ...results }) => [key, results]))).toEqual(expected);
    expect(latestGames(db, NO_FILTER, 5)).toHaveLength(5);
    expect(latestGames(db, { ...NO_FILTER, players: 2 }, 99).every(({ players }) => players === 2)).toBe(
      true,
    );
  });

  test('a campaign that ended with its third Objective was won twice and lost once', () => {
    const own = memoryDb();
    const [first = '', ...rest] = starterStock.objectives;
    const setup = { ...starterSetup(1), objective: first, campaign: rest.slice(0, 4) };
    const at = '2026-03-01T12:00:00.000Z';
    keepRandomGame(own, { id: 'far', setup, seed: 'far', at, answers: 0 });
    appendRecord(own, {
      ...{ game: 'far', number: 1, line: [1], playedAt: at, events: [], round: 30 },
      record: { kind: 'answer', command: { decision: 1, seat: 0, answer: ['draw'] }, by: 0 },
      outcome: { winner: 'opponent', reason: 'objectiveAchieved', round: 30, achieved: 2 },
      state: { hash: 'h', text: '{}' },
    });
    countGames(own, () => true);
    expect(groupsBy(own, 'objective', NO_FILTER).map(({ key, won, lost }) => [key, won, lost])).toEqual(
      [first, ...rest.slice(0, 2)]
        .map((key, place) => [key, place < 2 ? 1 : 0, place < 2 ? 0 : 1])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    expect(totals(own, NO_FILTER)).toMatchObject({ games: 1, won: 0, lost: 1 });
  });

  test('a deck is its cards, in whatever order and by however many they are played', () => {
    const [most] = groupsBy(db, 'deck', NO_FILTER);
    expect(cardsOfDeck(db, Number(most?.key))).toEqual(
      starterStock.good.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    );
    const own = [...ends.values()].filter(({ table }) => table.goodPiles.length === table.seats.length);
    expect(most?.games).toBeGreaterThanOrEqual(own.length - 1);
    expect(cardsOfDeck(db, 4711)).toBeNull();
  });

  test('a filter leaves what fits it', () => {
    const filter = { ...NO_FILTER, players: 2, since: '2026-02-01', until: '2026-02-28' };
    const fitting = [...ends].filter(
      ([id, { table }]) => table.seats.length === 2 && dayOf(Number(id.slice(5))).startsWith('2026-02'),
    );
    expect(totals(db, filter).games).toBe(fitting.length);
    const deck = Number(groupsBy(db, 'deck', NO_FILTER).at(-1)?.key);
    expect(totals(db, { ...NO_FILTER, deck }).games).toBe(groupsBy(db, 'deck', NO_FILTER).at(-1)?.games);
    expect(cardUses(db, { ...NO_FILTER, since: '2031-01-01' })).toEqual([]);
  });

  test('cards: no more games than there are, and wins only of games that were won', () => {
    const uses = cardUses(db, NO_FILTER);
    const { games, won } = totals(db, NO_FILTER);
    expect(uses.length).toBeGreaterThan(90);
    for (const use of uses) {
      expect(Math.max(use.drawn, use.entered, use.lured, use.defeated, use.stood)).toBeLessThanOrEqual(games);
      expect(use.enteredWon).toBeLessThanOrEqual(Math.min(won, use.entered));
      expect(use.stood).toBeLessThanOrEqual(use.entered);
      expect(cardStatistics(db, use.def)).toEqual(use);
    }
    expect(cardStatistics(db, 'starter:nobody').entered).toBe(0);
  });

  test('what became of each card is what the logs of the games tell, counted in another way', () => {
    const found = recounted(db, ends);
    const uses = cardUses(db, NO_FILTER);
    for (const { def, ...counts } of uses) expect(counts, def).toEqual(found.get(def) ?? NO_USES);
    for (const word of ['drawn', 'entered', 'lured', 'defeated'] as const)
      expect(uses.filter((each) => each[word] > 0).length, word).toBeGreaterThan(10);
  });

  test('time is what lies between answers', () => {
    const answers = [...ends.values()].reduce((sum, { asked }) => sum + asked, 0);
    expect(totals(db, NO_FILTER).seconds).toBeCloseTo(answers * 10, 3);
    expect(playedDays(db, NO_FILTER)).toHaveLength(GAMES);
  });
});

const WON_WITH = ['drawn', 'entered', 'stood'] as const;

describe('the statistics', () => {
  test('tell of each card in how many games it was drawn, entered and stood, and how many of these were won', () => {
    // Random players hardly ever win, and few of their Persons outlast a game: what is counted of games is made up here.
    const db = memoryDb();
    const counted = new Map<string, typeof NO_USES>();
    for (let game = 0; game < 24; game += 1)
      keepEnd(db, `game ${String(game)}`, game % 3 === 0 ? 'good' : 'opponent', dayOf(game % 9));
    countGames(db, () => true);
    db.run('DELETE FROM counted_cards');
    let rng = startStream('uses', 'statistics');
    const copies = (): number => {
      const [value, after] = below(rng, 3);
      rng = after;
      return value;
    };
    const games = db.all('SELECT id, won FROM counted_results');
    for (const def of ['a', 'b', 'c'])
      for (const { id, won } of games) {
        const [drawn, entered, lured, defeated, stood] = [copies(), copies(), copies(), copies(), copies()];
        db.run(
          'INSERT INTO counted_cards (id, def, drawn, entered, lured, defeated, stood) VALUES (?, ?, ?, ?, ?, ?, ?)',
          ...[Number(id), def, drawn, entered, lured, defeated, stood],
        );
        const sum = { ...NO_USES, ...counted.get(def) };
        const once = { drawn, entered, lured, defeated, stood };
        for (const [word, times] of entriesOf(once)) sum[word] += times > 0 ? 1 : 0;
        for (const word of WON_WITH) sum[`${word}Won`] += won === 1 && once[word] > 0 ? 1 : 0;
        counted.set(def, sum);
      }
    expect(new Map(cardUses(db, NO_FILTER).map(({ def, ...uses }) => [def, uses]))).toEqual(counted);
    for (const [def, uses] of counted) expect(cardStatistics(db, def)).toEqual({ def, ...uses });
  });

  test('long pauses and a clock set back are no time played', () => {
    const db = memoryDb();
    const setup = starterSetup(1);
    keepRandomGame(db, { id: 'slow', setup, seed: 'a', at: dayOf(1), pause: 301, answers: 5 });
    keepRandomGame(db, { id: 'back', setup, seed: 'a', at: dayOf(1), pause: -60, answers: 5 });
    keepRandomGame(db, { id: 'steady', setup, seed: 'a', at: dayOf(1), pause: 300, answers: 5 });
    endAll(db);
    countGames(db, () => true);
    expect(totals(db, NO_FILTER).seconds).toBeCloseTo(1500, 3);
  });

  test('what a copy has from another game was played in that one', () => {
    const db = memoryDb();
    const setup = starterSetup(1);
    keepRandomGame(db, { id: 'first', setup, seed: 'a', at: dayOf(1), answers: 5 });
    const copy = copyGame(db, { from: 'first', to: 'copy', kind: 'line', name: null, now: dayOf(2) });
    expect(copy).toBe(true);
    endAll(db);
    countGames(db, () => true);
    expect(totals(db, NO_FILTER).seconds).toBeCloseTo(50, 3);
  });

  test('time is of the games that are counted, as every other figure beside it', () => {
    const db = memoryDb();
    const setup = starterSetup(1);
    const { asked } = keepRandomGame(db, { id: 'over', setup, seed: 'a', at: dayOf(1) });
    keepRandomGame(db, { id: 'open', setup, seed: 'b', at: dayOf(1), answers: 5 });
    keepRandomGame(db, { id: 'lesson', setup: { ...setup, arranged: 'x' }, seed: 'c', at: dayOf(2) });
    countGames(db, () => true);
    expect(totals(db, NO_FILTER)).toMatchObject({ games: 1, seconds: asked * 10 });
    expect(playedDays(db, NO_FILTER)).toMatchObject([{ games: 1, seconds: asked * 10 }]);
  });

  test('runs of games won and not won, the last one last', () => {
    const db = memoryDb();
    const winners = ['good', 'good', 'good', null, 'opponent', 'good'] as const;
    for (const [at, winner] of winners.entries())
      keepEnd(db, `game ${String(at)}`, winner, `2026-05-0${String(at + 1)}T10:00:00.000Z`);
    countGames(db, () => true);
    expect(streaks(db, NO_FILTER).map(({ won, length }) => [won, length])).toEqual([
      [true, 3],
      [false, 2],
      [true, 1],
    ]);
    expect(streaks(db, NO_FILTER)[0]).toMatchObject({
      since: '2026-05-01T10:00:00.000Z',
      until: '2026-05-03T10:00:00.000Z',
    });
  });

  test('tutorials, games that go on and games played on from a replay are left out, and said', () => {
    const db = memoryDb();
    keepEnd(db, 'counted', 'good', dayOf(1));
    keepEnd(db, 'branched', 'good', dayOf(2));
    db.run(`INSERT INTO branches (game, source, number) VALUES ('branched', 'counted', 0)`);
    keepRandomGame(db, { id: 'open', setup: starterSetup(2), seed: 'x', at: dayOf(3), answers: 4 });
    const setup = { ...starterSetup(1), arranged: 'exampleOfPlay' };
    keepRandomGame(db, { id: 'lesson', setup, seed: 'x', at: dayOf(4), answers: 2 });
    countGames(db, () => true);
    expect(totals(db, NO_FILTER).games).toBe(1);
    expect(leftOut(db)).toMatchObject({ unfinished: 1, arranged: 1, branched: 1 });
  });

  test('what is left out is said once, for what leaves it out first', () => {
    const db = memoryDb();
    const left = (): ReturnType<typeof leftOut> => (countGames(db, () => true), leftOut(db));
    const lesson = { ...starterSetup(1), arranged: 'exampleOfPlay' };
    keepRandomGame(db, { id: 'lesson', setup: lesson, seed: 'x', at: dayOf(4), answers: 2 });
    db.run(`INSERT INTO branches (game, source, number) VALUES ('lesson', 'counted', 0)`);
    expect(left()).toEqual({ unfinished: 0, arranged: 1, branched: 0, takenIn: 0, alone: 0 });
    db.run(`UPDATE games SET taken_in = 'then'`);
    expect(left()).toEqual({ unfinished: 0, arranged: 1, branched: 0, takenIn: 0, alone: 0 });
    keepEnd(db, 'branched', 'good', dayOf(2));
    db.run(`INSERT INTO branches (game, source, number) VALUES ('branched', 'counted', 0)`);
    db.run(`UPDATE games SET taken_in = 'then' WHERE id = 'branched'`);
    expect(left()).toEqual({ unfinished: 0, arranged: 1, branched: 1, takenIn: 0, alone: 0 });
    keepRandomGame(db, { id: 'open', setup: starterSetup(2), seed: 'x', at: dayOf(3), answers: 4 });
    db.run(`UPDATE games SET taken_in = 'then' WHERE id = 'open'`);
    expect(left()).toEqual({ unfinished: 0, arranged: 1, branched: 1, takenIn: 1, alone: 0 });
  });

  test('what was thrown away does not count, until it is brought back, nor does a copy or a slot', () => {
    const db = memoryDb();
    for (const game of [1, 2, 3]) keepEnd(db, `game ${String(game)}`, 'good', dayOf(game));
    const games = (): number => {
      countGames(db, () => true);
      return totals(db, NO_FILTER).games;
    };
    expect(games()).toBe(3);
    db.run(`UPDATE games SET trashed_at = 'now' WHERE id = 'game 1'`);
    expect(games()).toBe(2);
    db.run(`UPDATE games SET trashed_at = NULL`);
    expect(games()).toBe(3);
    keepEnd(db, 'copy', 'good', dayOf(4));
    db.run(`UPDATE games SET copied_from = 'game 1' WHERE id = 'copy'`);
    keepEnd(db, 'slot', 'good', dayOf(5));
    db.run(`UPDATE games SET kind = 'slot' WHERE id = 'slot'`);
    expect(games()).toBe(3);
    expect(leftOut(db)).toMatchObject({ unfinished: 0, arranged: 0, branched: 1 });
  });

  test('what was taken back does not count, but that it was', () => {
    const db = memoryDb();
    keepRandomGame(db, { id: 'g', setup: starterSetup(1), seed: 'undo', at: dayOf(1), answers: 6 });
    const back = { game: 'g', number: 7, line: [1, 2], playedAt: dayOf(2), events: [], round: 1 };
    const state = { hash: 'h', text: '{}' };
    appendRecord(db, {
      ...back,
      state,
      outcome: { winner: 'good', round: 1 },
      record: { kind: 'return', to: 2, by: null },
    });
    countGames(db, () => true);
    expect(totals(db, NO_FILTER).undone).toBe(4);
  });

  test('only what is missing or has gone on is counted anew, and a deleted game leaves nothing', () => {
    const db = memoryDb();
    for (const game of [1, 2, 3]) keepEnd(db, `game ${String(game)}`, 'good', dayOf(game));
    expect(uncounted(db)).toBe(3);
    let left = 1;
    expect(countGames(db, () => left-- > 0)).toBe(2);
    expect(countGames(db, () => true)).toBe(0);
    expect(countGames(db, () => true)).toBe(0);
    const back = {
      game: 'game 1',
      number: 2,
      line: [],
      playedAt: dayOf(1),
      events: [],
      round: 1,
      outcome: null,
    };
    appendRecord(db, {
      ...back,
      state: { hash: 'h', text: '{}' },
      record: { kind: 'return', to: 0, by: null },
    });
    expect(uncounted(db)).toBe(1);
    countGames(db, () => true);
    expect(totals(db, NO_FILTER).games).toBe(2);
    deleteGame(db, 'game 2');
    expect(totals(db, NO_FILTER).games).toBe(1);
    countGame(db, 'game 2');
    expect(db.all(`SELECT game FROM counted_games WHERE game = 'game 2'`)).toEqual([]);
  });
});

test('games of others, and those that only bots played, are left out and told of', () => {
  const db = memoryDb();
  for (const id of ['own', 'others', 'alone', 'late', 'joined']) keepEnd(db, id, 'good', dayOf(1));
  const bots = JSON.stringify({ seats: [{ kind: 'bot', name: 'Bot', level: 'easy' }] });
  db.run(`UPDATE games SET taken_in = '2026-01-01T00:00:00.000Z' WHERE id = 'others'`);
  db.run(`UPDATE games SET seating = ? WHERE id IN ('alone', 'late', 'joined')`, bots);
  // Whoever sits down before the last answer has played; who only sits down after it has not.
  db.run(
    `INSERT INTO log (game, number, kind, seat, player, counts) VALUES ('late', 2, 'seating', 0, ?, 0)`,
    JSON.stringify({ kind: 'person', name: 'Ann', profile: null }),
  );
  db.run(
    `INSERT INTO log (game, number, kind, seat, player, counts) VALUES ('joined', 2, 'seating', 0, ?, 0)`,
    JSON.stringify({ kind: 'person', name: 'Ann', profile: null }),
  );
  db.run(
    `INSERT INTO log (game, number, kind, seat, by_seat, decision, answer, counts)
      VALUES ('joined', 3, 'answer', 0, 0, 2, '[]', 1)`,
  );
  countGames(db, () => true);
  expect(totals(db, NO_FILTER).games).toBe(2);
  expect(leftOut(db)).toEqual({ unfinished: 0, arranged: 0, branched: 0, takenIn: 1, alone: 2 });
});
