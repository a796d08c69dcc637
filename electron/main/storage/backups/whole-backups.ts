import { join } from 'node:path';
import { exchange } from '../../../../db/file/exchange.ts';
import { backupsOf } from '../../../../db/file/open.ts';
import type { StorageApi } from '../../../shared/storage/contract.ts';
import type { Reply } from '../../../shared/reply.ts';
import { attemptLater } from '../../ipc/attempt.ts';
import { refuse } from '../../ipc/trouble.ts';
import { onGames } from '../tasks/on-games.ts';
import type { StoragePorts } from '../ports.ts';
import { UNHURRIED } from '../tasks/run-task.ts';

export type WholeBackups = Pick<StorageApi, 'lookIntoBackup' | 'mergeBackup' | 'restoreBackup'>;

type Ports = Pick<StoragePorts, 'db' | 'places' | 'clock' | 'desktop' | 'runTask' | 'report'> & {
  readonly sessions: Pick<StoragePorts['sessions'], 'forgetAll'>;
};

/**
 * What is done with a whole backup, beside the program. One after the other: a copy that is looked into lies in one place.
 * Once one is put back nothing more is done, as nobody would find it again.
 */
export function wholeBackups({ db, places, clock, desktop, runTask, report, sessions }: Ports): WholeBackups {
  const { games } = places;
  const folder = backupsOf(games);
  const inPlace = onGames({ db, runTask });
  let last: Promise<unknown> = Promise.resolve();
  let isLeaving = false;
  const inTurn = <T>(work: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    const turn = async (): Promise<Reply<T>> =>
      isLeaving ? refuse('unreadable', 'the program is being begun anew') : work();
    const done = last.then(() => attemptLater(report, () => ({}), turn));
    last = done;
    return done;
  };
  return {
    lookIntoBackup: (file) =>
      inTurn(async () => {
        const task = { task: 'lookIntoBackup', games, backup: join(folder, file) } as const;
        const read = await inPlace(task, UNHURRIED);
        return read.ok ? { ok: true, value: { file, ...read.value } } : read;
      }),
    mergeBackup: (file) =>
      inTurn(async () => {
        const [backup, at] = [join(folder, file), clock().toISOString()];
        const merged = await inPlace({ task: 'mergeBackup', games, backup, folder, at }, UNHURRIED);
        sessions.forgetAll();
        return merged;
      }),
    restoreBackup: (file) =>
      inTurn(async () => {
        const backup = join(folder, file);
        const ready = await inPlace({ task: 'readyBackup', games, backup }, UNHURRIED);
        if (!ready.ok) return ready;
        isLeaving = true;
        desktop.restart(async () => {
          // Once the program has closed the file, so that nothing can be added to it any more, it becomes a backup itself.
          const at = clock().toISOString();
          await runTask({ task: 'backUp', file: games, folder, reason: 'restore', at }, UNHURRIED);
          exchange(games, { aside: null, isReady: true });
        });
        return ready;
      }),
  };
}
