import type { Counsel } from '../../engine/index.ts';
import type { Library, OpenGame, Reply, Step } from '../shared/api.ts';
import type { Handlers } from './ipc.ts';
import type { Sessions } from './sessions.ts';

/** Puts the library and the sessions behind the contract. */
export function createApi(
  library: () => Reply<Library>,
  sessions: Sessions<OpenGame['view'], Step['events'][number], OpenGame['cards'][number], Counsel>,
): Handlers {
  return {
    library,
    listGames: () => sessions.list(),
    newGame: (request) => sessions.begin(request),
    openGame: (id) => sessions.open(id),
    answer: (answer) => sessions.answer(answer),
    counsel: (request) => sessions.counsel(request),
    deleteGame: (id) => sessions.remove(id),
  };
}
