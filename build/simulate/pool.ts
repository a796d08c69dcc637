import { setMaxListeners } from 'node:events';
import { Piscina } from 'piscina';

/** Work that is done on threads which all know the same job: the file that does it, and under which name. */
export interface Work<Job, Task, Result> {
  readonly file: URL;
  readonly name: string;
  /** Nobody calls it: it says what the file is told, and what comes back. */
  readonly does?: (task: Task, job: Job) => Result;
}

/** A pool of workers that all know the same job. */
export interface Pool<Task, Result> {
  /**
   * Has every task done, in no particular order.
   * @param take called with each result as it comes
   */
  run<T extends Task>(tasks: readonly T[], take: (result: Result, task: T) => void): Promise<void>;
  close(): Promise<void>;
}

interface Staff<Job, Task, Result> {
  readonly work: Work<Job, Task, Result>;
  readonly job: Job;
  readonly workers: number;
  /** Aborted, no more tasks are given out and those under way are given up. */
  readonly signal: AbortSignal;
}

/** Starts a pool. Whoever starts one closes it. */
export function openPool<Job, Task, Result>(staff: Staff<Job, Task, Result>): Pool<Task, Result> {
  const { work, job, workers, signal } = staff;
  // Every task under way listens to it, which on many cores looks like a leak.
  setMaxListeners(0, signal);
  const piscina = new Piscina<Task, Result>({
    filename: work.file.href,
    name: work.name,
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
