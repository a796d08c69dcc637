import { DamagedRowError, FailedReadError, storageCode } from '../../db/errors.ts';
import type { Reply } from '../shared/api.ts';
import type { Reporter } from './reports.ts';
import { messageOf, refuse } from './trouble.ts';

/**
 * Runs `work` and turns whatever it throws into a reply: the database's own failures into `unreadable`, `storage`
 * and `damagedSave`,
 * everything else into `defect` with a report. `about` gives what somebody needs to see the defect again.
 */
export function attempt<T>(report: Reporter, about: () => object, work: () => Reply<T>): Reply<T> {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedRowError) return refuse('damagedSave', error.message);
    const code = storageCode(error);
    if (code !== null) {
      const trouble = error instanceof FailedReadError ? 'unreadable' : 'storage';
      return refuse(trouble, `${code}: ${messageOf(error)}`);
    }
    return refuse('defect', `${messageOf(error)}; report: ${report('defect', error, contextOf(about))}`);
  }
}

function contextOf(about: () => object): object {
  try {
    return about();
  } catch (error) {
    return { context: messageOf(error) };
  }
}
