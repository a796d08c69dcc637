import type { OwnedDb } from '../../../db/file/handles.ts';
import type { Trouble } from '../../shared/api.ts';
import type { Restart } from '../system/restart.ts';
import type { AnySessions } from '../games/hosted-games.ts';
import type { SaveFile } from '../system/files.ts';
import type { Places } from '../system/places.ts';
import type { Reporter } from '../system/reports.ts';
import type { RunTask } from './tasks/run-task.ts';

/** The desktop around the program, as storage needs it. */
export interface Desktop {
  /** Shows a folder in the system's own way. */
  showFolder(folder: string): void;
  /** Files that the program was asked to open since it was last asked this. */
  filesToOpen(): readonly string[];
  /** Begins the program anew, once what was asked is answered; until then every other call is refused. */
  readonly restart: Restart;
}

export interface StoragePorts {
  readonly db: OwnedDb;
  readonly places: Places;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly report: Reporter;
  readonly desktop: Desktop;
  readonly runTask: RunTask;
  /** Why what was to be done with the file of games before was not done. */
  readonly failure: Trouble | null;
  readonly saveFile: SaveFile;
  /** The version of this program. */
  readonly program: string;
  /** The sessions of all games. */
  readonly sessions: AnySessions;
  /** Has the packs read anew, after one came or went. */
  readonly packsChanged: () => void;
}
