import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupReason } from '../../../db/backup-names.ts';
import { listBackups, makeBackup } from '../../../db/backups.ts';
import { DamagedRowError } from '../../../db/errors.ts';
import { exchange, removeDatabase } from '../../../db/exchange.ts';
import { compared, mergeOther, withOther, type GameDifference } from '../../../db/merge.ts';
import { backupsOf, openDatabase } from '../../../db/open.ts';
import type { BackupInside, BackupLine, Difference, KeepingApi } from '../../shared/keeping/api.ts';
import type { Reply, Trouble } from '../../shared/reply.ts';
import { alphaOmegaPlay } from '../alpha-omega.ts';
import { attempt, attemptLater } from '../attempt.ts';
import type { HandlersOf } from '../ipc.ts';
import { messageOf, refuse } from '../trouble.ts';
import type { KeepingPorts } from './ports.ts';
import { readyCopy } from './start-trouble.ts';

type Backups = Pick<
  HandlersOf<KeepingApi>,
  'backups' | 'lookIntoBackup' | 'restoreBackup' | 'mergeBackup' | 'showFolder' | 'startTrouble' | 'mend'
> &
  Pick<KeepingApi, 'backUp'>;

const MEMORY = 256;

/** Copies of everything that is kept: made, looked into, put back and merged. */
export function backupsHandlers(
  ports: KeepingPorts,
): Backups & { readonly backUpAtStart: () => Promise<boolean> } {
  const { report, places, desktop } = ports;
  const folder = backupsOf(places.games);
  const nothing = (): object => ({});
  let failure: string | null = null;
  let atStart: Promise<boolean> | null = null;

  const make = async (reason: BackupReason): Promise<BackupLine> => {
    try {
      const at = ports.clock().toISOString();
      const made = await ports.runTask(
        { task: 'backUp', file: places.games, folder, reason, at },
        { time: null, memory: MEMORY },
      );
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
    lookIntoBackup: (file) =>
      attempt(report, nothing, () =>
        withBackup(ports, file, () => ({ ok: true, value: insideOf(ports, file) })),
      ),
    mergeBackup: (file) =>
      attempt(report, nothing, () =>
        withBackup(ports, file, () => {
          makeBackup(ports.db, { folder, reason: 'merge', now: ports.clock() });
          const merged = mergeOther(ports.db, ports.newId);
          ports.sessions.forgetAll();
          return { ok: true, value: merged };
        }),
      ),
    restoreBackup: (file) => attempt(report, nothing, () => restore(ports, file)),
    startTrouble: toldOnce(ports.failure),
    mend: () => refuse('rejected', 'nothingToMend'),
    showFolder: (which) => {
      desktop.showFolder(which === 'backups' && existsSync(folder) ? folder : join(places.games, '..'));
      return { ok: true, value: null };
    },
  };
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

/** Does something while a backup is attached, and lets its copy go. */
function withBackup<T>(ports: KeepingPorts, file: string, work: () => Reply<T>): Reply<T> {
  const copy = readyCopy(ports.places.games, join(backupsOf(ports.places.games), file));
  if (!copy.ok) return copy;
  try {
    return withOther(ports.db, copy.value, work);
  } finally {
    removeDatabase(copy.value);
  }
}

function insideOf({ db }: KeepingPorts, file: string): BackupInside {
  const { games, differences, additions } = compared(db);
  return { file, games, differences: differences.map((each) => told(db, each)), additions };
}

/** A difference with what people know the game by. */
function told(db: KeepingPorts['db'], difference: GameDifference): Difference {
  const row = db.get(
    difference.here === null
      ? 'SELECT setup, seating FROM other.games WHERE id = ?'
      : 'SELECT setup, seating FROM main.games WHERE id = ?',
    difference.id,
  );
  const setup = alphaOmegaPlay.readSetup(JSON.parse(String(row?.['setup'] ?? 'null')));
  return {
    ...difference,
    objective: setup.ok ? setup.value.objective : null,
    seats: setup.ok ? alphaOmegaPlay.names(setup.value) : [],
  };
}

/**
 * Puts a backup in the place of the file of games, made ready beside it. Once the program has closed the file, so that
 * nothing can be added to it any more, what is there becomes a backup itself, and only then one takes the place of the other.
 */
function restore({ places, clock, desktop }: KeepingPorts, file: string): Reply<null> {
  const copy = readyCopy(places.games, join(backupsOf(places.games), file));
  if (!copy.ok) return copy;
  desktop.beginAnew(() => {
    backUpClosed(places.games, clock());
    exchange(places.games, { aside: null, isReady: true });
  });
  return { ok: true, value: null };
}

function backUpClosed(games: string, now: Date): void {
  const opened = openDatabase(games);
  if (!opened.ok) throw new DamagedRowError(`${opened.error.code}: ${opened.error.detail}`);
  try {
    makeBackup(opened.value, { folder: backupsOf(games), reason: 'restore', now });
  } finally {
    opened.value.close();
  }
}
