import { Worker } from 'node:worker_threads';
import { BEGUN, type Done, type Progress, type Task, type TaskOf } from './tasks.ts';

/** What a task may cost. */
export interface TaskLimits {
  /** In ms, from when the thread is there; none where nobody waits for it. */
  readonly time: number | null;
  /** Of its own objects, in MiB. */
  readonly memory: number;
}

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

/** Who wants to hear how far a task is, and may end it. */
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
    run: (task, limits) => {
      const done = run(task, limits);
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
  (task, { time, memory }, watch) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
      });
      let clock: NodeJS.Timeout | undefined;
      watch?.signal.addEventListener('abort', () => {
        reject(new StoppedError());
        void worker.terminate();
      });
      worker.on('message', (said: unknown) => {
        if (isProgress(said)) watch?.hear(said.progress);
        else if (said !== BEGUN) {
          resolve(said as Done[typeof task.task]);
        } else if (time !== null)
          clock = setTimeout(() => {
            reject(new TooMuchWorkError(`it took more than ${time} ms`));
            void worker.terminate();
          }, time);
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWorkError(error.message) : error);
      });
      worker.once('exit', () => {
        clearTimeout(clock);
        reject(new Error('the work ended without a word'));
      });
    });

const isProgress = (said: unknown): said is Progress =>
  typeof said === 'object' && said !== null && 'progress' in said;
