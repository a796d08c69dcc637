import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { putTry, settleTry } from '../../../../../db/alpha-omega/calendar.ts';
import { deleteGame, loadGame } from '../../../../../db/games/games.ts';
import { restoreGames, trashGames } from '../../../../../db/games/saves.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import type { State } from '../../../../../engine/alpha-omega/index.ts';
import { houseOver, ofAlphaOmega, PACKS, quickBots, valueOf } from '../../../../testing/house.ts';
import type {
  CampaignJourney,
  Journey,
  OpenGame,
  PilgrimJourney,
  Standing,
  TableApi,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { settingsOn } from '../../../system/settings.ts';
import { tableHandlers } from '../../../sessions/handlers.ts';
import { thinkingHandlers } from '../../../sessions/thinking.ts';
import { tellingEnds } from '../../../sessions/telling-ends.ts';
import { journeysOver } from './over.ts';
import { campaignSetup } from './shapes.ts';

const report = (kind: string, error: unknown): never => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

/** The program over a database, at a day of ours. */
function program(
  db: OwnedDb = memoryDb(),
  today = '2026-11-22',
  places = { packs: PACKS, ownPacks: '/nowhere' },
) {
  const { sessions, hosted, all } = houseOver(db, { adapter: quickBots });
  const ports = {
    ...{ db, newId: randomUUID, newSeed: () => 'emmaus', report, places },
    clock: () => new Date(`${today}T12:00:00Z`),
  };
  const { handlers, gameOver } = journeysOver(ports, sessions);
  const table = tableHandlers({ hosted, sessions: all, settings: settingsOn(db, report) });
  const thinking = thinkingHandlers({ db, hosted, sessions: all, report });
  const {
    botAnswer,
    counsel: _,
    reasonGiven: __,
    ...rest
  } = tellingEnds({ ...table, ...thinking }, gameOver);
  return {
    ...{ db, ...ofAlphaOmega(rest), ...handlers },
    botAnswer: botAnswer as TableApi['botAnswer'],
  };
}

type Program = ReturnType<typeof program>;

const BOT = { hands: 'open', seats: [{ kind: 'bot' }] } as const;

/** Lets bots play to the end of the game, or until something holds. */
async function playOn(
  { botAnswer }: Program,
  opened: OpenGame,
  until: (standing: Standing) => boolean = () => false,
): Promise<Standing> {
  let standing: Standing = opened;
  while (standing.view.pending !== null && !until(standing))
    standing = valueOf(await botAnswer({ game: opened.id, decision: standing.view.pending.id }));
  return standing;
}

const EASY = ['easy', 'fast'] as const;
const OBJECTIVES = ['starter:cloven-tongues', 'starter:it-is-finished', 'starter:the-waters-prevailed'];

const campaign = (program: Program, seed = 'campaign'): OpenGame => {
  const [objective = '', ...rest] = OBJECTIVES;
  const game = { objective, campaign: rest, seats: ['Ann'], variants: EASY, table: BOT, seed };
  return valueOf(program.beginCampaign({ name: 'The long way', game }));
};

const onlyCampaign = (program: Program): CampaignJourney => {
  const [line] = valueOf(program.journeys()).journeys;
  const journey = valueOf(program.journey(line?.id ?? ''));
  if (journey.kind !== 'campaign') throw new Error('no campaign');
  return journey;
};

/** How a game stands, hidden cards and all. */
function lastState({ db }: Program, game: string): State {
  const snapshot = loadGame(db, game)?.snapshot;
  return JSON.parse(snapshot?.text ?? 'null') as State;
}

const asSet = (cards: unknown): ReadonlySet<unknown> => new Set(cards as readonly unknown[]);

const asPilgrimage = (reply: Reply<Journey>): PilgrimJourney => {
  const journey = valueOf(reply);
  if (journey.kind !== 'pilgrimage') throw new Error('no Pilgrimage');
  return journey;
};

describe('a campaign', () => {
  test('stands in the list from its first moment, with its Objectives in order', () => {
    const here = program();
    campaign(here);
    const { line, stations, decks, held } = onlyCampaign(here);
    expect(line).toMatchObject({
      name: 'The long way',
      players: ['Ann'],
      state: 'ongoing',
      achieved: 0,
      of: 3,
      points: null,
    });
    expect(stations.map(({ objective, state }) => [objective, state])).toEqual([
      [OBJECTIVES[0], 'here'],
      [OBJECTIVES[1], 'ahead'],
      [OBJECTIVES[2], 'ahead'],
    ]);
    expect([decks, held]).toEqual([[{ size: 60, left: 53 }], 7]);
  });

  test('keeps its help and what was won before it began, and one of an earlier version knows of neither', () => {
    const [objective = '', ...rest] = OBJECTIVES;
    const assists = ['longSuffering'] as const;
    const game = { objective, campaign: rest, seats: ['Ann'], assists };
    const before = ['starter:and-there-was-war-in-heaven'];
    const here = program();
    valueOf(here.beginCampaign({ name: 'The long way', game, wonBefore: before }));
    expect(onlyCampaign(here).line).toMatchObject({ assists, wonBefore: before, achieved: 0, of: 3 });
    const setup = { objectives: OBJECTIVES, players: ['Ann'], variants: [] };
    const row = { id: 'j', kind: 'campaign', name: 'Old', begunAt: '', setup, removedAt: null };
    expect(campaignSetup(row)).toMatchObject({ assists: [], wonBefore: [] });
  });

  test('needs more than one Objective', () => {
    const game = { objective: OBJECTIVES[0] ?? '', seats: ['Ann'] };
    expect(program().beginCampaign({ name: 'Short', game })).toMatchObject({ error: { code: 'badRequest' } });
  });

  test('tells of each Objective, wears the deck down, can restart one, and is the same after a new start of the program', async () => {
    const here = program();
    const opened = campaign(here);
    const achieved = (standing: Standing): boolean => standing.view.objective.def !== OBJECTIVES[0];
    const standing = await playOn(here, opened, achieved);
    expect(standing.view.outcome).toBe(null);
    const journey = onlyCampaign(here);
    expect(journey.line).toMatchObject({ achieved: 1, objective: OBJECTIVES[1] });
    // The list of games names the Objective that is played, not the one that is over.
    expect(valueOf(here.listGames()).games).toMatchObject([{ id: opened.id, objective: OBJECTIVES[1] }]);
    expect(journey.stations.map(({ state, canRestart }) => [state, canRestart])).toEqual([
      ['achieved', true],
      ['here', false],
      ['ahead', false],
    ]);
    expect(journey.stations[0]?.chapter?.ending).toBe('achieved');
    expect(journey.decks[0]?.left).toBe(standing.view.seats[0]?.deckCount);

    const there = valueOf(here.openGame(opened.id));
    await playOn(here, there, ({ view }) => view.round > (journey.stations[0]?.chapter?.rounds ?? 0) + 2);
    const later = program(here.db);
    expect(onlyCampaign(later)).toEqual(onlyCampaign(here));
    const restarted = valueOf(later.restartObjective({ journey: journey.line.id, station: 1 }));
    if (restarted.kind !== 'campaign') throw new Error('no campaign');
    expect(restarted.stations.map(({ restarts }) => restarts)).toEqual([0, 1, 0]);
    expect(restarted.decks).toEqual(journey.decks);
    expect(restarted.held).toBe(journey.held);
    const gone = valueOf(later.goOn(journey.line.id));
    expect(gone.view.round).toBe(standing.view.round);
    // A restart is no record.
    expect(valueOf(later.journeys()).campaigns.furthest).toBe(null);
  });

  test('its map, the list of games and the table tell of the same round', async () => {
    const here = program();
    const opened = campaign(here);
    const isLater = ({ view }: Standing): boolean => view.objective.def !== OBJECTIVES[0];
    await playOn(here, opened, isLater);
    const there = valueOf(here.openGame(opened.id));
    const { view } = await playOn(here, there, (one) => one.view.objectiveRound > 3);
    const { line, stations } = onlyCampaign(here);
    expect([view.objectiveRound, stations[1]?.chapter?.rounds]).toEqual([4, 4]);
    expect(valueOf(here.listGames()).games.map(({ round }) => round)).toEqual([line.rounds + 1]);
    expect(line.rounds + 1).toBe(view.round);
  });

  test('lends its name to its game in the list of games', () => {
    const here = program();
    const { id } = campaign(here);
    const { line } = onlyCampaign(here);
    const journey = { id: line.id, kind: 'campaign', name: 'The long way' };
    expect(valueOf(here.listGames()).games).toMatchObject([{ id, journey }]);
    const asked = {
      objective: OBJECTIVES[0] ?? '',
      seats: ['Ann'],
      variants: EASY,
      table: BOT,
      seed: 'alone',
    };
    valueOf(here.newGame(asked));
    expect(valueOf(here.listGames()).games.map((game) => game.journey)).toEqual([null, journey]);
  });

  test('an Objective that is restarted has the hand of then and other decks, and is the same after a new start', async () => {
    const here = program();
    const opened = campaign(here);
    await playOn(here, opened, ({ view }) => view.objective.def !== OBJECTIVES[0]);
    const { id } = onlyCampaign(here).line;
    const decksOf = (): readonly unknown[] => {
      const { table } = lastState(here, opened.id);
      return [table.opponentPile.deck, table.goodPiles[0]?.deck];
    };
    const [before, hand] = [decksOf(), lastState(here, opened.id).table.seats[0]?.hand];
    await playOn(here, valueOf(here.openGame(opened.id)), ({ view }) => view.round > 30);
    valueOf(here.restartObjective({ journey: id, station: 1 }));
    const after = decksOf();
    expect(lastState(here, opened.id).table.seats[0]?.hand).toEqual(hand);
    expect(after.map(asSet)).toEqual(before.map(asSet));
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    // By its records alone, as a file that is shared has it.
    const later = program(here.db);
    const again = valueOf(later.openGame(opened.id));
    expect([again.notice, later.journey(id)]).toEqual([null, here.journey(id)]);
    // Undo leads to before the Objective began, and what was played of it stays in the story.
    expect(again.timeline.undo.step?.answers).toBe(1);
    await playOn(later, again, ({ view }) => view.round > 30);
    valueOf(later.restartObjective({ journey: id, station: 1 }));
    expect(onlyCampaign(later).stations[1]?.restarts).toBe(2);
  });

  test('its first Objective is restarted in a game of its own, and the one that is left lies in the trash', async () => {
    const here = program();
    const opened = campaign(here);
    await playOn(here, opened, ({ view }) => view.round > 1);
    const { id } = onlyCampaign(here).line;
    valueOf(here.restartObjective({ journey: id, station: 0 }));
    const journey = onlyCampaign(here);
    expect(journey).toMatchObject({ line: { achieved: 0, restarts: 1, rounds: 0 }, trashed: null });
    expect(journey.stations[0]).toMatchObject({ state: 'here', restarts: 1, canRestart: false });
    const anew = valueOf(here.goOn(id));
    expect(anew.id).not.toBe(opened.id);
    expect([anew.seed, anew.view.round]).toEqual(['emmaus', 1]);
    expect(anew.table).toEqual(opened.table);
    expect(valueOf(here.listGames()).games.map((game) => game.id)).toEqual([anew.id]);
    expect(loadGame(here.db, opened.id)).not.toBeNull();
    // What came before was seen: it counts for no achievement, however it ends.
    await playOn(here, anew);
    expect(valueOf(here.achievements()).uncounted.nobody).toBeGreaterThan(0);
    expect(onlyCampaign(program(here.db))).toEqual(onlyCampaign(here));
  });

  test('an Objective that has not begun cannot be restarted', () => {
    const here = program();
    campaign(here);
    const { line } = onlyCampaign(here);
    const reply = here.restartObjective({ journey: line.id, station: 2 });
    expect(reply).toMatchObject({ error: { code: 'rejected' } });
  });

  test('is named anew, put away, and knows when its game is gone', () => {
    const here = program();
    const { id } = campaign(here);
    const { line } = onlyCampaign(here);
    const named = valueOf(here.renameJourney({ journey: line.id, name: 'Theirs' }));
    expect(named.journeys.map(({ name, putAway }) => [name, putAway])).toEqual([['Theirs', false]]);
    const away = valueOf(here.putAwayJourney({ journey: line.id, away: true }));
    expect(away.journeys[0]?.putAway).toBe(true);
    expect(valueOf(here.putAwayJourney({ journey: line.id, away: false })).journeys[0]?.putAway).toBe(false);
    trashGames(here.db, [id], '2026-11-22T12:00:00Z');
    expect(onlyCampaign(here)).toMatchObject({ game: null, trashed: id, line: { state: 'inTrash', of: 3 } });
    restoreGames(here.db, [id]);
    expect(onlyCampaign(here)).toMatchObject({ game: id, trashed: null, line: { state: 'ongoing' } });
    deleteGame(here.db, id);
    expect(onlyCampaign(here)).toMatchObject({ game: null, line: { state: 'gone', of: 3 } });
    expect(here.goOn(line.id)).toMatchObject({ error: { code: 'noSuchGame' } });
  });
});

describe('a Pilgrimage', () => {
  const begin = (here: Program): PilgrimJourney =>
    asPilgrimage(here.beginPilgrimage({ name: 'On foot', seat: 'Ann', variants: EASY, table: BOT }));

  test('of the same name as another is told apart from it', () => {
    const here = program();
    expect([begin(here), begin(here)].map(({ line }) => line.name)).toEqual(['On foot', 'On foot (2)']);
  });

  test('goes from game to game, and what came of each is recorded once', async () => {
    const here = program();
    const { line, pilgrim, lamps } = begin(here);
    expect([pilgrim.phase, pilgrim.deck.length, pilgrim.lamps]).toEqual(['ready', 34, lamps]);
    let journey = asPilgrimage(here.journey(line.id));
    for (let games = 0; games < 8 && journey.line.achieved < 2; games += 1) {
      const opened = valueOf(here.goOn(line.id));
      expect(valueOf(here.goOn(line.id)).id).toBe(opened.id);
      const { outcome } = (await playOn(here, opened)).view;
      const before = journey;
      journey = asPilgrimage(here.journey(line.id));
      expect(asPilgrimage(here.journey(line.id))).toEqual(journey);
      if (outcome?.winner !== 'good') {
        expect(journey.pilgrim.lamps).toBe(before.pilgrim.lamps - 1);
        continue;
      }
      expect(journey.pilgrim.phase).toBe('choosing');
      expect(journey.pilgrim.score).toBe(before.pilgrim.score + (outcome.scores[0]?.total ?? 0));
      const earn = journey.pilgrim.offers.find(({ id }) => id === 'earn');
      const cards = earn !== undefined && 'cards' in earn ? earn.cards.slice(0, 1) : [];
      journey = asPilgrimage(here.chooseOffer({ journey: line.id, offer: 'earn', cards }));
      expect(journey.pilgrim.deck.slice(-1)).toEqual(cards);
    }
    expect(journey.line.achieved).toBeGreaterThan(0);
    // The computer went: that is nobody's achievement.
    const progress = valueOf(here.achievements()).progress.find(({ id }) => id === 'pilgrimage');
    expect(progress?.value).toBe(0);
    expect(asPilgrimage(program(here.db).journey(line.id))).toEqual(journey);
    const restarted = asPilgrimage(here.restartObjective({ journey: line.id, station: 0 }));
    expect(restarted).toMatchObject({
      line: { achieved: 0, restarts: 1 },
      pilgrim: { deck: pilgrim.deck },
      game: null,
    });
  });

  test('what is not offered is refused, and nothing changes', () => {
    const here = program();
    const { line } = begin(here);
    const before = asPilgrimage(here.journey(line.id));
    expect(here.chooseOffer({ journey: line.id, offer: 'rest', cards: [] })).toMatchObject({
      error: { code: 'rejected', detail: 'nothingOffered' },
    });
    expect(here.restartObjective({ journey: line.id, station: 0 })).toMatchObject({
      error: { code: 'rejected' },
    });
    expect(asPilgrimage(here.journey(line.id))).toEqual(before);
  });
});

describe('the calendar', () => {
  test('counts the first try apart from the others, and what came of it first is what stays', async () => {
    const here = program();
    const request = { calendar: 'daily', day: '2026-11-22', seat: 'Ann', table: BOT } as const;
    const first = valueOf(here.playCalendar(request));
    const end = await playOn(here, first);
    const second = valueOf(here.playCalendar(request));
    expect(second.seed).toBe(first.seed);
    expect(second.view.objective.def).toBe(first.view.objective.def);
    const [day] = valueOf(here.calendar('daily')).days;
    expect(day?.game.day).toBe('2026-11-22');
    expect(
      day?.tries.map(({ number, game, onTime, result }) => [number, game, onTime, result?.winner]),
    ).toEqual([
      [1, first.id, true, end.view.outcome?.winner],
      [2, second.id, true, undefined],
    ]);
    expect(valueOf(here.placeOfGame(second.id))).toEqual({
      kind: 'calendar',
      calendar: 'daily',
      day: '2026-11-22',
      number: 2,
    });
    deleteGame(here.db, first.id);
    expect(valueOf(here.calendar('daily')).days[0]?.tries.map(({ isKept }) => isKept)).toEqual([false, true]);
  });

  test('a day that is past can be tried, late; one to come cannot', () => {
    const here = program();
    const request = { calendar: 'daily', day: '2026-11-20', seat: 'Ann' } as const;
    valueOf(here.playCalendar(request));
    const day = valueOf(here.calendar('daily')).days.find(({ game }) => game.day === '2026-11-20');
    expect(day?.tries.map(({ onTime }) => onTime)).toEqual([false]);
    const early = here.playCalendar({ ...request, day: '2026-11-23' });
    expect(early).toMatchObject({ error: { code: 'notYet' } });
  });

  test('with the clock set back, today is today, and a day that was tried is one to come', () => {
    const db = memoryDb();
    valueOf(program(db).playCalendar({ calendar: 'daily', day: '2026-11-22', seat: 'Ann' }));
    const back = program(db, '2026-11-20');
    const { now, days } = valueOf(back.calendar('daily'));
    expect(now).toBe('2026-11-20');
    expect(days.slice(0, 2).map(({ game }) => game.day)).toEqual(['2026-11-22', '2026-11-20']);
    expect(valueOf(back.calendar('weekly')).now).toBe('2026-11-16');
  });

  test('the game of the week is a campaign of three', () => {
    const here = program();
    const opened = valueOf(here.playCalendar({ calendar: 'weekly', day: '2026-11-22', seat: 'Ann' }));
    const [week] = valueOf(here.calendar('weekly')).days;
    expect([week?.game.day, week?.game.campaign.length]).toEqual(['2026-11-16', 2]);
    expect(opened.request?.campaign).toEqual(week?.game.campaign);
  });

  test('a row of days ends with a day that was lost, and not with one that is still to come', () => {
    const db = memoryDb();
    const result = (winner: 'good' | 'opponent') => ({
      winner,
      achieved: 1,
      points: 3,
      rounds: 9,
      rewound: false,
    });
    const tried = (day: string, winner: 'good' | 'opponent'): void => {
      const game = `game of ${day}`;
      putTry(db, { calendar: 'daily', day, game, begunAt: `${day}T09:00:00.000Z` });
      settleTry(db, game, result(winner));
    };
    const row = () => {
      const { streak, longest } = valueOf(program(db).calendar('daily'));
      return [streak, longest];
    };
    tried('2026-11-20', 'good');
    tried('2026-11-21', 'good');
    expect(row()).toEqual([2, 2]);
    tried('2026-11-22', 'opponent');
    expect(row()).toEqual([0, 2]);
  });
});

describe('achievements', () => {
  test('are reckoned from games that are over, and a game in which only bots played counts for nobody', async () => {
    const here = program();
    await playOn(
      here,
      valueOf(here.newGame({ objective: OBJECTIVES[0] ?? '', seats: ['Ann'], variants: EASY, table: BOT })),
    );
    const { counted, uncounted, progress } = valueOf(here.achievements());
    expect([counted, uncounted.nobody]).toEqual([0, 1]);
    expect(progress.filter(({ value }) => value > 0)).toEqual([]);
  });

  test('each Objective of a campaign counts as soon as it is won, until it is taken back', async () => {
    const here = program();
    const [objective = '', ...rest] = OBJECTIVES;
    const asked = { objective, campaign: rest, seats: ['Ann'], variants: EASY, table: BOT, seed: 'campaign' };
    const before = ['starter:and-there-was-war-in-heaven'];
    const opened = valueOf(here.beginCampaign({ name: 'The long way', game: asked, wonBefore: before }));
    const game = opened.id;
    await playOn(here, opened, ({ view }) => view.objective.def !== objective);
    const valuesOf = () => {
      const { counted, progress } = valueOf(here.achievements());
      const value = (id: string): number | undefined => progress.find((one) => one.id === id)?.value;
      return { counted, objectives: value('objectives'), campaign: value('campaign') };
    };
    const { line } = onlyCampaign(here);
    expect(line).toMatchObject({ state: 'ongoing', achieved: 1, of: 3 });
    // Only bots played so far.
    expect(valuesOf()).toEqual({ counted: 0, objectives: 0, campaign: 0 });
    // She gives an answer of her own.
    valueOf(here.sit({ game, seat: 0, player: { kind: 'person', name: 'Ann', profile: null } }));
    const { pending } = valueOf(here.openGame(game)).view;
    const answer = [pending?.ask?.options[0]?.id ?? ''];
    valueOf(here.answer({ game, decision: pending?.id ?? 0, seat: 0, answer }));
    // As the map counts: the one that was won before is the first of four.
    expect(valuesOf()).toEqual({ counted: 0, objectives: 1, campaign: 2 });
    expect(valueOf(here.journeys()).campaigns.furthest).toMatchObject({ achieved: 1, wonBefore: before });
    const gained: unknown = expect.arrayContaining([
      expect.objectContaining({ id: 'objectives', before: 0, value: 1 }),
    ]);
    const gains = valueOf(here.gains(game));
    expect(gains).toMatchObject({ uncounted: null, progress: gained, games: 0 });
    // Each new card once: the first hand and whom she met.
    expect(gains?.firstMet.length).toBeGreaterThan(7);
    expect(new Set(gains?.firstMet).size).toBe(gains?.firstMet.length);
    const began = onlyCampaign(here).stations[0]?.began ?? 0;
    valueOf(here.returnTo({ game, by: null, moment: began }));
    expect(valuesOf()).toEqual({ counted: 0, objectives: 0, campaign: 0 });
  });

  test('a game that people won counts, and counts no more once something that was seen is taken back', async () => {
    const here = program();
    const ann = { kind: 'person', name: 'Ann', profile: null } as const;
    const wins = async (seed: string): Promise<boolean> => {
      const request = { objective: OBJECTIVES[0] ?? '', seats: ['Ann'], variants: EASY, table: BOT, seed };
      const standing = await playOn(here, valueOf(here.newGame(request)));
      return standing.view.outcome?.winner === 'good';
    };
    let won: string | undefined;
    for (let seed = 0; seed < 8 && won === undefined; seed += 1)
      if (await wins(`won ${String(seed)}`)) won = `won ${String(seed)}`;
    const botsOwn = valueOf(here.listGames()).games.find(({ seed }) => seed === won)?.id ?? '';
    expect(valueOf(here.achievements()).counted).toBe(0);
    // She sits down when all is over: that makes it no game of hers.
    valueOf(here.sit({ game: botsOwn, seat: 0, player: ann }));
    expect(valueOf(here.achievements()).counted).toBe(0);
    // The same game once more, where she gives the last answer herself.
    const { records = [] } = loadGame(here.db, botsOwn) ?? {};
    const last = records.findLast((record) => record.kind === 'answer');
    if (last?.kind !== 'answer' || won === undefined) throw new Error('no game was won');
    const { decision, seat, answer } = last.command;
    const asked = { objective: OBJECTIVES[0] ?? '', seats: ['Ann'], variants: EASY, table: BOT, seed: won };
    const opened = valueOf(here.newGame(asked));
    const game = opened.id;
    await playOn(here, opened, ({ view }) => view.pending?.id === decision);
    valueOf(here.sit({ game, seat: 0, player: ann }));
    valueOf(here.answer({ game, decision, seat, answer }));
    const before = valueOf(here.achievements());
    expect(before.counted).toBe(1);
    expect(before.progress.find(({ id }) => id === 'victories')?.value).toBe(1);
    const victory: unknown = expect.objectContaining({ id: 'victories', before: 0, value: 1, level: 1 });
    const progress: unknown = expect.arrayContaining([victory]);
    expect(valueOf(here.gains(game))).toMatchObject({ uncounted: null, won: 1, progress });
    expect(valueOf(here.gains(botsOwn))).toMatchObject({ uncounted: 'nobody', progress: [] });
    const { timeline } = valueOf(here.openGame(game));
    valueOf(here.returnTo({ game, by: null, moment: timeline.moments[3]?.number ?? 0 }));
    expect(valueOf(here.achievements()).counted).toBe(0);
    valueOf(here.redo({ game, by: null }));
    expect(valueOf(here.achievements())).toMatchObject({ counted: 0, uncounted: { rewound: 1 } });
  });
});

test('the stories of the packs are told', () => {
  const stories = valueOf(program().stories());
  expect(stories.length).toBe(13);
  expect(stories.every(({ texts }) => 'en' in texts && 'es' in texts)).toBe(true);
});

test('the stories of packs that somebody brought are told as those of the program are', () => {
  const own = valueOf(program(memoryDb(), '2026-11-22', { packs: '/nowhere', ownPacks: PACKS }).stories());
  expect(own.map(({ objective }) => objective).toSorted()).toEqual(
    valueOf(program().stories())
      .map(({ objective }) => objective)
      .toSorted(),
  );
});

test('a Pilgrimage by rules that cannot be played together is refused before it begins', () => {
  const here = program();
  const before = here.journeys();
  expect(
    here.beginPilgrimage({ name: 'On foot', seat: 'Ann', variants: ['fast', 'extended'] }),
  ).toMatchObject({
    error: { code: 'badRequest' },
  });
  expect(here.journeys()).toEqual(before);
});
