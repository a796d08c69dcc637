import { DamagedRowError, FailedReadError, storageCode } from '../../../db/file/errors.ts';
import { storageCause } from '../../../db/file/storage-cause.ts';
import type { Reply } from '../../shared/api.ts';
import type { Reporter } from '../system/reports.ts';
import { messageOf, refuse, type Refusal } from './trouble.ts';

/**
 * Runs `work` and turns whatever it throws into a reply: the database's own failures into `unreadable`, `storage`
 * and `damagedSave`,
 * everything else into `defect` with a report. `about` gives what somebody needs to see the defect again.
 */
export function attempt<T>(report: Reporter, about: () => object, work: () => Reply<T>): Reply<T> {
  try {
    return work();
  } catch (error) {
    return failed(report, about, error);
  }
}

/** As {@link attempt}, for work that is promised. */
export async function attemptLater<T>(
  report: Reporter,
  about: () => object,
  work: () => Promise<Reply<T>>,
): Promise<Reply<T>> {
  try {
    return await work();
  } catch (error) {
    return failed(report, about, error);
  }
}

function failed(report: Reporter, about: () => object, error: unknown): Refusal {
  if (error instanceof DamagedRowError) return refuse('damagedSave', error.message);
  const code = storageCode(error);
  if (code !== null) {
    const trouble = error instanceof FailedReadError ? 'unreadable' : 'storage';
    const { error: said } = refuse(trouble, `${code}: ${messageOf(error)}`);
    return { ok: false, error: { ...said, cause: storageCause(code) } };
  }
  return refuse('defect', `${messageOf(error)}; report: ${report('defect', error, contextOf(about))}`);
}

function contextOf(about: () => object): object {
  try {
    return about();
  } catch (error) {
    return { context: messageOf(error) };
  }
}
