import { countGames } from '../../../../../db/alpha-omega/counted.ts';
import { firstMetIn, firstMetUnderWay } from '../../../../../db/alpha-omega/first-met.ts';
import type { WritableDb } from '../../../../../db/file/handles.ts';
import { listJourneys } from '../../../../../db/alpha-omega/journeys.ts';
import { NO_FILTER, totals } from '../../../../../db/alpha-omega/statistics.ts';
import {
  achievementsOf,
  gainsOf,
  gainsOfLatest,
  uncounted,
  wouldGain,
  type GameResult,
  type PilgrimResult,
} from '../../../../../engine/alpha-omega/index.ts';
import type { Achievements, Gains } from '../../../../shared/games/alpha-omega/api.ts';
import { PATIENCE } from '../statistics/patience.ts';
import { pilgrimResults } from './pilgrimages.ts';
import { reckonAll, resultsIn, resultsUnderWay } from './reckoning.ts';

/** All that achievements are reckoned from, up to now. */
function reckoned(db: WritableDb): {
  /** Of the games that are over. */
  readonly results: readonly GameResult[];
  /** Those and the Objectives that were achieved in games that go on. */
  readonly all: readonly GameResult[];
  readonly pilgrims: readonly PilgrimResult[];
} {
  reckonAll(db);
  const results = resultsIn(db);
  const fair = new Set(results.filter((one) => uncounted(one) === null).map(({ game }) => game));
  const pilgrims = listJourneys(db)
    .filter(({ kind }) => kind === 'pilgrimage')
    .flatMap((row) => pilgrimResults(db, row, (game) => fair.has(game)));
  return { results, all: [...results, ...resultsUnderWay(db)], pilgrims };
}

/** How far the people of this machine have come with each achievement, and what does not count towards them. */
export function achievementsIn(db: WritableDb): Achievements {
  const { results, all, pilgrims } = reckoned(db);
  const reasons = results.map(uncounted);
  const number = (reason: (typeof reasons)[number]): number => reasons.filter((one) => one === reason).length;
  return {
    progress: achievementsOf(all, pilgrims),
    counted: number(null),
    uncounted: {
      arranged: number('arranged'),
      copied: number('copied'),
      rewound: number('rewound'),
      nobody: number('nobody'),
    },
  };
}

/**
 * What a game gave to achievements, to the statistics and of cards that nobody had met; of one that goes on, what its latest
 * Objective gave to achievements and of such cards. Null where nothing is achieved, or where the outcome is not what comes of these rules. While
 * older games are still to be counted no card is said to be new.
 */
export function gainsIn(db: WritableDb, game: string): Gains | null {
  const { results, all, pilgrims } = reckoned(db);
  const result = results.find((one) => one.game === game);
  const until = performance.now() + PATIENCE;
  const left = countGames(db, () => performance.now() < until);
  const metBy = (read: typeof firstMetIn): readonly string[] => (left > 0 ? [] : read(db, game));
  if (result === undefined) return gainsUnderWay({ all, pilgrims }, game, metBy(firstMetUnderWay));
  const { games, won } = totals(db, NO_FILTER);
  return {
    uncounted: wouldGain(all, pilgrims, game) ? uncounted(result) : null,
    progress: gainsOf(all, pilgrims, game),
    firstMet: metBy(firstMetIn),
    ...{ games, won },
  };
}

/** Statistics count games that are over: an Objective on the way gives achievements, and cards that nobody had met. */
function gainsUnderWay(
  { all, pilgrims }: Pick<ReturnType<typeof reckoned>, 'all' | 'pilgrims'>,
  game: string,
  firstMet: readonly string[],
): Gains | null {
  const latest = all.findLast((one) => one.game === game);
  if (latest === undefined) return null;
  const progress = gainsOfLatest(all, pilgrims, game);
  return { uncounted: uncounted(latest), progress, firstMet, games: 0, won: 0 };
}
