import type { OwnedDb } from '../../db/handles.ts';
import type { Library, Reply } from '../shared/api.ts';
import { alphaOmegaPlay } from './alpha-omega.ts';
import { attempt } from './attempt.ts';
import { shelve } from './catalogue.ts';
import { deckHandlers } from './decks/handlers.ts';
import type { SaveFile } from './files.ts';
import type { Handlers } from './ipc.ts';
import type { Places } from './places.ts';
import type { Reporter } from './reports.ts';
import type { SessionPorts } from './running.ts';
import { createSessions } from './sessions.ts';
import { tableHandlers, type TableDesk } from './table.ts';

/** What all parts of the program work with. */
export interface ProgramPorts extends SessionPorts {
  readonly db: OwnedDb;
  readonly places: Places;
  readonly report: Reporter;
  readonly settings: TableDesk['settings'];
  readonly saveFile: SaveFile;
}

/** The whole contract, each part answered by whoever keeps it. */
export function allHandlers(ports: ProgramPorts): Handlers {
  const { db, places, report, settings, clock } = ports;
  const shelf = shelve(db, places.packs, clock().toISOString());
  const library = (): Reply<Library> =>
    attempt(
      report,
      () => ({}),
      () => shelf.library(),
    );
  const sessions = createSessions(alphaOmegaPlay, ports);
  return { ...tableHandlers({ library, sessions, settings }), ...deckHandlers(ports) };
}
