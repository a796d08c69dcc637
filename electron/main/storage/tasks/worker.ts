import { parentPort, workerData } from 'node:worker_threads';
import { doTask } from './task-handlers.ts';
import { BEGUN, type Done, type Task, type TaskOf } from './tasks.ts';

/*
 * One task, done on a thread of its own: whoever asked for it may end the thread when it takes too long or needs too much.
 */

parentPort?.postMessage(BEGUN);
const done = doTask(workerData as TaskOf<Task['task']>, (progress) => parentPort?.postMessage({ progress }));
parentPort?.postMessage(done, goingBy(done));

/** Buffers that are handed over and not copied: they may be many times what anybody is shown. */
function goingBy(what: Done[Task['task']]): ArrayBuffer[] {
  if (!('value' in what) || what.value === null) return [];
  if ('kept' in what.value) return [what.value.kept.buffer];
  return 'bytes' in what.value ? [what.value.bytes.buffer] : [];
}
