import type { AlphaOmega } from '../../engine/index.ts';
import type { Library, OpenGame, Reply, Step } from '../shared/api.ts';
import { counselled, explained, foreseen } from './alpha-omega.ts';
import type { Handlers } from './ipc.ts';
import type { Sessions } from './sessions.ts';

/** Puts the library and the sessions behind the contract. */
export function createApi(
  library: () => Reply<Library>,
  sessions: Sessions<AlphaOmega, Step['events'][number], OpenGame['cards'][number]>,
): Handlers {
  return {
    library,
    listGames: () => sessions.list(),
    newGame: (request) => sessions.begin(request),
    openGame: (id) => sessions.open(id),
    answer: (answer) => sessions.answer(answer),
    counsel: ({ game, decision }) => sessions.ask(game, (seen) => counselled(seen, decision)),
    forecast: ({ game, ...request }) => sessions.ask(game, (seen) => foreseen(seen, request)),
    explain: ({ game, why }) => sessions.ask(game, (seen) => explained(seen, why)),
    deleteGame: (id) => sessions.remove(id),
  };
}
