import type { AlphaOmega, ToldEvent } from '../../../engine/alpha-omega/index.ts';
import type { Library, OpenGame, Reply, TableApi } from '../../shared/api.ts';
import { explained, reckoned } from '../games/alpha-omega/play.ts';
import { foreseen, predicted } from '../games/alpha-omega/foreseeing.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import type { Sessions } from './sessions.ts';
import { tutorialGame } from '../games/alpha-omega/tutorial.ts';

/** What a table needs, each part from whoever keeps it. */
export interface TableDesk {
  readonly library: () => Reply<Library>;
  readonly sessions: Sessions<AlphaOmega, ToldEvent, OpenGame['cards'][number]>;
  readonly settings: Pick<HandlersOf<TableApi>, 'settings' | 'saveSettings'>;
}

/** What the table answers at once: all but what is thought over. */
export type TableHandlers = Omit<HandlersOf<TableApi>, 'botAnswer' | 'counsel' | 'reasonGiven'>;

/** Puts the library, the settings and the sessions behind their part of the contract. */
export function tableHandlers({ library, sessions, settings }: TableDesk): TableHandlers {
  return {
    library,
    ...settings,
    listGames: () => sessions.list(),
    newGame: (request) => sessions.begin(request),
    learn: (tutorial) => sessions.begin(tutorialGame(tutorial)),
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
    forecast: ({ game, ...request }) => sessions.ask(game, (seen) => foreseen(seen, request)),
    predict: ({ game, ...request }) => sessions.ask(game, (seen) => predicted(seen, request)),
    explain: ({ game, why }) => sessions.ask(game, (seen) => explained(seen, why)),
    odds: ({ game }) => sessions.ask(game, reckoned),
    deleteGame: (id) => sessions.remove(id),
  };
}
