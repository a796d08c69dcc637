import { achievementsOf, type AchievementId, type PilgrimResult, type Progress } from './achievements.ts';
import type { GameResult } from './results.ts';

/** How far one game brought an achievement. */
export interface Gain {
  readonly id: AchievementId;
  readonly before: number;
  readonly value: number;
  /** The highest level that it reached, from 1; null where it reached none. */
  readonly level: number | null;
  /** What the next level asks; null where all are reached. */
  readonly needs: number | null;
}

/**
 * What one game gave towards achievements: what is there with it and was not without it, of games up to its own time.
 * @returns those that reached a level first, then what is nearest to its next level; none for a game that does not count
 */
export function gainsOf(
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[],
  game: string,
): readonly Gain[] {
  const at = games.find((one) => one.game === game)?.at;
  const others = <T extends { readonly game: string }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.game !== game);
  return at === undefined ? [] : gainsUntil(at, [games, pilgrims], [others(games), others(pilgrims)]);
}

/**
 * What the Objective that was achieved last in a game that goes on gave towards achievements, as `gainsOf` tells it.
 * @param games a result for each Objective that was achieved in a game that goes on
 */
export function gainsOfLatest(
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[],
  game: string,
): readonly Gain[] {
  const latest = games.findLast((one) => one.game === game);
  if (latest === undefined) return [];
  const others = games.filter((one) => one !== latest);
  return gainsUntil(latest.at, [games, pilgrims], [others, pilgrims]);
}

type Results = readonly [readonly GameResult[], readonly PilgrimResult[]];

/** What is there up to a time with all results and was not there with some of them. */
function gainsUntil(at: string, all: Results, some: Results): readonly Gain[] {
  const reckoned = ([games, pilgrims]: Results): readonly Progress[] =>
    achievementsOf(until(at, games), until(at, pilgrims));
  const before = new Map(reckoned(some).map((one) => [one.id, one]));
  return reckoned(all)
    .flatMap((after) => gain(before.get(after.id), after))
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || nearness(b) - nearness(a));
}

const until = <T extends { readonly at: string }>(at: string, all: readonly T[]): readonly T[] =>
  all.filter((one) => one.at <= at);

/** Would a game that does not count have given anything towards achievements, had nothing kept it from counting? */
export function wouldGain(
  games: readonly GameResult[],
  pilgrims: readonly PilgrimResult[],
  game: string,
): boolean {
  const counted = games.map((one) => (one.game === game ? asCounted(one) : one));
  return gainsOf(counted, pilgrims, game).length > 0;
}

function asCounted(result: GameResult): GameResult {
  const { people, players } = result;
  return {
    ...result,
    ...{ arranged: false, copied: false, rewound: false },
    people: people.length === 0 ? Array.from({ length: players }, (_, seat) => seat) : people,
  };
}

const nearness = ({ value, needs }: Gain): number => (needs === null ? 0 : value / needs);

const levelsOf = ({ levels }: Progress): number => levels.filter(({ reached }) => reached !== null).length;

function gain(before: Progress | undefined, after: Progress): readonly Gain[] {
  const was = before?.value ?? 0;
  if (after.value <= was) return [];
  const level = levelsOf(after);
  return [
    {
      id: after.id,
      before: was,
      value: after.value,
      level: before === undefined || level > levelsOf(before) ? level : null,
      needs: after.levels[level]?.needs ?? null,
    },
  ];
}
