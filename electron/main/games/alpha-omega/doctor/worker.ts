import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Range } from '../../../../../engine/toolbox/ranges.ts';
import {
  runGames,
  type Run,
  type RunGames,
} from '../../../../../engine/alpha-omega/beyond/simulation/run-games.ts';
import { alphaOmega, type AlphaOmega, type Catalogue } from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, InvariantError } from '../../../../../engine/index.ts';

/** What a worker plays all its life. */
export interface Job {
  readonly content: Catalogue;
  /** The decks that are asked about, and those they are compared with. */
  readonly runs: readonly Run[];
}

/** Some games of one of the runs. */
export interface Task extends Range {
  readonly run: number;
}

/** What became of a task. */
export interface Done extends RunGames {
  readonly task: Task;
}

/** Below everything that somebody waits for. */
const LOW = 10;

// Only on Linux is it the thread whose priority this is, and not the whole program's.
if (process.platform === 'linux') setPriority(LOW);

const { content, runs } = workerData as Job;
const machine = createMachine<AlphaOmega>(alphaOmega, content);

parentPort?.on('message', (task: Task) => {
  const run = runs[task.run];
  if (!run) throw new InvariantError('there is no such run', task);
  parentPort?.postMessage({ task, ...runGames(machine, run, task) } satisfies Done);
});
