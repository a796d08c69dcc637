import { pathToFileURL } from 'node:url';
import type { AlphaOmegaApi, DoctorApi, Library } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { attempt } from '../../ipc/attempt.ts';
import type { Handlers, HandlersOf } from '../../ipc/ipc.ts';
import { mendPacks } from '../../storage/packs/installed-packs.ts';
import type { ProgramPorts } from '../../ports.ts';
import { createSessions } from '../../sessions/sessions.ts';
import type { Places } from '../../system/places.ts';
import type { Reporter } from '../../system/reports.ts';
import type { OpenedGame } from '../desk.ts';
import { amongOthers } from '../hosted-games.ts';
import { cardsHandlers } from './cards/handlers.ts';
import { shownIn } from './cards/shown-cards.ts';
import { loadCatalogue } from './catalogue.ts';
import { checkedOnce } from './checked-packs.ts';
import { stockOn } from './decks/content.ts';
import { deckHandlers } from './decks/handlers.ts';
import { dealing, withLists } from './decks/playing.ts';
import { doctorHandlers } from './doctor/handlers.ts';
import { pastDecks } from './doctor/past.ts';
import { openPractice } from './doctor/practice.ts';
import { teamsOn } from './doctor/teams.ts';
import { alphaOmegaHost } from './host.ts';
import { journeysOver } from './journeys/over.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { turningPointsHandlers } from './turning-points/handlers.ts';
import { openSearches } from './turning-points/search.ts';
import { tutorialGame } from './tutorial.ts';

/** Opens Alpha/Omega with all that is its own: cards and decks, journeys, statistics, the deck doctor. */
export function openAlphaOmega(ports: ProgramPorts): OpenedGame<Pick<Handlers, keyof AlphaOmegaApi>> {
  const { db, places, report, clock } = ports;
  mended(places, report);
  const catalogue = loadCatalogue(db, places.packs, clock().toISOString(), {
    own: places.ownPacks,
    // Whoever develops the program changes it while it runs.
    ...(places.isDevelopment ? {} : { load: checkedOnce(places.checked) }),
  });
  const sessions = dealing(createSessions(alphaOmegaHost, ports), withLists(db, stockOn(db)));
  const searches = openSearches(pathToFileURL(places.pivotalWorker));
  ports.atEnd(() => {
    searches.close();
  });
  const journeys = journeysOver(ports, sessions);
  const library = (): Reply<Library> =>
    attempt(
      report,
      () => ({}),
      () => catalogue.library(),
    );
  return {
    sessions: amongOthers(sessions),
    handlers: {
      library,
      learn: (tutorial) => sessions.begin(tutorialGame(tutorial)),
      ...cardsHandlers({
        ...{ db, packs: () => catalogue.packs(), isCustom: catalogue.isCustom, clock, report },
        spoken: shownIn,
      }),
      ...deckHandlers(ports),
      ...doctorOver(ports),
      ...statisticsHandlers({ db, sessions, report, now: () => performance.now() }),
      ...journeys.handlers,
      ...turningPointsHandlers({ sessions, searches }),
    },
    gameOver: journeys.gameOver,
    packsChanged: () => {
      catalogue.reload();
    },
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
