import type {
  CounselRequest,
  ForecastRequest,
  GameAnswer,
  GameApi,
  GameSummary,
  Library,
  LogEntry,
  OpenGame,
  Reply,
  Standing,
  WhyRequest,
} from '../../electron/shared/api.ts';
import { USUAL } from '../../electron/shared/settings.ts';
import type { View } from '../../engine/index.ts';
import { fakeCards, idOf } from '../text/testing/fake-cards.ts';
import { comingIn } from '../text/testing/omens.ts';
import { because } from '../text/testing/reasons.ts';
import { hint } from '../text/testing/counsel.ts';
import { story } from '../text/testing/story.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

export interface FakeGame extends GameApi {
  /** Every answer given so far. */
  readonly answers: GameAnswer[];
  /** Every hint asked for so far. */
  readonly counselled: CounselRequest[];
  /** Every forecast asked for so far. */
  readonly foreseen: ForecastRequest[];
  /** Every reason asked for so far. */
  readonly asked: WhyRequest[];
}

export const summary = (changes: Partial<GameSummary> = {}): GameSummary => ({
  id: 'game-1',
  objective: idOf('And There Was War in Heaven'),
  seats: ['Mindy'],
  seed: 'jubilee-31',
  round: 3,
  answers: 17,
  outcome: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  playedAt: '2026-11-21T09:30:00.000Z',
  variants: [],
  opponents: [],
  arranged: null,
  hands: 'open',
  ...changes,
});

const ways: Library['ways'] = [
  { variant: 'easy', excludes: [], withOpponents: false },
  { variant: 'fast', excludes: ['extended'], withOpponents: true },
  { variant: 'extended', excludes: ['fast'], withOpponents: true },
];

/** How a table with this view stands after what is told of it: nothing can be taken back. */
export function standingWith(view: View, log: readonly LogEntry[] = []): Standing {
  const undo = { step: null, action: null, turn: null, round: null };
  const seats = [...view.seats, ...view.opponents];
  return {
    view,
    log: { from: 0, entries: log },
    timeline: { from: 0, moments: [], undo, redo: null },
    table: {
      hands: 'open',
      seats: seats.map(({ name }) => ({ kind: 'person', name, profile: null })),
    },
  };
}

/** A log in which nobody has answered yet. */
export const logOf = (view: View): readonly LogEntry[] => [
  { kind: 'answered', moment: 0, seat: null, by: null, events: story(view) },
];

/** A game with this view as it comes to the table. */
export const openedWith = (view: View): OpenGame => ({
  ...{ id: 'game-1', seed: 'jubilee-31', cards: fakeCards, notice: null },
  ...standingWith(view, logOf(view)),
});

/** A main process that shows the given views one after the other, whatever is answered. */
export function fakeGame(views: readonly [View, ...View[]], games: readonly GameSummary[] = []): FakeGame {
  const answers: GameAnswer[] = [];
  const counselled: CounselRequest[] = [];
  const foreseen: ForecastRequest[] = [];
  const asked: WhyRequest[] = [];
  const shown = (): View => views[Math.min(answers.length, views.length - 1)] ?? views[0];
  let listed = games;
  let chosen = USUAL;
  const stand = (): Promise<Reply<Standing>> => well(standingWith(shown(), logOf(shown())));
  return {
    ...{ answers, counselled, foreseen, asked },
    library: () =>
      well({ cards: fakeCards, objectives: [idOf('And There Was War in Heaven')], ways, issues: [] }),
    listGames: () => well({ games: listed, unreadable: [] }),
    newGame: () => well(openedWith(views[0])),
    learn: () => well(openedWith(views[0])),
    openGame: () => well(openedWith(views[0])),
    answer: (answer) => {
      answers.push(answer);
      return well({ ...standingWith(shown(), logOf(views[0])), beats: [] });
    },
    botAnswer: () => well({ ...standingWith(shown(), logOf(views[0])), beats: [] }),
    ...{ undo: stand, redo: stand, returnTo: stand, reveal: stand, conceal: stand, sit: stand },
    lookAt: ({ moment: number }) => {
      const view = shown();
      const moment = { number, round: view.round, phase: view.phase, turn: view.turn, seat: null };
      return well({ moment: { ...moment, revealed: false }, view, entries: 1 });
    },
    counsel: (request) => {
      counselled.push(request);
      return well(hint(shown()));
    },
    forecast: (request) => {
      foreseen.push(request);
      return well(comingIn(shown(), request.first, request.choices));
    },
    explain: (request) => {
      asked.push(request);
      return well(because(request.why, shown()));
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
