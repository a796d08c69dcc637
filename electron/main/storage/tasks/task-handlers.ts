import { makeBackup } from '../../../../db/backups/backups.ts';
import { joinDatabase } from '../../../../db/file/open.ts';
import { insideOf, mergedFrom, readyCopy } from '../backups/backup-work.ts';
import { examined } from '../transfer/incoming-work.ts';
import { packedUp } from '../transfer/packing-up.ts';
import { shrinkTask } from '../reports/shrink-task.ts';
import { takenIn } from '../transfer/taking-in.ts';
import type { Done, Progress, Task, TaskOf } from './tasks.ts';

/** Hears how far a task is. */
type Hear = (progress: Progress['progress']) => void;

type TaskHandlers = { readonly [K in Task['task']]: (task: TaskOf<K>, hear: Hear) => Done[K] };

const TASK_HANDLERS: TaskHandlers = {
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
  shrink: shrinkTask,
};

/** Does a task, here and now. */
export function doTask<K extends Task['task']>(task: TaskOf<K>, hear: Hear): Done[K] {
  const handler = TASK_HANDLERS[task.task] as unknown as (given: TaskOf<K>, hear: Hear) => Done[K];
  return handler(task, hear);
}
