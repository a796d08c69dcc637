import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job, Task } from './worker.ts';

/** Workers that play the games of one job, each in its own thread. */
export interface WorkerPool {
  /** Ends when all tasks are done or the pool was stopped; fails when a worker does. */
  readonly over: Promise<void>;
  stop(): Promise<void>;
}

/**
 * How many workers there are: on Linux one for each core, since they give way to whatever somebody waits for; elsewhere a
 * thread cannot, and one core is left free.
 */
export function poolSize(cores = availableParallelism(), platform = process.platform): number {
  return platform === 'linux' ? cores : Math.max(1, cores - 1);
}

interface Orders {
  readonly job: Job;
  readonly tasks: readonly Task[];
  readonly size: number;
  /** The script that a worker runs. */
  readonly script: URL;
  /** Called with each result as it comes, in no particular order. */
  readonly take: (done: Done) => void;
}

/** Sets a pool to work. Whoever starts one stops it, or waits until it is over. */
export function startPool({ job, tasks, size, script, take }: Orders): WorkerPool {
  const waiting = tasks.values();
  let left = tasks.length;
  const workers = Array.from(
    { length: Math.min(size, Math.max(1, tasks.length)) },
    () => new Worker(script, { workerData: job, name: 'deck doctor' }),
  );
  const dismiss = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const over = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const give = (worker: Worker): void => {
    const { value: task } = waiting.next();
    if (task) worker.postMessage(task);
  };
  for (const worker of workers) {
    worker.on('message', (done: Done) => {
      give(worker);
      take(done);
      left -= 1;
      if (left === 0) end();
    });
    worker.on('error', fail);
    // Two for each worker: one it does, one it has ready when that is done.
    give(worker);
    give(worker);
  }
  if (left === 0) end();
  const dismissed = async (): Promise<void> => {
    try {
      await over;
    } finally {
      await dismiss();
    }
  };
  return {
    over: dismissed(),
    stop: async () => {
      end();
      await dismiss();
    },
  };
}
