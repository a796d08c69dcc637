import {
  aspectsOf,
  eachAspect,
  mergeCoverage,
  neverMet,
  type Universe,
} from '../../engine/simulation/coverage.ts';
import type { Played } from '../../engine/simulation/record.ts';
import type { Covered, CoverTask } from './cover.ts';
import { openPool, type Work } from './pool.ts';
import { progressTo } from './progress.ts';
import type { Counted } from './run.ts';
import type { Extent } from './types.ts';

/**
 * After so many games it is looked what was not met yet, and the next games are about that. A fixed number, so that the same
 * games are played whatever the number of workers.
 */
const BATCH = 240;
const TASK = 8;

/** A plan of games that are to meet everything. */
export interface CoverPlan<Job, T, A extends string> {
  readonly work: Work<Job, CoverTask, Covered<T, A>>;
  /** All there is to be met. */
  readonly universe: Universe<A>;
  readonly nothing: T;
  readonly merge: (one: T, other: T) => T;
  /** What the next games are to be about. */
  readonly targetsFor: (missing: Universe<A>) => readonly string[];
}

/** Plays the exhaustive plan until everything was met, or `games` games were played. */
export async function coverAll<Job, T extends Played, A extends string>(
  plan: CoverPlan<Job, T, A>,
  job: Job,
  { games, workers, signal }: Extent,
): Promise<Counted<Covered<T, A>>> {
  const start = performance.now();
  const { universe, work } = plan;
  const together = mergerOf(plan);
  let covered = uncovered(plan);
  let missing = neverMet(covered.coverage, universe);
  const progress = progressTo(sizeOf(missing), 'things to meet');
  const pool = openPool({ work, job, workers, signal });
  try {
    for (let from = 0; from < games && sizeOf(missing) > 0 && !signal.aborted; from += BATCH) {
      const targets = plan.targetsFor(missing);
      await pool.run(batch({ from, to: Math.min(from + BATCH, games), targets }), (part) => {
        covered = together(covered, part);
      });
      const left = neverMet(covered.coverage, universe);
      progress.add(sizeOf(missing) - sizeOf(left));
      missing = left;
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  return { result: covered, interrupted: signal.aborted, seconds: (performance.now() - start) / 1000 };
}

function batch({ from, to, targets }: CoverTask): readonly CoverTask[] {
  return Array.from({ length: Math.ceil((to - from) / TASK) }, (_, task) => ({
    from: from + task * TASK,
    to: Math.min(from + (task + 1) * TASK, to),
    targets,
  }));
}

const uncovered = <Job, T, A extends string>({ universe, nothing }: CoverPlan<Job, T, A>): Covered<T, A> => ({
  coverage: eachAspect(aspectsOf(universe), () => ({})),
  tally: nothing,
  focus: {},
});

const mergerOf =
  <Job, T, A extends string>({ merge }: CoverPlan<Job, T, A>) =>
  (a: Covered<T, A>, b: Covered<T, A>): Covered<T, A> => ({
    coverage: mergeCoverage(a.coverage, b.coverage),
    tally: merge(a.tally, b.tally),
    focus: { ...a.focus, ...b.focus },
  });

const sizeOf = <A extends string>(missing: Universe<A>): number =>
  aspectsOf(missing).reduce((sum, aspect) => sum + missing[aspect].length, 0);
