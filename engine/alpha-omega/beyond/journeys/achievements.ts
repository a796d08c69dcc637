import type { Score } from '../../types.ts';
import { uncounted, type GameResult } from './results.ts';

/**
 * What can be achieved. The first six are the lines of the rulebook's Achievement Scoring table and its sum; the others
 * grow out of them over many games.
 */
export const ACHIEVEMENTS = [
  'ownPersons',
  'teamMatesPersons',
  'ownCallings',
  'teamMatesCallings',
  'withinTenRounds',
  'neverLured',
  'points',
  'victories',
  'objectives',
  'callings',
  'variants',
  'companies',
  'narrowWay',
  'nobodyLured',
  'returned',
  'campaign',
  'pilgrimage',
  'burdens',
  'firstTries',
] as const;
export type AchievementId = (typeof ACHIEVEMENTS)[number];

/** How much each level asks for: three of each, always rising. */
export const LEVELS: Readonly<Record<AchievementId, readonly [number, number, number]>> = {
  ownPersons: [3, 6, 9],
  teamMatesPersons: [3, 6, 10],
  ownCallings: [1, 2, 3],
  teamMatesCallings: [1, 2, 4],
  withinTenRounds: [1, 5, 20],
  neverLured: [1, 10, 50],
  points: [20, 30, 45],
  victories: [1, 10, 100],
  objectives: [3, 8, 13],
  callings: [3, 8, 17],
  variants: [1, 3, 6],
  companies: [2, 4, 6],
  narrowWay: [1, 5, 15],
  nobodyLured: [1, 5, 20],
  returned: [1, 10, 50],
  campaign: [2, 6, 13],
  pilgrimage: [3, 7, 13],
  burdens: [1, 4, 8],
  firstTries: [1, 7, 30],
};

/** How far somebody has come with an achievement. */
export interface Progress {
  readonly id: AchievementId;
  readonly value: number;
  /** The levels that there are, and for each the game with which it was reached and when; null where it was not. */
  readonly levels: readonly Level[];
}

export interface Level {
  readonly needs: number;
  readonly reached: { readonly at: string; readonly game: string } | null;
}

/** How far a Pilgrimage came: what achievements need of it. */
export interface PilgrimResult {
  /** When it came so far; ISO 8601, UTC. */
  readonly at: string;
  readonly game: string;
  readonly achieved: number;
  readonly borne: number;
  /** An Objective was restarted: it counts for nothing. */
  readonly restarted: boolean;
}

/** All achievements as these games have them, whatever order they are given in; nothing else is asked. */
export function achievementsOf(
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[] = [],
): readonly Progress[] {
  const counted = games.filter((game) => uncounted(game) === null).toSorted(byTime);
  const ways = pilgrims.filter(({ restarted }) => !restarted).toSorted(byTime);
  return ACHIEVEMENTS.map((id) => progress(id, counted, ways));
}

interface Timed {
  readonly at: string;
  readonly game: string;
}

const byTime = (a: Timed, b: Timed): number =>
  a.at === b.at ? (a.game < b.game ? -1 : 1) : a.at < b.at ? -1 : 1;

function progress(
  id: AchievementId,
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[],
): Progress {
  const steps: readonly (Timed & { readonly value: number })[] =
    id === 'pilgrimage' || id === 'burdens'
      ? highest(pilgrims, PILGRIM_COUNTS[id])
      : running(games, COUNTS[id]);
  return {
    id,
    value: steps.at(-1)?.value ?? 0,
    levels: LEVELS[id].map((needs) => {
      const step = steps.find(({ value }) => value >= needs);
      return { needs, reached: step === undefined ? null : { at: step.at, game: step.game } };
    }),
  };
}

const PILGRIM_COUNTS = {
  pilgrimage: ({ achieved }: PilgrimResult) => achieved,
  burdens: ({ borne }: PilgrimResult) => borne,
} as const;

function highest<T extends Timed>(
  all: readonly T[],
  of: (one: T) => number,
): readonly (Timed & { readonly value: number })[] {
  let value = 0;
  return all.map((one) => {
    value = Math.max(value, of(one));
    return { at: one.at, game: one.game, value };
  });
}

function running(
  games: readonly GameResult[],
  count: () => (game: GameResult) => number,
): readonly (Timed & { readonly value: number })[] {
  const next = count();
  return games.map((game) => ({ at: game.at, game: game.game, value: next(game) }));
}

/** The most that a person had on one line of Achievement Scoring in one game. */
const best = (line: (score: Score) => number) => () => {
  let most = 0;
  return ({ scores, people }: GameResult): number => {
    most = Math.max(most, ...people.map((seat) => (scores[seat] ? line(scores[seat]) : 0)));
    return most;
  };
};

/** How many games are such. */
const number = (is: (game: GameResult) => boolean) => () => {
  let all = 0;
  return (game: GameResult): number => (is(game) ? (all += 1) : all);
};

const sum = (of: (game: GameResult) => number) => () => {
  let all = 0;
  return (game: GameResult): number => (all += of(game));
};

/** How many different ones there were in all games together. */
const different = (of: (game: GameResult) => readonly (string | number)[]) => () => {
  const met = new Set<string | number>();
  return (game: GameResult): number => {
    for (const one of of(game)) met.add(one);
    return met.size;
  };
};

const isWon = ({ winner }: GameResult): boolean => winner === 'good';

/** The score's lines hold points; an achievement counts what they were given for. */
const COUNTS: Readonly<
  Record<Exclude<AchievementId, keyof typeof PILGRIM_COUNTS>, () => (game: GameResult) => number>
> = {
  ownPersons: best((score) => score.ownPersons / 2),
  teamMatesPersons: best((score) => score.teamMatesPersons),
  ownCallings: best((score) => score.ownCallings / 3),
  teamMatesCallings: best((score) => score.teamMatesCallings),
  withinTenRounds: number(
    (game) =>
      isWon(game) &&
      game.scores.some((score, seat) => game.people.includes(seat) && score.withinTenRounds > 0),
  ),
  neverLured: number((game) => isWon(game) && game.people.every((seat) => !game.everLured.includes(seat))),
  points: best((score) => score.total),
  victories: number(isWon),
  objectives: different((game) => game.achieved),
  callings: different((game) => game.callings),
  variants: different((game) => (isWon(game) ? game.variants : [])),
  companies: different((game) => (isWon(game) ? [game.players] : [])),
  narrowWay: number((game) => isWon(game) && game.variants.includes('narrowWay')),
  nobodyLured: number((game) => isWon(game) && game.lured === 0),
  returned: sum((game) => game.returned),
  campaign: () => {
    let most = 0;
    return ({ journey, achieved, wonBefore = 0 }) => {
      // As its map counts: whoever sets out after the First Battle can come to the end, too.
      const all = achieved.length === 0 ? 0 : achieved.length + wonBefore;
      return (most = journey === 'campaign' ? Math.max(most, all) : most);
    };
  },
  firstTries: number((game) => isWon(game) && game.firstTry),
};
