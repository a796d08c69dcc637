import { keptAmong, trashedAmong } from '../../../../../db/alpha-omega/game-results.ts';
import { loadGame, type StoredGame } from '../../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import { gamesOfJourney, stepsOf, type JourneyRow } from '../../../../../db/alpha-omega/journeys.ts';
import {
  goneFrom,
  type Outcome,
  type Reserve,
  type Setup,
  type State,
} from '../../../../../engine/alpha-omega/index.ts';
import type {
  CampaignJourney,
  CampaignStation,
  JourneyLine,
  StationState,
} from '../../../../shared/games/alpha-omega/api.ts';
import { alphaOmegaAdapter } from '../adapter.ts';
import { hasPeople, readGameStory, type GameStory } from './game-story.ts';
import { campaignSetup, restartStep, type CampaignSetup } from './shapes.ts';

/** The game of a campaign, if it can still be opened: the last that was begun, where its first Objective was restarted. */
function gameOf(db: ReadableDb, journey: string): string | null {
  const games = gamesOfJourney(db, journey).map(({ game }) => game);
  const kept = keptAmong(db, games);
  return games.findLast((game) => kept.has(game)) ?? null;
}

/** Its game in the trash, where it lies there. What was left there by a restart is not its game any more. */
function trashedGameOf(db: ReadableDb, journey: string): string | null {
  const game = gamesOfJourney(db, journey).at(-1)?.game;
  return game !== undefined && trashedAmong(db, [game]).has(game) ? game : null;
}

/** A campaign as a line of the list. */
export function campaignLine(db: ReadableDb, row: JourneyRow): JourneyLine {
  const setup = campaignSetup(row);
  const game = gameOf(db, row.id);
  const stored = game === null ? null : loadGame(db, game);
  return lineOf(row, setup, stored, {
    restarts: restartsOf(db, row.id).length,
    trashed: trashedGameOf(db, row.id),
  });
}

function lineOf(
  row: JourneyRow,
  setup: CampaignSetup,
  stored: StoredGame | null,
  { restarts, trashed }: { readonly restarts: number; readonly trashed: string | null },
): JourneyLine {
  const { objectives, players, variants, wonBefore } = setup;
  // What was kept of it before help was kept with it says of none; its game does.
  const { assists } = (stored === null ? null : settledOf(stored)) ?? setup;
  const outcome = stored === null ? null : (stored.outcome as Outcome | null);
  const achieved = stored === null ? 0 : (outcome?.achieved ?? achievedIn(stored));
  const here = Math.min(achieved, objectives.length - 1);
  return {
    ...{ id: row.id, kind: 'campaign', name: row.name, begunAt: row.begunAt, players, variants, restarts },
    playedAt: stored?.playedAt ?? row.begunAt,
    ...{ assists, wonBefore },
    achieved,
    of: objectives.length,
    state: stored === null && trashed !== null ? 'inTrash' : stateOf(stored, outcome),
    objective: objectives[here] ?? '',
    points: outcome === null ? null : Math.max(0, ...outcome.scores.map(({ total }) => total)),
    // The round that is being played is not one yet.
    rounds: stored === null ? 0 : outcome === null ? Math.max(0, stored.round - 1) : stored.round,
    putAway: row.removedAt !== null,
    isChoosing: false,
    isPlayed: stored === null || hasPeople(stored),
  };
}

function stateOf(stored: StoredGame | null, outcome: Outcome | null): JourneyLine['state'] {
  if (stored === null) return 'gone';
  if (outcome === null) return 'ongoing';
  return outcome.winner === 'good' ? 'arrived' : 'over';
}

/** How many Objectives were achieved in a game that goes on, as its last snapshot has it. */
function achievedIn({ snapshot }: StoredGame): number {
  if (snapshot === null) return 0;
  const { table } = JSON.parse(snapshot.text) as Pick<State, 'table'>;
  return table.achievedObjectives.length;
}

/** The Objectives that were restarted, in order. */
function restartsOf(db: ReadableDb, journey: string): readonly number[] {
  return stepsOf(db, journey).flatMap(({ step }) => restartStep(step) ?? []);
}

/** A campaign with all that its game's story tells. */
export function campaignOf(db: ReadableDb, row: JourneyRow): CampaignJourney {
  const setup = campaignSetup(row);
  const game = gameOf(db, row.id);
  const story = game === null ? null : readGameStory(db, game);
  const restarts = restartsOf(db, row.id);
  const trashed = trashedGameOf(db, row.id);
  const line = lineOf(row, setup, story?.stored ?? null, { restarts: restarts.length, trashed });
  const last = story?.chapters.at(-1);
  const decks = story === null ? [] : decksOf(story.setup);
  return {
    kind: 'campaign',
    ...{ line, game, trashed },
    stations: setup.objectives.map((objective, index) => ({
      ...stationOf(line, story, index),
      objective,
      restarts: restarts.filter((station) => station === index).length,
    })),
    common: story?.setup.commonDeck !== undefined,
    decks: decks.map((size, index) => ({ size, left: last?.left[index] ?? size })),
    held: last?.held ?? 0,
    gone: story === null ? [] : goneFrom(story.told, story.isPerson),
    outcome: story?.outcome ?? null,
  };
}

function stationOf(
  line: JourneyLine,
  story: GameStory | null,
  index: number,
): Omit<CampaignStation, 'objective' | 'restarts'> {
  const begun = story?.begun[index];
  return {
    state: stationState(line, index),
    chapter: story?.chapters[index] ?? null,
    // Where nothing was answered since, there is nothing to return from.
    began: begun ?? null,
    waiting: waitingAt(story?.setup.reserve ?? [], index),
    canRestart: begun !== undefined && story !== null && story.head !== begun,
  };
}

const waitingAt = (reserve: readonly Reserve[], achieved: number): number =>
  reserve.filter(({ after }) => after > achieved).reduce((sum, { cards }) => sum + cards.length, 0);

function stationState({ achieved, state }: JourneyLine, index: number): StationState {
  if (index < achieved) return 'achieved';
  if (index > achieved) return 'ahead';
  return state === 'over' ? 'lost' : 'here';
}

const decksOf = ({ seats, commonDeck }: Setup): readonly number[] =>
  commonDeck ? [commonDeck.length] : seats.map(({ deck }) => deck.length);

/** After which record an Objective of a campaign began; null where it has not, is not known, or nothing was answered since. */
export function beginningOf(
  db: ReadableDb,
  journey: string,
  station: number,
): { readonly game: string; readonly moment: number } | null {
  const game = gameOf(db, journey);
  const story = game === null ? null : readGameStory(db, game);
  const moment = story?.begun[station];
  return game === null || moment === undefined || moment === story?.head ? null : { game, moment };
}

/** What is settled of a campaign, to be told also when its game is gone. */
export function settledOf(stored: StoredGame): Omit<CampaignSetup, 'wonBefore'> | null {
  const setup = alphaOmegaAdapter.readSetup(stored.setup);
  if (!setup.ok) return null;
  const { objective, campaign = [], seats, variants = [], assists = [] } = setup.value;
  const players = seats.map(({ name }) => name);
  return { objectives: [objective, ...campaign], players, variants, assists };
}
