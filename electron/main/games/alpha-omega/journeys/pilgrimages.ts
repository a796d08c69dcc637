import { keptAmong } from '../../../../../db/alpha-omega/game-results.ts';
import { loadGame } from '../../../../../db/games/games.ts';
import type { ReadableDb, WritableDb } from '../../../../../db/file/handles.ts';
import {
  appendStep,
  gamesOfJourney,
  stepsOf,
  type JourneyRow,
  type StepRow,
} from '../../../../../db/alpha-omega/journeys.ts';
import {
  LAMPS,
  nextFoe,
  nextGame,
  NOBODY,
  pilgrimOf,
  soulsAfter,
  type DefId,
  type Pilgrim,
  type PilgrimResult,
  type PilgrimStep,
} from '../../../../../engine/alpha-omega/index.ts';
import type {
  JourneyLine,
  PilgrimJourney,
  PilgrimStation,
  StationState,
} from '../../../../shared/games/alpha-omega/api.ts';
import { hasPeople, readGameStory, type GameStory } from './game-story.ts';
import { pilgrimageSetup, pilgrimSteps, type PilgrimageSetup } from './shapes.ts';

/** A Pilgrimage as it stands. */
export interface Underway {
  readonly row: JourneyRow;
  readonly setup: PilgrimageSetup;
  readonly rows: readonly StepRow[];
  readonly pilgrim: Pilgrim;
  /** The game that is being played; null where none is. */
  readonly game: string | null;
}

/** Reads a Pilgrimage. */
export function underway(db: ReadableDb, row: JourneyRow): Underway {
  const setup = pilgrimageSetup(row);
  const rows = stepsOf(db, row.id);
  const pilgrim = pilgrimOf(setup.pilgrim, pilgrimSteps(rows));
  return { row, setup, rows, pilgrim, game: gameOf(db, row.id, setup, pilgrim) };
}

/** The game of the try that is on: each has a seed of its own, so that a game left behind by a restart is not taken up again. */
function gameOf(db: ReadableDb, journey: string, setup: PilgrimageSetup, pilgrim: Pilgrim): string | null {
  const next = nextGame(setup.pilgrim, pilgrim);
  if (next === null) return null;
  const games = gamesOfJourney(db, journey).map(({ game }) => game);
  const kept = keptAmong(db, games);
  return games.findLast((game) => kept.has(game) && loadGame(db, game)?.seed === next.seed) ?? null;
}

/** Records what came of the game that is being played, once it is over. What was recorded stays, whatever becomes of the game. */
export function settled(db: WritableDb, now: Underway, at: string): Underway {
  const story = now.game === null ? null : readGameStory(db, now.game);
  if (!story?.outcome) return now;
  const { outcome } = story;
  const step: PilgrimStep = {
    kind: 'ended',
    station: now.pilgrim.station,
    winner: outcome.winner,
    points: outcome.scores[0]?.total ?? 0,
    rounds: outcome.round,
    fallen: fallenIn(story),
    rewound: story.rewound,
  };
  return stepped(db, now, { at, game: now.game, step });
}

/** Adds a step that was found to be possible. */
export function stepped(
  db: WritableDb,
  { row, rows }: Underway,
  step: { readonly at: string; readonly game: string | null; readonly step: PilgrimStep },
): Underway {
  appendStep(db, row.id, { ...step, number: rows.length + 1 });
  return underway(db, row);
}

function fallenIn({ told, isPerson }: GameStory): readonly DefId[] {
  const souls = told.reduce((all, one) => soulsAfter(all, one, isPerson), NOBODY);
  return [...souls.values()]
    .filter(({ where, cameOver }) => where !== 'inPlay' && !cameOver)
    .map(({ def }) => def);
}

/** A Pilgrimage as a line of the list. */
export function pilgrimageLine(db: ReadableDb, row: JourneyRow): JourneyLine {
  return lineOf(db, underway(db, row));
}

/** Who sat at the last game that is kept; before there is one, who is to sit at the first. */
function isPlayed(db: ReadableDb, { row, setup }: Underway): boolean {
  const games = gamesOfJourney(db, row.id).map(({ game }) => game);
  const kept = keptAmong(db, games);
  const last = games.findLast((game) => kept.has(game));
  const stored = last === undefined ? null : loadGame(db, last);
  return stored === null ? setup.table?.seats[0]?.kind !== 'bot' : hasPeople(stored);
}

function lineOf(db: ReadableDb, now: Underway): JourneyLine {
  const { row, setup, rows, pilgrim } = now;
  const { stations, station, phase } = pilgrim;
  const { objectives, variants } = setup.pilgrim;
  const achieved = stations.filter(({ points }) => points !== null).length;
  return {
    ...{ id: row.id, kind: 'pilgrimage', name: row.name, begunAt: row.begunAt, variants, achieved },
    playedAt: rows.at(-1)?.at ?? row.begunAt,
    players: [setup.seat],
    of: objectives.length,
    state: phase === 'arrived' ? 'arrived' : phase === 'lost' ? 'over' : 'ongoing',
    objective: objectives[Math.min(station, objectives.length - 1)] ?? '',
    points: pilgrim.score,
    rounds: stations.reduce((sum, { rounds }) => sum + (rounds ?? 0), 0),
    restarts: stations.reduce((sum, { restarts }) => sum + restarts, 0),
    putAway: row.removedAt !== null,
    // Help of ours is no part of a Pilgrimage.
    ...{ assists: [], wonBefore: [] },
    isChoosing: phase === 'choosing',
    isPlayed: isPlayed(db, now),
  };
}

/** A Pilgrimage with all that is known of it. */
export function pilgrimageOf(db: ReadableDb, now: Underway): PilgrimJourney {
  const { stations, ...pilgrim } = now.pilgrim;
  const games = gamesOfJourney(db, now.row.id);
  const kept = keptAmong(
    db,
    games.map(({ game }) => game),
  );
  return {
    kind: 'pilgrimage',
    line: lineOf(db, now),
    lamps: LAMPS,
    nextFoe: nextFoe(now.pilgrim),
    pilgrim,
    game: now.game,
    stations: stations.map((station, index): PilgrimStation => {
      const last = games.findLast(({ station: at, game }) => at === index && kept.has(game))?.game ?? null;
      const state = stationState(now.pilgrim, index);
      // What was told before a restart is told no more.
      const isTold = station.tries > 0 || last === now.game;
      const story = last === null || !isTold ? null : readGameStory(db, last);
      return { ...station, state, game: last, chapter: story?.chapters[0] ?? null };
    }),
  };
}

function stationState({ stations, station, phase }: Pilgrim, index: number): StationState {
  if (stations[index]?.points !== null) return 'achieved';
  if (index !== station) return 'ahead';
  return phase === 'lost' ? 'lost' : 'here';
}

/**
 * What a Pilgrimage counts for among the achievements: as far as it came, and when.
 * @param isCounted whether a game that was won counts; from the first that does not, the Pilgrimage counts no further
 */
export function pilgrimResults(
  db: ReadableDb,
  row: JourneyRow,
  isCounted: (game: string) => boolean,
): readonly PilgrimResult[] {
  const { setup, rows } = underway(db, row);
  const steps = pilgrimSteps(rows);
  let isFair = true;
  return rows.flatMap(({ at, game }, index) => {
    const step = steps[index];
    if (step?.kind !== 'ended' || step.winner !== 'good' || game === null) return [];
    isFair &&= isCounted(game);
    if (!isFair) return [];
    const { stations, borne } = pilgrimOf(setup.pilgrim, steps.slice(0, index + 1));
    return {
      ...{ at, game, borne },
      achieved: stations.filter(({ points }) => points !== null).length,
      restarted: stations.some(({ restarts, rewound }) => restarts > 0 || rewound),
    };
  });
}
