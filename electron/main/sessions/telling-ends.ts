import type { Reply, Step, TableApi } from '../../shared/api.ts';
import type { TableHandlers } from './handlers.ts';

/** What a table answers, at once and after some thought. */
type TableParts = TableHandlers & Pick<TableApi, 'botAnswer' | 'counsel' | 'reasonGiven'>;

/** The table's part of the contract, telling of each answer that ends a game: what is shown is on disk by then. */
export function tellingEnds(table: TableParts, tell: (game: string) => void): TableParts {
  const telling = (game: string, reply: Reply<Step>): Reply<Step> => {
    if (reply.ok && reply.value.view.outcome !== null) tell(game);
    return reply;
  };
  return {
    ...table,
    answer: (given) => telling(given.game, table.answer(given)),
    leaveStop: (request) => telling(request.game, table.leaveStop(request)),
    botAnswer: async (request) => telling(request.game, await table.botAnswer(request)),
  };
}
