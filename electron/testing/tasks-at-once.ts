import { examined } from '../main/keeping/incoming-work.ts';
import { packedUp } from '../main/keeping/packing-up.ts';
import type { RunTask } from '../main/keeping/run-task.ts';
import { takenIn } from '../main/keeping/taking-in.ts';
import type { Task } from '../main/keeping/tasks.ts';

/** Makes files, looks into them and takes them without a thread of its own. */
export const atOnce = ((task: Task) => {
  if (task.task === 'lookInto') return Promise.resolve(examined(task));
  if (task.task === 'takeIn') return Promise.resolve(takenIn(task));
  if (task.task === 'packUp') return Promise.resolve(packedUp(task));
  throw new TypeError(`nobody asked to ${task.task}`);
}) as RunTask;
