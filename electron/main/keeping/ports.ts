import type { OwnedDb } from '../../../db/handles.ts';
import type { AlphaOmega, ToldEvent } from '../../../engine/index.ts';
import type { OpenGame } from '../../shared/api.ts';
import type { CatalogueShelf } from '../catalogue.ts';
import type { SaveFile } from '../files.ts';
import type { Places } from '../places.ts';
import type { Reporter } from '../reports.ts';
import type { Sessions } from '../sessions.ts';
import type { RunTask } from './run-task.ts';

/** What the keeping asks of the system around it. */
export interface Desktop {
  /** Shows a folder in the system's own way. */
  showFolder(folder: string): void;
  /** Files that the program was asked to open since it was last asked this. */
  filesToOpen(): readonly string[];
  /**
   * Closes the file of games, does something with it, and begins the program anew on what is there then, once what was
   * asked is answered.
   */
  beginAnew(work: () => void): void;
}

export interface KeepingPorts {
  readonly db: OwnedDb;
  readonly places: Places;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly report: Reporter;
  readonly desktop: Desktop;
  readonly runTask: RunTask;
  readonly saveFile: SaveFile;
  /** The version of this program. */
  readonly program: string;
  readonly sessions: Sessions<AlphaOmega, ToldEvent, OpenGame['cards'][number]>;
  readonly shelf: CatalogueShelf;
}
