import { parentPort, workerData } from 'node:worker_threads';
import { reporterTo } from '../../system/reports.ts';
import { looked, NOTHING_SEEN } from './beats.ts';
import { mainStack } from './main-stack.ts';
import type { Orders } from './watchdog.ts';

/* The thread that watches over the main one: see watchdog.ts. */

const { beats, reports, every, patience } = workerData as Orders;
const count = new Int32Array(beats);
const report = reporterTo(reports, () => new Date());
let seen = NOTHING_SEEN;

setInterval(() => {
  const look = looked(seen, Atomics.load(count, 0), patience);
  ({ seen } = look);
  if (!look.isStalled) return;
  void mainStack().then((stack) => {
    const error = new Error(`the main process stood still for ${String((every * patience) / 1000)} s`);
    error.stack = stack;
    report('stalled', error);
  });
}, every);
parentPort?.postMessage('watching');
