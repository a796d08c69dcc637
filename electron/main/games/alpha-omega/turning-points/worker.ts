import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  alphaOmega,
  pivotalMoments,
  type AlphaOmega,
  type Catalogue,
  type PivotalEffort,
  type PivotalMoments,
  type Setup,
} from '../../../../../engine/alpha-omega/index.ts';
import { createMachine, retrace, type SessionRecord } from '../../../../../engine/index.ts';

/** A game whose choices are to be weighed. */
export interface PivotalJob {
  readonly content: Catalogue;
  readonly setup: Setup;
  readonly seed: string;
  readonly records: readonly SessionRecord[];
  readonly effort?: PivotalEffort;
}

/** What the worker says: how much is done, from 0 to 1, and at the end what it found. */
export type PivotalWord = { readonly done: number } | { readonly found: PivotalMoments };

/** Below everything that somebody waits for. */
const LOW = 10;
/** It says how far it is after so much more. */
const STRIDE = 0.01;

// Only on Linux is it the thread whose priority this is, and not the whole program's.
if (process.platform === 'linux') setPriority(LOW);

const say = (word: PivotalWord): void => parentPort?.postMessage(word);

const { content, setup, seed, records, effort } = workerData as PivotalJob;
const machine = createMachine<AlphaOmega>(alphaOmega, content);
const { history } = retrace(machine, { setup, seed, records });
// The same game is weighed the same way, whoever asks.
const work = pivotalMoments(machine, history, `pivotal ${seed}`, effort);
let said = 0;
for (let step = work.next(); ; step = work.next()) {
  if (step.done === true) {
    say({ found: step.value });
    break;
  }
  if (step.value - said < STRIDE) continue;
  said = step.value;
  say({ done: said });
}
