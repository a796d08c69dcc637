import { merge, NOTHING, type Tally } from '../../engine/alpha-omega/index.ts';
import { openPool } from './pool.ts';
import { progressTo } from './progress.ts';
import { tasksOf } from '../../engine/toolbox/ranges.ts';
import type { Job } from '../games/alpha-omega/simulate/worker.ts';

/** What was counted, whether it is all that was wanted, and how long it took. */
export interface Counted<T> {
  readonly result: T;
  readonly interrupted: boolean;
  readonly seconds: number;
}

export interface Extent {
  readonly games: number;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/** Plays games 0, 1, 2 … of a job on several workers and counts them together. */
export async function simulateAll(job: Job, { games, workers, signal }: Extent): Promise<Counted<Tally>> {
  const start = performance.now();
  const progress = progressTo(games, 'games');
  const pool = openPool({ work: 'simulate', job, workers, signal });
  let tally = NOTHING;
  try {
    await pool.run(tasksOf({ from: 0, to: games }, workers), (part, { from, to }) => {
      tally = merge(tally, part);
      progress.add(to - from);
    });
  } finally {
    progress.stop();
    await pool.close();
  }
  const seconds = (performance.now() - start) / 1000;
  return { result: tally, interrupted: signal.aborted, seconds };
}
