import { setMaxListeners } from 'node:events';
import { Piscina } from 'piscina';
import type { Tally } from '../../engine/alpha-omega/index.ts';
import { inRoot } from '../tools.ts';
import type { Range } from '../../engine/toolbox/ranges.ts';
import type * as cover from '../games/alpha-omega/simulate/cover-worker.ts';
import type { Tried } from '../../engine/alpha-omega/testing/laws/try-laws.ts';
import type * as laws from '../games/alpha-omega/laws/laws-worker.ts';
import type * as simulate from '../games/alpha-omega/simulate/worker.ts';

/** The kinds of work there are, and which file does each. */
const FILES = {
  simulate: 'simulate/worker.ts',
  cover: 'simulate/cover-worker.ts',
  laws: 'laws/laws-worker.ts',
} as const;

interface Works {
  readonly simulate: { readonly job: simulate.Job; readonly task: Range; readonly result: Tally };
  readonly cover: { readonly job: cover.Job; readonly task: cover.Task; readonly result: cover.Covered };
  readonly laws: { readonly job: laws.Job; readonly task: Range; readonly result: Tried };
}

/** A pool of workers that all know the same job. */
export interface Pool<W extends keyof Works> {
  /**
   * Has every task done, in no particular order.
   * @param take called with each result as it comes
   */
  run(
    tasks: readonly Works[W]['task'][],
    take: (result: Works[W]['result'], task: Works[W]['task']) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

interface Staff<W extends keyof Works> {
  readonly work: W;
  readonly job: Works[W]['job'];
  readonly workers: number;
  /** Aborted, no more tasks are given out and those under way are given up. */
  readonly signal: AbortSignal;
}

/** Starts a pool. Whoever starts one closes it. */
export function openPool<W extends keyof Works>(staff: Staff<W>): Pool<W> {
  const { work, job, workers, signal } = staff;
  // Every task under way listens to it, which on many cores looks like a leak.
  setMaxListeners(0, signal);
  const piscina = new Piscina<Works[W]['task'], Works[W]['result']>({
    filename: inRoot('build/games/alpha-omega', FILES[work]),
    name: work,
    workerData: job,
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    async run(tasks, take) {
      const waiting = tasks.values();
      const keepAtIt = async (): Promise<void> => {
        for (const task of waiting) {
          const result = await doneOrGivenUp(piscina.run(task, { signal }), signal);
          if (result === null) return;
          take(result, task);
        }
      };
      // Two for each worker: one it does, one it has ready when that is done.
      await Promise.all(Array.from({ length: workers * 2 }, keepAtIt));
    },
    close: () => piscina.destroy(),
  };
}

/** A task's result, or null where the run was broken off first. */
async function doneOrGivenUp<T>(task: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await task;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
