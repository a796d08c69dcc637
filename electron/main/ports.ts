import type { OwnedDb } from '../../db/file/handles.ts';
import type { StoragePorts } from './storage/ports.ts';
import type { RunTask } from './storage/tasks/run-task.ts';
import type { SessionPorts } from './sessions/running.ts';
import type { TableDeps } from './sessions/handlers.ts';
import type { SaveFile } from './system/files.ts';
import type { Places } from './system/places.ts';
import type { Reporter } from './system/reports.ts';
import type { WindowDeps } from './window/handlers.ts';

/** Ports of the program: the dependencies that all its parts share. */
export interface ProgramPorts extends SessionPorts {
  readonly db: OwnedDb;
  readonly places: Places;
  readonly report: Reporter;
  readonly settings: TableDeps['settings'];
  readonly saveFile: SaveFile;
  readonly desktop: StoragePorts['desktop'];
  readonly failure: StoragePorts['failure'];
  readonly runTask: RunTask;
  readonly window: WindowDeps;
  /** The version of this program. */
  readonly program: string;
  /** Has something done when the program ends. */
  readonly atEnd: (work: () => void) => void;
}
