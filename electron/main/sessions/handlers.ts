import type { TableApi } from '../../shared/api.ts';
import type { AnySessions, HostedGames } from '../games/hosted-games.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import { askGame } from './asking.ts';

/** Dependencies of the table's handlers. */
export interface TableDeps {
  readonly hosted: HostedGames;
  /** The sessions of all games. */
  readonly sessions: AnySessions;
  readonly settings: Pick<HandlersOf<TableApi>, 'settings' | 'saveSettings'>;
}

/** Handlers that answer at once: all but what is thought over. */
export type TableHandlers = Omit<HandlersOf<TableApi>, 'botAnswer' | 'counsel' | 'reasonGiven'>;

/** Puts the settings and the sessions behind their part of the contract. */
export function tableHandlers({ hosted, sessions, settings }: TableDeps): TableHandlers {
  return {
    ...settings,
    listGames: () => sessions.list(),
    newGame: (request) => sessions.begin(request),
    openGame: (id) => sessions.open(id),
    answer: (answer) => sessions.answer(answer),
    leaveStop: (request) => sessions.leaveStop(request),
    undo: (request) => sessions.undo(request),
    redo: (request) => sessions.redo(request),
    returnTo: (request) => sessions.returnTo(request),
    lookAt: (request) => sessions.lookAt(request),
    reveal: (request) => sessions.reveal(request),
    conceal: (request) => sessions.conceal(request),
    takeOver: (request) => sessions.takeOver(request),
    sit: (request) => sessions.sit(request),
    forecast: ({ game, ...request }) => askGame(hosted, game, 'forecast', request),
    predict: ({ game, ...request }) => askGame(hosted, game, 'predict', request),
    explain: ({ game, why }) => askGame(hosted, game, 'explain', why),
    odds: ({ game }) => askGame(hosted, game, 'odds'),
    deleteGame: (id) => sessions.remove(id),
  };
}
