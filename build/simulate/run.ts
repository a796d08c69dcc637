import { tasksOf, type Range } from '../../engine/toolbox/ranges.ts';
import { openPool, type Work } from './pool.ts';
import { progressTo } from './progress.ts';
import type { Extent } from './types.ts';

/** What was counted, whether it is all that was wanted, and how long it took. */
export interface Counted<T> {
  readonly result: T;
  readonly interrupted: boolean;
  readonly seconds: number;
}

/** Work on ranges of games, and how what comes of them is put together. */
export interface Counting<Job, T> {
  readonly work: Work<Job, Range, T>;
  readonly job: Job;
  readonly nothing: T;
  readonly merge: (one: T, other: T) => T;
}

/** Plays games 0, 1, 2 … of a job on several workers and counts them together. */
export async function countAll<Job, T>(
  { work, job, nothing, merge }: Counting<Job, T>,
  { games, workers, signal }: Extent,
): Promise<Counted<T>> {
  const start = performance.now();
  const progress = progressTo(games, 'games');
  const pool = openPool({ work, job, workers, signal });
  let result = nothing;
  try {
    await pool.run(tasksOf({ from: 0, to: games }, workers), (part, { from, to }) => {
      result = merge(result, part);
      progress.add(to - from);
    });
  } finally {
    progress.stop();
    await pool.close();
  }
  return { result, interrupted: signal.aborted, seconds: (performance.now() - start) / 1000 };
}
