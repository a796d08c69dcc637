import type { StoragePorts } from '../ports.ts';
import type { RunTask } from './run-task.ts';

/**
 * Runs tasks with the file of games that is open. A task opens it by its name, and would find another one or none once it was
 * deleted or moved: then it is not begun, and what was done when that is noticed is not said to be done.
 */
export const onGames =
  ({ db, runTask }: Pick<StoragePorts, 'db' | 'runTask'>): RunTask =>
  async (task, limits, watch) => {
    db.assertInPlace();
    try {
      return await runTask(task, limits, watch);
    } finally {
      // Whatever went wrong meanwhile, that it is gone is why.
      db.assertInPlace();
    }
  };
