import { pathToFileURL } from 'node:url';
import type { OwnedDb } from '../../db/file/handles.ts';
import type { DoctorApi, Library, Reply } from '../shared/api.ts';
import { alphaOmegaPlay } from './games/alpha-omega/play.ts';
import { attempt } from './ipc/attempt.ts';
import { cardsHandlers } from './games/alpha-omega/cards/handlers.ts';
import { checkedOnce } from './games/alpha-omega/checked-packs.ts';
import { shelve } from './games/alpha-omega/catalogue.ts';
import { shownIn } from './games/alpha-omega/cards/shown-cards.ts';
import { deckHandlers } from './games/alpha-omega/decks/handlers.ts';
import { dealing, withLists } from './games/alpha-omega/decks/playing.ts';
import type { SaveFile } from './system/files.ts';
import { stockOn } from './games/alpha-omega/decks/content.ts';
import { doctorHandlers } from './games/alpha-omega/doctor/handlers.ts';
import { pastDecks } from './games/alpha-omega/doctor/past.ts';
import { openPractice } from './games/alpha-omega/doctor/practice.ts';
import { teamsOn } from './games/alpha-omega/doctor/teams.ts';
import type { Handlers, HandlersOf } from './ipc/ipc.ts';
import { journeysOver, tellingEnds } from './games/alpha-omega/journeys/over.ts';
import { keepingHandlers, type AtStart } from './keeping/handlers.ts';
import { mendPacks } from './keeping/installed-packs.ts';
import type { KeepingPorts } from './keeping/ports.ts';
import type { RunTask } from './keeping/run-task.ts';
import type { Places } from './system/places.ts';
import type { Reporter } from './system/reports.ts';
import { replaysHandlers } from './replays/handlers.ts';
import { openSearches } from './games/alpha-omega/turning-points/search.ts';
import type { SessionPorts } from './sessions/running.ts';
import { createSessions } from './sessions/sessions.ts';
import { statisticsHandlers } from './games/alpha-omega/statistics/handlers.ts';
import { tableHandlers, type TableDesk } from './sessions/handlers.ts';
import { thinkingHandlers } from './sessions/thinking.ts';
import { windowHandlers, type WindowDesk } from './window/handlers.ts';

/** What all parts of the program work with. */
export interface ProgramPorts extends SessionPorts {
  readonly db: OwnedDb;
  readonly places: Places;
  readonly report: Reporter;
  readonly settings: TableDesk['settings'];
  readonly saveFile: SaveFile;
  readonly desktop: KeepingPorts['desktop'];
  readonly failure: KeepingPorts['failure'];
  readonly runTask: RunTask;
  readonly window: WindowDesk;
  /** The version of this program. */
  readonly program: string;
  /** Has something done when the program ends. */
  readonly atEnd: (work: () => void) => void;
}

/** The whole contract, each part answered by whoever keeps it. */
export function allHandlers(ports: ProgramPorts): Handlers & AtStart {
  const { db, places, report, settings, clock, runTask } = ports;
  mended(places, report);
  const shelf = shelve(db, places.packs, clock().toISOString(), {
    own: places.ownPacks,
    // Whoever develops the program changes it while it runs.
    ...(places.isDevelopment ? {} : { load: checkedOnce(places.checked) }),
  });
  const library = (): Reply<Library> =>
    attempt(
      report,
      () => ({}),
      () => shelf.library(),
    );
  const sessions = dealing(createSessions(alphaOmegaPlay, ports), withLists(db, stockOn(db)));
  const searches = openSearches(pathToFileURL(places.pivotalWorker));
  ports.atEnd(() => {
    searches.close();
  });
  const journeys = journeysOver(ports, sessions);
  return {
    ...tellingEnds(
      { ...tableHandlers({ library, sessions, settings }), ...thinkingHandlers({ sessions, db, report }) },
      journeys.gameOver,
    ),
    ...cardsHandlers({
      ...{ db, packs: () => shelf.packs(), isCustom: shelf.isCustom, clock, report },
      spoken: shownIn,
    }),
    ...deckHandlers(ports),
    ...doctorOver(ports),
    ...replaysHandlers({ sessions, searches }),
    ...statisticsHandlers({ db, sessions, report, now: () => performance.now() }),
    ...journeys.handlers,
    ...keepingHandlers({ ...ports, sessions, shelf, runTask }),
    ...windowHandlers(ports.window),
  };
}

/** Packs that cannot be put right leave those that are there as they are. */
function mended({ ownPacks }: Places, report: Reporter): void {
  try {
    mendPacks(ownPacks);
  } catch (error) {
    report('packs', error);
  }
}

function doctorOver({
  db,
  places,
  report,
  clock,
  newId,
  newSeed,
  atEnd,
}: ProgramPorts): HandlersOf<DoctorApi> {
  const stock = stockOn(db);
  const practice = openPractice({ stock, newId, newSeed, script: pathToFileURL(places.doctorWorker) });
  atEnd(() => {
    practice.close();
  });
  const teams = teamsOn({ db, stock, newId, now: () => clock().toISOString() });
  return doctorHandlers({ stock, practice, teams, past: (deck) => pastDecks(db, deck), newSeed, report });
}
