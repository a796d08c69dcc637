import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkWhole, listBackups } from '../../../db/backups.ts';
import { backupsOf, openDatabase, type OpenIssue } from '../../../db/open.ts';
import { CHANNELS, type BackupLine, type KeepingApi, type Reply } from '../../shared/api.ts';
import { attempt } from '../attempt.ts';
import type { Handlers, HandlersOf } from '../ipc.ts';
import type { Places } from '../places.ts';
import type { Reporter } from '../reports.ts';
import { refuse } from '../trouble.ts';
import type { Desktop } from './ports.ts';
import { reportsHandlers, type ReportPorts } from './reports/handlers.ts';

export interface TroublePorts {
  readonly places: Places;
  readonly report: Reporter;
  readonly clock: () => Date;
  readonly desktop: Pick<Desktop, 'showFolder' | 'beginAnew'>;
  /** With which a report is made, also where no game can be looked at. */
  readonly reporting: Omit<ReportPorts, 'db' | 'places' | 'report' | 'clock'>;
}

type Mending = Pick<HandlersOf<KeepingApi>, 'startTrouble' | 'mend' | 'backups' | 'showFolder'>;

/** What the window may ask while the file of games cannot be opened: what is wrong, and what may mend it. */
export function troubleHandlers(issue: OpenIssue, ports: TroublePorts): Handlers {
  const closed = (): Reply<never> => refuse('unreadable', 'the file of games is not open');
  const all = Object.fromEntries(CHANNELS.map((channel) => [channel, closed])) as unknown as Handlers;
  const { places, report, clock, reporting } = ports;
  const reports = reportsHandlers({ ...reporting, places, report, clock, db: null });
  return { ...all, ...reports, ...mending(issue, ports) };
}

function mending(issue: OpenIssue, { places, report, clock, desktop }: TroublePorts): Mending {
  const folder = backupsOf(places.games);
  const nothing = (): object => ({});
  const backups = (): readonly BackupLine[] =>
    listBackups(folder).map(({ file, at, reason, bytes }) => ({ file, at, reason, bytes }));
  return {
    startTrouble: () =>
      attempt(report, nothing, () => ({ ok: true, value: { ...issue, backups: backups() } })),
    backups: () =>
      attempt(report, nothing, () => ({ ok: true, value: { backups: backups(), folder, failure: null } })),
    showFolder: (which) => {
      desktop.showFolder(which === 'backups' && existsSync(folder) ? folder : dirname(places.games));
      return { ok: true, value: null };
    },
    mend: ({ how, backup }) =>
      attempt(report, nothing, () => {
        if (how === 'retry') desktop.beginAnew(() => undefined);
        else if (how === 'fresh')
          desktop.beginAnew(() => {
            putAside(places.games, clock());
          });
        else {
          const ready = readyCopy(places.games, join(folder, backup ?? ''));
          if (!ready.ok) return ready;
          desktop.beginAnew(() => {
            putAside(places.games, clock());
            putInPlace(ready.value, places.games);
          });
        }
        return { ok: true, value: null };
      }),
  };
}

/** A backup beside the file of games, looked at and brought to the tables of now. */
export function readyCopy(games: string, backup: string): Reply<string> {
  const copy = `${games}.ready`;
  removeDatabase(copy);
  if (!existsSync(backup)) return refuse('rejected', 'noSuchBackup');
  try {
    copyFileSync(backup, copy);
    const opened = openDatabase(copy, undefined, null);
    if (!opened.ok) {
      removeDatabase(copy);
      return refuse('damagedSave', `${opened.error.code}: ${opened.error.detail}`);
    }
    opened.value.close();
    checkWhole(copy);
    return { ok: true, value: copy };
  } catch (error) {
    removeDatabase(copy);
    throw error;
  }
}

/** Deletes a database with what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const each of beside(file)) rmSync(each, { force: true });
}

/** Gives a copy that was made ready the place of the file of games, where nothing is any more. */
export function putInPlace(copy: string, games: string): void {
  removeDatabase(games);
  renameSync(copy, games);
  // What looking at it left beside it would be taken for its own another time.
  removeDatabase(copy);
}

const beside = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/** Gives a file that cannot be opened another name, with what SQLite keeps beside it: nothing of it is lost. */
function putAside(file: string, now: Date): void {
  const stem = basename(file, '.sqlite');
  const aside = join(dirname(file), `${stem}.put-aside-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  for (const each of beside(file)) if (existsSync(each)) renameSync(each, each.replace(file, aside));
}
