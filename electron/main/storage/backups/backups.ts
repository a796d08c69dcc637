import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupReason } from '../../../../db/backups/backup-names.ts';
import { listBackups } from '../../../../db/backups/backups.ts';
import { GoneFileError } from '../../../../db/file/errors.ts';
import { backupsOf } from '../../../../db/file/open.ts';
import type { BackupLine } from '../../../shared/storage/api.ts';
import type { StorageApi } from '../../../shared/storage/contract.ts';
import type { Reply, Trouble } from '../../../shared/reply.ts';
import { attempt, attemptLater } from '../../ipc/attempt.ts';
import type { HandlersOf } from '../../ipc/ipc.ts';
import { messageOf, refuse } from '../../ipc/trouble.ts';
import { onGames } from '../tasks/on-games.ts';
import type { StoragePorts } from '../ports.ts';
import { UNHURRIED } from '../tasks/run-task.ts';
import { wholeBackups, type WholeBackups } from './whole-backups.ts';

type Backups = Pick<HandlersOf<StorageApi>, 'backups' | 'showFolder' | 'startTrouble' | 'mend'> &
  Pick<StorageApi, 'backUp'> &
  WholeBackups;

/** Copies of everything that is kept: made, looked into, put back and merged. */
export function backupsHandlers(
  ports: StoragePorts,
): Backups & { readonly backUpAtStart: () => Promise<boolean> } {
  const { report, places, desktop } = ports;
  const folder = backupsOf(places.games);
  const runTask = onGames(ports);
  const nothing = (): object => ({});
  let failure: string | null = null;
  let atStart: Promise<boolean> | null = null;

  const make = async (reason: BackupReason): Promise<BackupLine> => {
    try {
      const at = ports.clock().toISOString();
      const made = await runTask({ task: 'backUp', file: places.games, folder, reason, at }, UNHURRIED);
      failure = null;
      return lineOf(made);
    } catch (error) {
      failure = messageOf(error);
      throw error;
    }
  };

  // Says whether there is one now. Nobody asked for it: whoever looks at the backups is told why there is none.
  const makeAtStart = (): Promise<boolean> =>
    make('start').then(
      () => true,
      (error: unknown) => {
        console.warn(`no backup was made: ${messageOf(error)}`);
        return false;
      },
    );

  return {
    // One a start, whoever needs it first.
    backUpAtStart: () => (atStart ??= makeAtStart()),
    backups: () =>
      attempt(report, nothing, () => ({
        ok: true,
        value: { backups: listBackups(folder).map(lineOf), folder, failure },
      })),
    backUp: () => attemptLater(report, nothing, async () => ({ ok: true, value: await make('hand') })),
    ...wholeBackups(ports),
    startTrouble: toldOnce(ports.failure),
    mend: ({ how }) => {
      if (how !== 'retry' || isInPlace(ports.db)) return refuse('rejected', 'nothingToMend');
      desktop.restart(() => undefined);
      return { ok: true, value: null };
    },
    showFolder: (which) => {
      desktop.showFolder(which === 'backups' && existsSync(folder) ? folder : join(places.games, '..'));
      return { ok: true, value: null };
    },
  };
}

/** Is the file that is open still there by its name? */
function isInPlace(db: StoragePorts['db']): boolean {
  try {
    db.assertInPlace();
    return true;
  } catch (error) {
    if (error instanceof GoneFileError) return false;
    throw error;
  }
}

/** The file of games is open; what was to be done with it before, and was not, is said to whoever asks first. */
function toldOnce(failure: Trouble | null): () => Reply<null> {
  let unheard = failure;
  return () => {
    const error = unheard;
    unheard = null;
    return error === null ? { ok: true, value: null } : { ok: false, error };
  };
}

const lineOf = ({ file, at, reason, bytes }: BackupLine): BackupLine => ({ file, at, reason, bytes });
