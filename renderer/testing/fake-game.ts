import type {
  GameApi,
  GameSummary,
  Library,
  LogEntry,
  OpenGame,
  Standing,
  Step,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type {
  CounselRequest,
  ForecastRequest,
  GameAnswer,
  Reply,
  Seating,
  TakeOverRequest,
  WhyRequest,
} from '../../electron/shared/api.ts';
import { USUAL } from '../../electron/shared/settings.ts';
import { endConditionsOf } from '../../engine/alpha-omega/end-conditions.ts';
import type { View } from '../../engine/alpha-omega/index.ts';
import { fakeCards, fakeLanguages, idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { comingIn } from '../games/alpha-omega/words/testing/omens.ts';
import { predictedIn } from '../games/alpha-omega/words/testing/predictions.ts';
import { explained } from './explained.ts';
import { hint } from '../games/alpha-omega/words/testing/counsel.ts';
import { likelyNext } from '../games/alpha-omega/words/testing/odds.ts';
import { story } from '../games/alpha-omega/words/testing/story.ts';
import { fakeDecks } from './fake-decks.ts';
import { fakeDoctor } from './fake-doctor.ts';
import { fakeLevels } from './fake-levels.ts';
import { fakeLibrary } from './fake-library.ts';
import { fakeJourneys } from './fake-journeys.ts';
import { fakeStorage, keptOf } from './fake-storage.ts';
import { FakePeople } from './fake-people.ts';
import { fakeReplays } from './fake-replays.ts';
import { fakeStatistics } from './fake-statistics.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

export interface FakeGame extends GameApi {
  /** Every answer given so far. */
  readonly answers: GameAnswer[];
  /** Every hint asked for so far. */
  readonly counselled: CounselRequest[];
  /** Every time that somebody took over. */
  readonly takenOver: TakeOverRequest[];
  /** Every forecast asked for so far. */
  readonly foreseen: ForecastRequest[];
  /** Every reason asked for so far. */
  readonly asked: WhyRequest[];
}

const ways: Library['variants'] = [
  { variant: 'easy', excludes: [], lead: null, loses: null, withOpponents: false },
  { variant: 'fast', excludes: ['extended'], lead: 25, loses: null, withOpponents: true },
  { variant: 'extended', excludes: ['fast'], lead: 100, loses: null, withOpponents: true },
  { variant: 'narrowWay', excludes: [], lead: null, loses: 1, withOpponents: true },
];

const fakeEnds: Library['ends'] = Object.fromEntries(
  fakeCards.flatMap((card) => (card.type === 'objective' ? [[card.id, endConditionsOf(card)]] : [])),
);

const fakeMeasured: Library['measured'] = [
  {
    ...{ objective: idOf('And There Was War in Heaven'), level: 'pilgrim', games: 500, won: 332 },
    ...{ key: 'played', seed: 'objectives', commit: 'commit' },
  },
];

/** How a table with this view stands after what is told of it: nothing can be taken back. */
export function standingWith(
  view: View,
  log: readonly LogEntry[] = [],
  table: Seating = peopleOf(view),
): Standing {
  const undo = { step: null, action: null, turn: null, round: null };
  const timeline = { from: 0, moments: [], undo, redo: null, isCut: false };
  return { view, log: { from: 0, entries: log }, timeline, table, stop: null, needless: null };
}

/** Each seat is played by the person of its name. */
export const peopleOf = (view: View, hands: Seating['hands'] = 'open'): Seating => ({
  hands,
  seats: [...view.seats, ...view.opponents].map(({ name }) => ({ kind: 'person', name, profile: null })),
});

/** A log in which nobody has answered yet. */
export const logOf = (view: View): readonly LogEntry[] => [
  { kind: 'answered', moment: 0, seat: null, by: null, events: story(view) },
];

/** A game with this view as it comes to the table. */
export function openedWith(view: View, table: Seating = peopleOf(view)): OpenGame {
  const seen = new FakePeople(table).show(view);
  const request = { objective: view.objective.def, seats: view.seats.map(({ name }) => name) };
  const game = {
    ruleset: 'alpha-omega' as const,
    id: 'game-1',
    seed: 'jubilee-31',
    request,
    cards: fakeCards,
    notice: null,
  };
  return { ...game, ...standingWith(seen, logOf(seen), table) };
}

/** A main process that shows the given views one after the other, whatever is answered. */
export function fakeGame(
  views: readonly [View, ...View[]],
  games: readonly GameSummary[] = [],
  table: Seating = peopleOf(views[0]),
): FakeGame {
  const answers: GameAnswer[] = [];
  const counselled: CounselRequest[] = [];
  const takenOver: TakeOverRequest[] = [];
  const foreseen: ForecastRequest[] = [];
  const asked: WhyRequest[] = [];
  const people = new FakePeople(table);
  let steps = 0;
  const now = (): View => views[Math.min(steps, views.length - 1)] ?? views[0];
  const shown = (): View => people.show(now());
  let listed = games;
  let chosen = USUAL;
  const standing = (): Standing => standingWith(shown(), logOf(views[0]), people.table);
  const stand = (): Promise<Reply<Standing>> => well(standing());
  const step = (): Promise<Reply<Step>> => {
    steps += 1;
    people.asked(now());
    return well({ ...standing(), beats: [] });
  };
  return {
    ...{ answers, counselled, takenOver, foreseen, asked },
    ...fakeLibrary(),
    ...fakeDecks(),
    ...fakeDoctor(),
    ...fakeReplays(),
    ...fakeStatistics(),
    ...fakeJourneys(),
    ...fakeStorage({ games: games.map((game) => keptOf(game)), opened: openedWith(views[0], table) }),
    library: () =>
      well({
        ...{ cards: fakeCards, languages: fakeLanguages, variants: ways, levels: fakeLevels, issues: [] },
        ...{ measured: fakeMeasured, measuredStops: [], ends: fakeEnds, teamFrom: 3, longSuffering: 2 },
        objectives: [idOf('And There Was War in Heaven')],
      }),
    ...{ toggleFullScreen: () => well(null), quit: () => well(null) },
    listGames: () => well({ games: listed, unreadable: [] }),
    newGame: () => well(openedWith(views[0], table)),
    beginCampaign: () => well(openedWith(views[0], table)),
    learn: (tutorial) => {
      const opened = openedWith(views[0], table);
      return well({ ...opened, request: opened.request && { ...opened.request, tutorial } });
    },
    openGame: () => well(openedWith(views[0], table)),
    answer: (answer) => {
      answers.push(answer);
      return step();
    },
    ...{ leaveStop: step, botAnswer: step },
    ...{ undo: stand, redo: stand, returnTo: stand },
    reveal: ({ seat }) => {
      people.reveal(seat);
      return stand();
    },
    conceal: () => {
      people.conceal();
      return stand();
    },
    takeOver: (request) => {
      takenOver.push(request);
      return stand();
    },
    sit: ({ seat, player }) => {
      people.sit(seat, player);
      return stand();
    },
    lookAt: ({ moment: number }) => {
      const view = shown();
      const moment = { number, round: view.round, phase: view.phase, turn: view.turn, seat: null };
      return well({ moment: { ...moment, revealed: false }, view, entries: 1 });
    },
    counsel: (request) => {
      counselled.push(request);
      return well(hint(shown()));
    },
    reasonGiven: () => well({ counsel: hint(shown()), wins: false, view: shown() }),
    forecast: (request) => {
      foreseen.push(request);
      return well(comingIn(shown(), request.first, request.choices));
    },
    predict: ({ options }) => well(predictedIn(shown(), options)),
    explain: (request) => {
      asked.push(request);
      return explained(request.why, shown());
    },
    odds: () => well(likelyNext()),
    trashGames: (ids) => {
      listed = listed.filter(({ id }) => !ids.includes(id));
      return well({ count: ids.length });
    },
    restoreGames: (ids) => {
      listed = games.filter((game) => listed.includes(game) || ids.includes(game.id));
      return well({ count: ids.length });
    },
    deleteGame: (id) => {
      listed = listed.filter((game) => game.id !== id);
      return well(null);
    },
    settings: () => well(chosen),
    saveSettings: (settings) => {
      chosen = settings;
      return well(settings);
    },
  };
}
