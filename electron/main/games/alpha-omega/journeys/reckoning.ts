import { z } from 'zod';
import { tryOfGame } from '../../../../../db/alpha-omega/calendar.ts';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import {
  gameResults,
  gamesToReckon,
  gamesUnderWay,
  isOfOthers,
  putGameResult,
} from '../../../../../db/alpha-omega/game-results.ts';
import type { ReadableDb, WritableDb } from '../../../../../db/file/handles.ts';
import { happeningsOf } from '../../../../../db/games/happenings.ts';
import {
  gamesOfJourney,
  journeyOfGame,
  loadJourney,
  type JourneyRow,
} from '../../../../../db/alpha-omega/journeys.ts';
import { branchingOf } from '../../../../../db/games/replays.ts';
import {
  calendarGame,
  type Calendar,
  type GameResult,
  type Outcome,
} from '../../../../../engine/alpha-omega/index.ts';
import { readGameStory, type GameStory } from './game-story.ts';
import { campaignSetup } from './shapes.ts';

/** Counted up when games are reckoned otherwise: all are reckoned anew then. */
const RECKONING = 5;

/** Reckons all games that are over and not reckoned yet. A game that cannot be read counts for nothing and stops nobody. */
export function reckonAll(db: WritableDb): void {
  for (const id of gamesToReckon(db, RECKONING)) {
    const story = readable(db, id);
    if (story?.outcome) reckon(db, story);
  }
}

function readable(db: ReadableDb, id: string): GameStory | null {
  try {
    return readGameStory(db, id);
  } catch (error) {
    // What a file of other rules tells need be no story of a game as these rules know it.
    if (error instanceof DamagedRowError || error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * What the games of several Objectives that go on count for by now: each Objective that was achieved, from when it was. Nothing
 * of it is kept: what is taken back counts no more.
 */
export const resultsUnderWay = (db: ReadableDb): readonly GameResult[] =>
  gamesUnderWay(db).flatMap((id) => {
    const story = readable(db, id);
    return story === null ? [] : achievedSoFar(db, story);
  });

function achievedSoFar(db: ReadableDb, story: GameStory): readonly GameResult[] {
  const { stored, told, begun } = story;
  const objectives = told.filter(({ event }) => event.type === 'objectiveFollowed').length;
  const at = new Map(happeningsOf(db, stored.id).map((one) => [one.number, one.at]));
  const nothing = { reason: 'standOff', round: 0, balance: { good: 0, opponent: 0 }, scores: [] } as const;
  return Array.from({ length: objectives }, (_, index) => ({
    ...resultOf(db, story, { ...nothing, winner: null, achieved: index + 1 }),
    at: at.get(begun[index + 1] ?? story.head) ?? story.at,
    // What else a game gives it gives at its end.
    ...{ callings: [], lured: null, returned: 0 },
  }));
}

function reckon(db: WritableDb, story: GameStory): void {
  const { stored } = story;
  const result = resultIn(db, story);
  putGameResult(db, stored.id, { records: stored.records.length, reckoning: RECKONING, result });
}

/** Null for a game whose outcome is not what comes of these rules: it counts for nothing. */
function resultIn(db: ReadableDb, story: GameStory): GameResult | null {
  const { success } = outcomeShape.safeParse(story.outcome);
  return success && story.outcome !== null ? resultOf(db, story, story.outcome) : null;
}

/** As far as results are made of it. */
const outcomeShape = z.looseObject({
  winner: z.string().nullable(),
  achieved: z.int(),
  scores: z.array(z.looseObject({ total: z.number(), neverLured: z.number() })),
});

function resultOf(db: ReadableDb, story: GameStory, outcome: Outcome): GameResult {
  const { stored, setup, seating, chapters } = story;
  const { objective, campaign = [], seats, variants = [], arranged } = setup;
  const people = [...seats.keys()].filter((seat) => seating.seats[seat]?.kind !== 'bot');
  const isKept = chapters.length > 0;
  return {
    game: stored.id,
    at: story.at,
    winner: outcome.winner,
    achieved: [objective, ...campaign].slice(0, outcome.achieved),
    variants,
    players: seats.length,
    people,
    scores: outcome.scores,
    everLured: [...seats.keys()].filter((seat) => outcome.scores[seat]?.neverLured === 0),
    callings: chapters.flatMap(({ callings }) =>
      callings.filter(({ seat }) => people.includes(seat)).map(({ card }) => card),
    ),
    lured: isKept ? chapters.reduce((sum, one) => sum + one.lured.length + one.fellFromDeck.length, 0) : null,
    returned: chapters.reduce((sum, { returned }) => sum + returned.length, 0),
    arranged: arranged !== undefined,
    rewound: story.rewound || isBegunAnew(db, stored.id),
    copied: isOfOthers(db, stored.id) || branchingOf(db, stored.id) !== null,
    ...placeOf(db, stored.id, campaign.length > 0),
  };
}

/** Of which journey it was. Campaign Mode is a campaign also where no journey was made of it. */
function placeOf(
  db: ReadableDb,
  game: string,
  isCampaign: boolean,
): Pick<GameResult, 'journey' | 'firstTry' | 'wonBefore'> {
  const tried = tryOfGame(db, game);
  if (tried !== null) {
    const calendar = tried.calendar === 'weekly' ? 'weekly' : 'daily';
    const firstTry = tried.number === 1 && isOnTime(calendar, tried.day, tried.begunAt);
    return { journey: calendar, firstTry };
  }
  const part = journeyOfGame(db, game);
  const journey = part === null ? null : loadJourney(db, part.journey);
  if (journey?.kind === 'pilgrimage') return { journey: 'pilgrimage', firstTry: false };
  const wonBefore = journey?.kind === 'campaign' ? wonBeforeIn(journey) : 0;
  return {
    ...{ journey: isCampaign ? 'campaign' : null, firstTry: false },
    ...(wonBefore > 0 ? { wonBefore } : {}),
  };
}

/** Is it the game of a campaign whose first Objective was restarted? What came before it had been seen. */
function isBegunAnew(db: ReadableDb, game: string): boolean {
  const part = journeyOfGame(db, game);
  if (part === null || loadJourney(db, part.journey)?.kind !== 'campaign') return false;
  return gamesOfJourney(db, part.journey)[0]?.game !== game;
}

/** How many Objectives had been won before a campaign began; none where that cannot be read. */
function wonBeforeIn(row: JourneyRow): number {
  try {
    return campaignSetup(row).wonBefore.length;
  } catch (error) {
    if (error instanceof DamagedRowError) return 0;
    throw error;
  }
}

/** Was a game of the calendar begun while its day, or its week, was on? */
export const isOnTime = (calendar: Calendar, day: string, begunAt: string): boolean =>
  calendarGame(calendar, begunAt.slice(0, 10)).day === day;

/** As far as results are used; what this program wrote of them otherwise is let be. */
const shape = z.looseObject({
  game: z.string(),
  at: z.string(),
  achieved: z.array(z.string()),
  people: z.array(z.int()),
  scores: z.array(z.looseObject({ total: z.number() })),
});

/** What all games that are over count for. */
export function resultsIn(db: ReadableDb): readonly GameResult[] {
  return gameResults(db).flatMap((row) => (shape.safeParse(row).success ? [row as GameResult] : []));
}
