import type { StorageApi } from '../../shared/storage/contract.ts';
import type { Handlers } from '../ipc/ipc.ts';
import { backupsHandlers } from './backups/backups.ts';
import { exportingHandlers } from './transfer/exporting.ts';
import { filesHandlers } from './transfer/files.ts';
import { packsHandlers } from './packs/packs.ts';
import type { StoragePorts } from './ports.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { sweepScratch } from './tasks/scratch.ts';
import { emptyOldTrash, savesHandlers } from './saves/saves.ts';

/** What is done once the window is there, when nobody waits. */
export interface AtStart {
  /** Empties what has lain in the trash long enough, and backs everything up. It never fails: who looks is told. */
  tidyUp(): Promise<void>;
}

/** Has something done when the file of games is closed. */
interface Ending {
  readonly atEnd: (work: () => void) => void;
}

/** Everything around what is kept: the games, files that come and go, packs and backups. */
export function storageHandlers(ports: StoragePorts & Ending): Pick<Handlers, keyof StorageApi> & AtStart {
  const { backUpAtStart, ...backups } = backupsHandlers(ports);
  const { emptyTrash, ...saves } = savesHandlers(ports);
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  ports.atEnd(() => {
    over.abort();
  });
  return {
    ...saves,
    // However early somebody throws away for good: it is in the backup of this start once more.
    emptyTrash: async () => {
      await backUpAtStart();
      return emptyTrash();
    },
    ...filesHandlers(ports),
    ...packsHandlers(ports),
    ...exportingHandlers(ports),
    ...reportsHandlers(ports),
    ...backups,
    // It is begun by a clock, which may ring, or its backup may be made, once the file is closed.
    tidyUp: async () => {
      if (isOver()) return;
      // Before the trash is emptied: what goes is in the backup once more.
      const isBackedUp = await backUpAtStart();
      if (isOver()) return;
      try {
        emptyOldTrash(ports, isBackedUp);
      } catch (error) {
        ports.report('trash', error);
      }
      sweepScratch();
    },
  };
}
