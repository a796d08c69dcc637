import { triesOf, tryOfGame } from '../../../../../db/alpha-omega/calendar.ts';
import {
  journeyOfGame,
  loadJourney,
  putAwayJourney,
  renameJourney,
} from '../../../../../db/alpha-omega/journeys.ts';
import { type Calendar } from '../../../../../engine/alpha-omega/index.ts';
import { ok } from '../../../../../engine/index.ts';
import type { CalendarPage, GamePlace, JourneysApi } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { attempt } from '../../../ipc/attempt.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import { refuse } from '../../../ipc/trouble.ts';
import { achievementsIn, gainsIn } from './achieved.ts';
import { calendarPage, settleCalendar, todayOf } from './calendar.ts';
import type { JourneysDeps } from './deps.ts';
import {
  beginCampaign,
  beginPilgrimage,
  choose,
  goOn,
  playCalendar,
  restart,
  showJourney,
} from './journeys.ts';
import { reckonAll } from './reckoning.ts';
import { journeyListOf } from './list.ts';

/** Journeys, behind their part of the contract; whatever is thrown becomes a reply. */
export function journeysHandlers(deps: JourneysDeps): HandlersOf<JourneysApi> {
  const { db, report } = deps;
  const safely = <R, T>(work: (deps: JourneysDeps, request: R) => Reply<T>): ((request: R) => Reply<T>) => {
    return (request) =>
      attempt(
        report,
        () => ({ given: request }),
        () => work(deps, request),
      );
  };
  const shelved = <R>(
    change: (request: R) => boolean,
  ): ((request: R) => Reply<ReturnType<typeof journeyListOf>>) =>
    safely((_, request: R) => (change(request) ? ok(journeyListOf(db)) : refuse('gone', 'noSuchJourney')));
  return {
    journeys: () =>
      attempt(
        report,
        () => ({}),
        () => ok(journeyListOf(db)),
      ),
    journey: safely(showJourney),
    beginCampaign: safely(beginCampaign),
    beginPilgrimage: safely(beginPilgrimage),
    goOn: safely(goOn),
    chooseOffer: safely(choose),
    restartObjective: safely(restart),
    renameJourney: shelved(({ journey, name }) => renameJourney(db, journey, name)),
    putAwayJourney: shelved(({ journey, away }) =>
      putAwayJourney(db, journey, away ? deps.clock().toISOString() : null),
    ),
    calendar: safely(showCalendar),
    playCalendar: safely(playCalendar),
    achievements: () =>
      attempt(
        report,
        () => ({}),
        () => ok(achievementsIn(db)),
      ),
    gains: safely((deps, game: string) => ok(gainsIn(deps.db, game))),
    stories: () =>
      attempt(
        report,
        () => ({}),
        () => ok(deps.stories()),
      ),
    placeOfGame: safely((_, game: string) => ok(placeOf(deps, game))),
  };
}

/** Tells journeys and calendar that a game is over, so that what came of it first is what counts. Never throws. */
export function gameOver(deps: JourneysDeps, game: string): void {
  const { db, report } = deps;
  attempt(
    report,
    () => ({ game }),
    () => {
      if (tryOfGame(db, game) !== null) settleCalendar(db, game);
      const part = journeyOfGame(db, game);
      if (part !== null) showJourney(deps, part.journey);
      reckonAll(db);
      return ok(null);
    },
  );
}

function showCalendar({ db, clock }: JourneysDeps, calendar: Calendar): Reply<CalendarPage> {
  // What the program did not live to record when it was over is recorded now.
  for (const { game, result } of triesOf(db, calendar)) if (result === null) settleCalendar(db, game);
  return ok(calendarPage(db, calendar, todayOf(clock)));
}

function placeOf({ db }: JourneysDeps, game: string): GamePlace | null {
  const tried = tryOfGame(db, game);
  if (tried !== null) {
    const calendar: Calendar = tried.calendar === 'weekly' ? 'weekly' : 'daily';
    return { kind: 'calendar', calendar, day: tried.day, number: tried.number };
  }
  const part = journeyOfGame(db, game);
  const journey = part === null ? null : loadJourney(db, part.journey);
  if (part === null || journey === null) return null;
  return { kind: 'journey', journey: journey.id, name: journey.name, station: part.station };
}
