import { Worker } from 'node:worker_threads';
import { SqliteError } from 'better-sqlite3';
import { DamagedRowError, FailedReadError } from '../../../../db/file/errors.ts';
import { BEGUN, type Done, type Progress, type Task, type TaskOf } from './tasks.ts';

/** Limits of a task. */
export interface TaskLimits {
  /**
   * Of the processor, in ms, from when the thread is there; none where nobody waits for it. Not of the clock: how long that
   * takes is up to whatever else the computer does.
   */
  readonly work: number | null;
  /** Its memory limit, in MiB. */
  readonly memory: number;
}

/** For work on everything that is kept: nobody knows how large it has grown in years. */
export const UNHURRIED: TaskLimits = { work: null, memory: 512 };

/** A task took longer or needed more than it may. */
export class TooMuchWorkError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'TooMuchWorkError';
  }
}

/** Does work beside the program. */
export type RunTask = <K extends Task['task']>(
  task: TaskOf<K>,
  limits: TaskLimits,
  watch?: Watch,
) => Promise<Done[K]>;

/** A watch over a task: hears its progress, and may end it. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly hear: (progress: Progress['progress']) => void;
}

/** A task was ended by whoever wanted it. */
export class StoppedError extends Error {
  constructor() {
    super('the work was stopped');
    this.name = 'StoppedError';
  }
}

/** Does work beside the program, and knows what is being done. */
export interface Tasks {
  readonly run: RunTask;
  /** Resolves once nothing is being done. */
  settled(): Promise<void>;
}

/**
 * Does each task on a thread of its own.
 * @param file the program of such a thread
 */
export function tasksOf(file: string): Tasks {
  const underWay = new Set<Promise<unknown>>();
  const run = taskRunner(file);
  return {
    run: (task, limits, watch) => {
      const done = run(task, limits, watch);
      const ended = done.then(
        () => undefined,
        () => undefined,
      );
      underWay.add(ended);
      void ended.then(() => underWay.delete(ended));
      return done;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/**
 * Does each task on a thread of its own.
 * @param file the program of such a thread
 */
export const taskRunner =
  (file: string): RunTask =>
  (task, { work, memory }, watch) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
      });
      // A thread that is ended while it is only being made takes the whole program with it.
      const isThere = new Promise((there) => {
        for (const event of ['online', 'error', 'exit']) worker.once(event, there);
      });
      const end = (why: Error): void => {
        reject(why);
        void isThere.then(() => worker.terminate());
      };
      let unwatch = (): void => undefined;
      const stop = (): void => {
        end(new StoppedError());
      };
      if (watch?.signal.aborted === true) stop();
      watch?.signal.addEventListener('abort', stop, { once: true });
      worker.on('message', (said: unknown) => {
        if (isProgress(said)) watch?.hear(said.progress);
        else if (said !== BEGUN) {
          resolve(said as Done[typeof task.task]);
        } else if (work !== null)
          unwatch = watchWork(worker, work, () => {
            end(new TooMuchWorkError(`it took more than ${work} ms of the processor`));
          });
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(thrownThere(error));
      });
      worker.once('exit', () => {
        unwatch();
        watch?.signal.removeEventListener('abort', stop);
        reject(new Error('the work ended without a word'));
      });
    });

/** So often it is looked at how much a thread has worked, in ms. */
const LOOKS = 100;

/** Watches what a thread needs of the processor from now on. @returns what ends the watching */
function watchWork(worker: Worker, most: number, isTooMuch: () => void): () => void {
  const before = worker.cpuUsage();
  const look = async (): Promise<void> => {
    const [begun, now] = await Promise.all([before, worker.cpuUsage()]);
    if ((now.user + now.system - begun.user - begun.system) / 1000 > most) isTooMuch();
  };
  // A thread that is over can no longer be asked, and has no need to be.
  const clock = setInterval(() => void look().catch(() => undefined), LOOKS);
  before.catch(() => undefined);
  return () => {
    clearInterval(clock);
  };
}

/** An error as it was thrown on the other thread: on its way it keeps what it says, and loses of what kind it is. */
function thrownThere(error: NodeJS.ErrnoException): Error {
  const { name, message, code = '' } = error;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TooMuchWorkError(message);
  if (name === 'DamagedRowError') return new DamagedRowError(message);
  if (name === 'FailedReadError') return new FailedReadError(code, error);
  return name === 'SqliteError' ? new SqliteError(message, code) : error;
}

const isProgress = (said: unknown): said is Progress =>
  typeof said === 'object' && said !== null && 'progress' in said;
