import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBackups } from '../../../db/backups/backups.ts';
import { exchange, finishExchange, nameAside } from '../../../db/file/exchange.ts';
import { backupsOf, type OpenIssue } from '../../../db/file/open.ts';
import type { BackupLine, StorageApi, Reply, Trouble } from '../../shared/api.ts';
import { CHANNELS } from '../../shared/contract.ts';
import { attempt, attemptLater } from '../ipc/attempt.ts';
import type { Handlers, HandlersOf } from '../ipc/ipc.ts';
import type { Places } from '../system/places.ts';
import type { Reporter } from '../system/reports.ts';
import { refuse } from '../ipc/trouble.ts';
import type { Desktop } from './ports.ts';
import { UNHURRIED } from './tasks/run-task.ts';
import { reportsHandlers, type ReportPorts } from './reports/handlers.ts';

export interface TroublePorts {
  readonly places: Places;
  readonly report: Reporter;
  readonly clock: () => Date;
  readonly desktop: Pick<Desktop, 'showFolder' | 'restart'>;
  /** With which a report is made, also where no game can be looked at. */
  readonly reporting: Omit<ReportPorts, 'db' | 'places' | 'report' | 'clock'>;
  /** Why what was tried before was not done. */
  readonly failure: Trouble | null;
}

type Mending = Pick<HandlersOf<StorageApi>, 'startTrouble' | 'backups' | 'showFolder'> &
  Pick<StorageApi, 'mend'>;

/** Handlers for the window while the file of games cannot be opened: what is wrong, and what may mend it. */
export function troubleHandlers(issue: OpenIssue, ports: TroublePorts): Handlers {
  const { places, report, clock, reporting } = ports;
  const reports = reportsHandlers({ ...reporting, places, report, clock, db: null });
  return { ...closedHandlers('the file of games is not open'), ...reports, ...mending(issue, ports) };
}

/** Refuses whatever is asked, and says why. */
export function closedHandlers(why: string): Handlers {
  const closed = (): Reply<never> => refuse('unreadable', why);
  return Object.fromEntries(CHANNELS.map((channel) => [channel, closed])) as unknown as Handlers;
}

function mending(
  issue: OpenIssue,
  { places, report, clock, desktop, failure, reporting }: TroublePorts,
): Mending {
  const folder = backupsOf(places.games);
  const nothing = (): object => ({});
  const backups = (): readonly BackupLine[] =>
    listBackups(folder).map(({ file, at, reason, bytes }) => ({ file, at, reason, bytes }));
  const readied = (backup: string): Promise<Reply<null>> =>
    reporting.runTask({ task: 'readyBackup', games: places.games, backup }, UNHURRIED);
  return {
    startTrouble: () =>
      attempt(report, nothing, () => ({ ok: true, value: { ...issue, failure, backups: backups() } })),
    backups: () =>
      attempt(report, nothing, () => ({ ok: true, value: { backups: backups(), folder, failure: null } })),
    showFolder: (which) => {
      desktop.showFolder(which === 'backups' && existsSync(folder) ? folder : dirname(places.games));
      return { ok: true, value: null };
    },
    mend: ({ how, backup }) =>
      attemptLater(report, nothing, async () => {
        // What an end in between left undone is done first: it may be what is wrong.
        finishExchange(places.games);
        if (how === 'retry') {
          desktop.restart(() => undefined);
          return { ok: true, value: null };
        }
        const ready = how === 'backup' ? await readied(join(folder, backup ?? '')) : null;
        if (ready?.ok === false) return ready;
        desktop.restart(() => {
          const aside = nameAside(places.games, clock());
          exchange(places.games, { aside, isReady: ready !== null });
        });
        return { ok: true, value: null };
      }),
  };
}
