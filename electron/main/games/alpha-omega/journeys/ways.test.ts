import { describe, expect, test } from 'vitest';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { trashGames } from '../../../../../db/games/saves.ts';
import {
  appendStep,
  createJourney,
  loadJourney,
  putAwayJourney,
  putJourneyGame,
} from '../../../../../db/alpha-omega/journeys.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { LAMPS, type PilgrimSetup, type PilgrimStep } from '../../../../../engine/alpha-omega/index.ts';
import type { JourneyLine } from '../../../../shared/games/alpha-omega/api.ts';
import { answered, ended, keepTold, minute, score, told } from '../../../../testing/told-games.ts';
import { beginningOf, campaignLine, campaignOf, settledOf } from './campaigns.ts';
import { pilgrimageLine, pilgrimageOf, pilgrimResults, settled, underway } from './pilgrimages.ts';
import { journeyListOf } from './list.ts';
import { loadGame } from '../../../../../db/games/games.ts';

const at = minute(0);
const rowOf = (db: OwnedDb, id: string) => {
  const row = loadJourney(db, id);
  if (row === null) throw new Error('no such journey');
  return row;
};

const OBJECTIVES = ['p:first', 'p:second', 'p:third'];
const deck = ['p:michael', 'p:gabriel', 'p:sword'];
const CAMPAIGN = { objectives: OBJECTIVES, players: ['Ann'], variants: ['fast'], assists: [] };
const SETUP = {
  ...{ objective: 'p:first', campaign: ['p:second', 'p:third'], seats: [{ name: 'Ann', deck }] },
  ...{ opponentDeck: [], callingDeck: [], variants: ['fast'] },
};

const bots = { hands: 'open', seats: [{ kind: 'bot' }] } as const;

type Telling = Partial<Parameters<typeof keepTold>[1]>;

/** A campaign and its game. */
function campaign(db: OwnedDb, id: string, game: Telling | null = {}): void {
  createJourney(db, { id, kind: 'campaign', name: `Way ${id}`, begunAt: at, setup: CAMPAIGN });
  if (game === null) return;
  keepTold(db, { id: `game ${id}`, setup: SETUP, ...game });
  putJourneyGame(db, { game: `game ${id}`, journey: id, station: 0, begunAt: at });
}

const lineOf = (game: Telling | null): JourneyLine => {
  const db = memoryDb();
  campaign(db, 'c', game);
  return campaignLine(db, rowOf(db, 'c'));
};

const LINE: JourneyLine = {
  ...{ id: 'c', kind: 'campaign', name: 'Way c', begunAt: at, playedAt: minute(30), players: ['Ann'] },
  ...{ variants: ['fast'], achieved: 0, of: 3, state: 'ongoing', objective: 'p:first', points: null },
  ...{ rounds: 2, restarts: 0, putAway: false, isChoosing: false, isPlayed: true, wonBefore: [] },
  assists: [],
};

test('a campaign says how many Opponents are still to join at each of its Objectives', () => {
  const db = memoryDb();
  const reserve = [
    { after: 1, cards: ['p:a', 'p:b'] },
    { after: 2, cards: ['p:c'] },
  ];
  campaign(db, 'c', { setup: { ...SETUP, reserve } });
  const { stations } = campaignOf(db, rowOf(db, 'c'));
  expect(stations.map(({ waiting }) => waiting)).toEqual([3, 1, 0]);
});

test('a campaign of an earlier version, which knew of no help, has that of its game', () => {
  expect(lineOf({ setup: { ...SETUP, assists: ['longSuffering'] } }).assists).toEqual(['longSuffering']);
});

const stateText = (count: number): string =>
  JSON.stringify({ table: { achievedObjectives: Array(count).fill(4) } });

describe('a campaign in the list', () => {
  test('is as its game stands', () => {
    expect(lineOf({})).toEqual(LINE);
    expect(lineOf({ round: 0 })).toEqual({ ...LINE, rounds: 0 });
    expect(lineOf({ seating: bots })).toEqual({ ...LINE, isPlayed: false });
  });

  test('has achieved what its last state says', () => {
    const snapshot = { text: stateText(2), hash: '0' };
    expect(lineOf({ snapshot })).toEqual({ ...LINE, achieved: 2, objective: 'p:third' });
  });

  test.each([
    ['good', 3, 'arrived', 'p:third'],
    ['opponent', 1, 'over', 'p:second'],
    [null, 0, 'over', 'p:first'],
  ] as const)('that ended with a victory of %s is as it ended', (winner, achieved, state, objective) => {
    const outcome = ended(winner, { achieved, scores: [score(4), score(9), score(2)] });
    expect(lineOf({ outcome, snapshot: { text: stateText(1), hash: '0' } })).toEqual({
      ...LINE,
      ...{ achieved, state, objective, points: 9, rounds: 3 },
    });
    expect(lineOf({ outcome: ended(winner, { achieved, scores: [score(-4)] }) }).points).toBe(0);
  });

  test('knows of nothing where its game is gone, or lies in the trash', () => {
    const nothing = { ...LINE, playedAt: at, rounds: 0 };
    expect(lineOf(null)).toEqual({ ...nothing, state: 'gone' });
    const db = memoryDb();
    campaign(db, 'c', { seating: bots, outcome: ended('good', { achieved: 3 }) });
    trashGames(db, ['game c'], at);
    expect(campaignLine(db, rowOf(db, 'c'))).toEqual({ ...nothing, state: 'inTrash' });
    putAwayJourney(db, 'c', minute(9));
    expect(campaignOf(db, rowOf(db, 'c'))).toMatchObject({
      ...{ line: { state: 'inTrash', putAway: true }, game: null, trashed: 'game c' },
      ...{ decks: [], held: 0, gone: [], outcome: null, common: false },
    });
  });
});

describe('a campaign', () => {
  const began = told({ type: 'objectiveBegan', objective: 4 });
  const story = [
    began,
    told(
      { type: 'cardsDrawn', seat: 0, cards: [1], count: 1 },
      { type: 'enteredPlay', card: 1, side: 'good', owner: 0, host: null, person: true },
      { type: 'luredAstray', card: 1, by: 3 },
      { type: 'objectiveFollowed', objective: 4, goal: 7 },
      ...[{ type: 'objectiveBegan', objective: 4 } as const],
    ),
    told({ type: 'roundBegan', round: 4 }),
  ];
  const game: Telling = { records: [answered, answered], story, snapshot: { text: stateText(1), hash: '0' } };

  const whole = (changes: Telling = {}, restarts: readonly number[] = []) => {
    const db = memoryDb();
    campaign(db, 'c', { ...game, ...changes });
    for (const [index, station] of restarts.entries()) {
      const step = { kind: 'restarted', station };
      appendStep(db, 'c', { number: index + 1, at, game: null, step });
    }
    return { db, journey: campaignOf(db, rowOf(db, 'c')) };
  };

  test('tells of each Objective', () => {
    const { db, journey } = whole({}, [1, 0, 1]);
    expect(journey).toEqual({
      kind: 'campaign',
      line: { ...LINE, achieved: 1, objective: 'p:second', restarts: 3 },
      ...{ game: 'game c', trashed: null, common: false, outcome: null },
      ...{ decks: [{ size: 3, left: 2 }], held: 1, gone: ['p:michael'] },
      stations: [
        {
          ...{ objective: 'p:first', state: 'achieved', restarts: 1, began: 0, canRestart: true, waiting: 0 },
          chapter: expect.objectContaining({ objective: 'p:first', ending: 'achieved' }) as unknown,
        },
        {
          ...{ objective: 'p:second', state: 'here', restarts: 2, began: 1, canRestart: true, waiting: 0 },
          chapter: expect.objectContaining({ objective: 'p:second', ending: 'goesOn' }) as unknown,
        },
        {
          ...{ objective: 'p:third', state: 'ahead', restarts: 0, chapter: null, began: null },
          ...{ canRestart: false, waiting: 0 },
        },
      ],
    });
    expect(beginningOf(db, 'c', 0)).toEqual({ game: 'game c', moment: 0 });
    expect(beginningOf(db, 'c', 1)).toEqual({ game: 'game c', moment: 1 });
    expect(beginningOf(db, 'c', 2)).toBeNull();
    expect(beginningOf(db, 'nobody', 0)).toBeNull();
  });

  test('cannot go back to where it stands', () => {
    const { db, journey } = whole({ records: [answered], story: story.slice(0, 2) });
    expect(journey.stations.map(({ began: moment, canRestart }) => [moment, canRestart])).toEqual([
      [0, true],
      [1, false],
      [null, false],
    ]);
    expect(beginningOf(db, 'c', 1)).toBeNull();
  });

  test('that is lost is lost where it was', () => {
    const outcome = ended('opponent', { achieved: 1 });
    const { journey } = whole({ outcome });
    expect(journey.stations.map(({ state }) => state)).toEqual(['achieved', 'lost', 'ahead']);
    expect(journey.outcome).toEqual(outcome);
    const drawn = whole({ outcome: null }).journey;
    expect(drawn.stations.map(({ state }) => state)).toEqual(['achieved', 'here', 'ahead']);
  });

  test('with one deck for all says so, and of which nothing is kept has its decks whole', () => {
    const { journey } = whole({
      setup: { ...SETUP, commonDeck: [...deck, ...deck] },
      records: [],
      story: [],
    });
    expect(journey).toMatchObject({ common: true, decks: [{ size: 6, left: 6 }], held: 0 });
    const [first] = journey.stations;
    expect(first).toMatchObject({ chapter: null, began: null, canRestart: false });
  });

  test('settles its Objectives, its players and its rules when it begins', () => {
    const { db } = whole();
    const stored = loadGame(db, 'game c');
    expect(stored && settledOf(stored)).toEqual(CAMPAIGN);
    expect(stored && settledOf({ ...stored, setup: {} })).toBeNull();
    const { campaign: _, variants: __, ...single } = SETUP;
    expect(stored && settledOf({ ...stored, setup: single })).toEqual({
      ...{ objectives: ['p:first'], players: ['Ann'], variants: [], assists: [] },
    });
  });
});

const cards = Array.from({ length: 30 }, (_, index) => `p:${String(index)}`);
const PILGRIM: PilgrimSetup = {
  ...{ seed: 'way', objectives: OBJECTIVES, variants: ['easy'], deck: cards, store: ['p:a', 'p:b'] },
  ...{ opponents: ['p:o'], reserve: ['p:r', 'p:s'], callings: [] },
};

function pilgrimage(
  db: OwnedDb,
  id: string,
  steps: readonly PilgrimStep[] = [],
  table: unknown = null,
): void {
  const setup = { pilgrim: PILGRIM, seat: 'Ann', table };
  createJourney(db, { id, kind: 'pilgrimage', name: `Foot ${id}`, begunAt: at, setup });
  for (const [index, step] of steps.entries())
    appendStep(db, id, { number: index + 1, at: minute(index + 1), game: `won ${String(index)}`, step });
}

const end = (station: number, winner: 'good' | 'opponent', changes: object = {}): PilgrimStep => ({
  ...{ kind: 'ended', station, winner, points: 4, rounds: 6, fallen: [], rewound: false },
  ...changes,
});
const earn = (card: string): PilgrimStep => ({ kind: 'chose', offer: 'earn', cards: [card] });

const FOOT: JourneyLine = {
  ...{ id: 'f', kind: 'pilgrimage', name: 'Foot f', begunAt: at, playedAt: at, players: ['Ann'] },
  ...{ variants: ['easy'], achieved: 0, of: 3, state: 'ongoing', objective: 'p:first', points: 0 },
  ...{ rounds: 0, restarts: 0, putAway: false, isChoosing: false, isPlayed: true, wonBefore: [] },
  assists: [],
};

const footOf = (steps: readonly PilgrimStep[], table: unknown = null): JourneyLine => {
  const db = memoryDb();
  pilgrimage(db, 'f', steps, table);
  return pilgrimageLine(db, rowOf(db, 'f'));
};

const HOME = [end(0, 'good'), earn('p:a'), end(1, 'good'), earn('p:b'), end(2, 'good', { points: 1 })];

describe('a Pilgrimage in the list', () => {
  test('is as its steps lead', () => {
    expect(footOf([])).toEqual(FOOT);
    expect(footOf([], bots)).toEqual({ ...FOOT, isPlayed: false });
    const person = { hands: 'open', seats: [{ kind: 'person', name: 'Ann', profile: null }] };
    expect(footOf([], person)).toEqual(FOOT);
    const won = { ...FOOT, achieved: 1, points: 4, rounds: 6, playedAt: minute(1) };
    expect(footOf(HOME.slice(0, 1))).toEqual({ ...won, isChoosing: true });
    expect(footOf(HOME.slice(0, 2))).toEqual({ ...won, playedAt: minute(2), objective: 'p:second' });
    const restarted = footOf([...HOME.slice(0, 2), { kind: 'restarted', station: 0 }]);
    expect(restarted).toEqual({ ...FOOT, playedAt: minute(3), restarts: 1 });
  });

  test('that has arrived, and one whose lamps went out, is over', () => {
    expect(footOf(HOME)).toEqual({
      ...{ ...FOOT, achieved: 3, state: 'arrived', points: 4 + 4 + 1 + 10 * LAMPS, rounds: 18 },
      ...{ objective: 'p:third', playedAt: minute(5) },
    });
    const lost = Array.from({ length: LAMPS }, () => end(0, 'opponent'));
    expect(footOf(lost)).toEqual({ ...FOOT, state: 'over', playedAt: minute(LAMPS) });
  });

  test('is a record of whoever sat at its last game', () => {
    const db = memoryDb();
    pilgrimage(db, 'f', [], bots);
    const isPlayed = (): boolean => pilgrimageLine(db, rowOf(db, 'f')).isPlayed;
    expect(isPlayed()).toBe(false);
    keepTold(db, { id: 'one', seed: 'way/1.0.1' });
    putJourneyGame(db, { game: 'one', journey: 'f', station: 0, begunAt: at });
    expect(isPlayed()).toBe(true);
    keepTold(db, { id: 'two', seating: bots });
    putJourneyGame(db, { game: 'two', journey: 'f', station: 0, begunAt: minute(1) });
    expect(isPlayed()).toBe(false);
    trashGames(db, ['two'], at);
    expect(isPlayed()).toBe(true);
  });
});

describe('a Pilgrimage', () => {
  /** With a game of its first Objective. */
  const onWay = (game: Telling = {}, steps: readonly PilgrimStep[] = []): OwnedDb => {
    const db = memoryDb();
    pilgrimage(db, 'f', steps);
    keepTold(db, { id: 'one', seed: 'way/1.0.1', ...game });
    putJourneyGame(db, { game: 'one', journey: 'f', station: 0, begunAt: at });
    return db;
  };
  const story = [told({ type: 'objectiveBegan', objective: 4 }), told({ type: 'roundBegan', round: 1 })];

  test('tells of each Objective, and of the game that is played', () => {
    const db = onWay({ story, records: [answered] });
    const now = underway(db, rowOf(db, 'f'));
    expect(now.game).toBe('one');
    const { stations, ...journey } = pilgrimageOf(db, now);
    const { stations: _, ...pilgrim } = now.pilgrim;
    expect(journey).toEqual({
      ...{ kind: 'pilgrimage', line: FOOT, lamps: LAMPS, pilgrim, game: 'one' },
      nextFoe: { card: 'p:r', station: 2 },
    });
    const untried = { tries: 0, points: null, rounds: null, rewound: false, burden: null, restarts: 0 };
    const ahead = { ...untried, state: 'ahead', game: null, chapter: null };
    const chapter = expect.objectContaining({ objective: 'p:first', rounds: 1 }) as unknown;
    expect(stations).toEqual([
      { ...untried, objective: 'p:first', state: 'here', game: 'one', chapter },
      { ...ahead, objective: 'p:second' },
      { ...ahead, objective: 'p:third' },
    ]);
  });

  test('does not take up a game of another try, nor one in the trash', () => {
    const other = onWay({ seed: 'way/1.0.2' });
    expect(underway(other, rowOf(other, 'f')).game).toBeNull();
    const [station] = pilgrimageOf(other, underway(other, rowOf(other, 'f'))).stations;
    // What was told before a restart is told no more.
    expect(station).toMatchObject({ game: 'one', chapter: null });
    const trashed = onWay();
    trashGames(trashed, ['one'], at);
    expect(underway(trashed, rowOf(trashed, 'f')).game).toBeNull();
    expect(pilgrimageOf(trashed, underway(trashed, rowOf(trashed, 'f'))).stations[0]?.game).toBeNull();
    const choosing = onWay({}, [end(0, 'good')]);
    expect(underway(choosing, rowOf(choosing, 'f')).game).toBeNull();
  });

  test('says of an Objective that it was achieved, and where the way ended', () => {
    const statesOf = (steps: readonly PilgrimStep[]): readonly string[] => {
      const db = onWay({}, steps);
      return pilgrimageOf(db, underway(db, rowOf(db, 'f'))).stations.map(({ state }) => state);
    };
    expect(statesOf([])).toEqual(['here', 'ahead', 'ahead']);
    expect(statesOf(HOME.slice(0, 2))).toEqual(['achieved', 'here', 'ahead']);
    expect(statesOf(HOME)).toEqual(['achieved', 'achieved', 'achieved']);
    const lost = Array.from({ length: LAMPS }, () => end(1, 'opponent'));
    expect(statesOf([...HOME.slice(0, 2), ...lost])).toEqual(['achieved', 'lost', 'ahead']);
  });

  test('records what came of its game once that is over, with who fell', () => {
    const on = onWay({ story, records: [answered] });
    const still = underway(on, rowOf(on, 'f'));
    expect(settled(on, still, minute(9))).toBe(still);
    const fallen = told(
      ...([1, 2] as const).map(
        (card) => ({ type: 'enteredPlay', card, side: 'good', owner: 0, host: null, person: true }) as const,
      ),
      { type: 'luredAstray', card: 2, by: 3 },
      { type: 'broughtOver', card: 4, seat: 0, by: 3 },
      { type: 'dieRolled', value: 1, seat: 0, source: null },
    );
    const db = onWay({
      ...{ story: [story[0] ?? [], fallen], records: [answered, { kind: 'return', to: 1, by: null }] },
      outcome: ended('good', { round: 8, scores: [score(5), score(9)] }),
    });
    const { rows, pilgrim } = settled(db, underway(db, rowOf(db, 'f')), minute(9));
    const step = { ...end(0, 'good'), points: 5, rounds: 8, fallen: ['p:gabriel'] };
    expect(rows).toEqual([{ number: 1, at: minute(9), game: 'one', step }]);
    expect(pilgrim.phase).toBe('choosing');
    const scoreless = onWay({ story, records: [answered], outcome: ended(null, { scores: [] }) });
    const [lost] = settled(scoreless, underway(scoreless, rowOf(scoreless, 'f')), at).rows;
    expect(lost?.step).toMatchObject({ winner: null, points: 0, fallen: [] });
  });
});

describe('what a Pilgrimage counts for', () => {
  const counted = (steps: readonly PilgrimStep[], isCounted: (game: string) => boolean = () => true) => {
    const db = memoryDb();
    pilgrimage(db, 'f', steps);
    return pilgrimResults(db, rowOf(db, 'f'), isCounted);
  };
  const first = { at: minute(1), game: 'won 0', borne: 0, achieved: 1, restarted: false };

  test('is how far it had come with each victory', () => {
    expect(counted([end(0, 'opponent'), ...HOME.slice(0, 3)])).toEqual([
      { ...first, at: minute(2), game: 'won 1' },
      { ...first, at: minute(4), game: 'won 3', achieved: 2 },
    ]);
    expect(counted([])).toEqual([]);
  });

  test('is nothing from the first game on that does not count', () => {
    expect(counted(HOME, (game) => game !== 'won 2')).toEqual([first]);
    expect(counted(HOME, () => false)).toEqual([]);
  });

  test('says where something was begun anew, or taken back', () => {
    const anew = [end(0, 'good'), { kind: 'restarted', station: 0 } as const, end(0, 'good')];
    expect(counted(anew).map(({ restarted }) => restarted)).toEqual([false, true]);
    expect(counted([end(0, 'good', { rewound: true })])).toEqual([{ ...first, restarted: true }]);
  });
});

describe('all journeys', () => {
  test('stand side by side, the last played first, and one that cannot be read costs no other', () => {
    const db = memoryDb();
    campaign(db, 'a', { playedAt: minute(2) });
    campaign(db, 'b', { playedAt: minute(8) });
    pilgrimage(db, 'c', HOME);
    const bad = { id: 'd', kind: 'campaign', name: 'Torn', begunAt: at, setup: { objectives: [] } };
    createJourney(db, bad);
    pilgrimage(db, 'e', [end(2, 'good')]);
    const journeyList = journeyListOf(db);
    expect(journeyList.journeys.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(journeyList.unreadable.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'd', name: 'Torn', detail: expect.stringContaining('journeys.setup of d: ') as string },
      { id: 'e', name: 'Foot e', detail: 'no such Objective is played' },
    ]);
    expect(journeyList.lamps).toBe(LAMPS);
    expect(journeyList.pilgrimages).toEqual({
      ...{
        furthest: journeyList.journeys[1],
        points: journeyList.journeys[1],
        fastest: journeyList.journeys[1],
      },
    });
    expect(journeyList.campaigns).toEqual({ furthest: null, points: null, fastest: null });
  });

  test('have their records, each of the first of the list that is best', () => {
    const db = memoryDb();
    const over = (id: string, achieved: number, points: number, round: number, more: Telling = {}): void => {
      const outcome = ended(achieved === 3 ? 'good' : 'opponent', { achieved, scores: [score(points)] });
      campaign(db, id, { outcome, round, playedAt: minute(Number(id)), ...more });
    };
    over('1', 3, 5, 20);
    over('2', 3, 9, 30);
    over('3', 2, 9, 3);
    over('4', 3, 5, 10);
    over('5', 0, 0, 1);
    // Nobody's records: played by the program, begun anew, gone.
    over('6', 3, 99, 1, { seating: bots });
    over('7', 3, 99, 1);
    appendStep(db, '7', { number: 1, at, game: null, step: { kind: 'restarted', station: 0 } });
    over('8', 3, 99, 1);
    trashGames(db, ['game 8'], at);
    const { furthest, points, fastest } = journeyListOf(db).campaigns;
    expect([furthest?.id, points?.id, fastest?.id]).toEqual(['1', '2', '4']);
  });

  test('a journey that came nowhere is no record', () => {
    const db = memoryDb();
    campaign(db, 'a', { outcome: ended('opponent', { achieved: 0, scores: [score(0)] }) });
    expect(journeyListOf(db).campaigns).toEqual({ furthest: null, points: null, fastest: null });
    expect(journeyListOf(memoryDb())).toMatchObject({ journeys: [], unreadable: [] });
  });
});
