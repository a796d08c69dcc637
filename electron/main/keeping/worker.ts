import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { makeBackup } from '../../../db/backups.ts';
import { handleOf } from '../../../db/handles.ts';
import { incomingFile } from './parcels/incoming.ts';
import { shrinkTask } from './reports/shrink-task.ts';
import { BEGUN, type Done, type Task, type TaskOf } from './tasks.ts';

/*
 * One task, done on a thread of its own: whoever asked for it may end the thread when it takes too long or needs too much.
 */

type Doers = { readonly [K in Task['task']]: (task: TaskOf<K>) => Done[K] };

const DOERS: Doers = {
  lookInto: ({ bytes, packs }) => incomingFile(Buffer.from(bytes), packs),
  backUp: ({ file, folder, reason, at }) => {
    const sqlite = new Database(file, { fileMustExist: true });
    try {
      return makeBackup(handleOf(sqlite), { folder, reason, now: new Date(at) });
    } finally {
      sqlite.close();
    }
  },
  shrink: (task) => shrinkTask(task, (progress) => parentPort?.postMessage({ progress })),
};

function run<K extends Task['task']>(task: TaskOf<K>): Done[K] {
  const doer = DOERS[task.task] as unknown as (given: TaskOf<K>) => Done[K];
  return doer(task);
}

parentPort?.postMessage(BEGUN);
parentPort?.postMessage(run(workerData as TaskOf<Task['task']>));
