import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from '../../../db/backups.ts';
import { joinDatabase } from '../../../db/open.ts';
import { insideOf, mergedFrom, readyCopy } from './backup-work.ts';
import { examined } from './incoming-work.ts';
import { packedUp } from './packing-up.ts';
import { shrinkTask } from './reports/shrink-task.ts';
import { takenIn } from './taking-in.ts';
import { BEGUN, type Done, type Task, type TaskOf } from './tasks.ts';

/*
 * One task, done on a thread of its own: whoever asked for it may end the thread when it takes too long or needs too much.
 */

type Doers = { readonly [K in Task['task']]: (task: TaskOf<K>) => Done[K] };

const DOERS: Doers = {
  lookInto: examined,
  takeIn: takenIn,
  packUp: packedUp,
  backUp: ({ file, folder, reason, at }) => {
    const db = joinDatabase(file);
    try {
      return makeBackup(db, { folder, reason, now: new Date(at) });
    } finally {
      db.close();
    }
  },
  lookIntoBackup: insideOf,
  readyBackup: readyCopy,
  mergeBackup: mergedFrom,
  shrink: (task) => shrinkTask(task, (progress) => parentPort?.postMessage({ progress })),
};

function run<K extends Task['task']>(task: TaskOf<K>): Done[K] {
  const doer = DOERS[task.task] as unknown as (given: TaskOf<K>) => Done[K];
  return doer(task);
}

parentPort?.postMessage(BEGUN);
const done = run(workerData as TaskOf<Task['task']>);
parentPort?.postMessage(done, goingBy(done));

/** What only goes by is handed over and not copied: it may be many times what anybody is shown of it. */
function goingBy(what: Done[Task['task']]): ArrayBuffer[] {
  if (!('value' in what) || what.value === null) return [];
  if ('kept' in what.value) return [what.value.kept.buffer];
  return 'bytes' in what.value ? [what.value.bytes.buffer] : [];
}
