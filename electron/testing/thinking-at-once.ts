import { whole, type InParts } from '../../engine/kernel/in-parts.ts';
import type { BotAnswer, BotThought } from '../main/sessions/changes.ts';
import type { HandlersOf } from '../main/ipc/ipc.ts';
import { askGame, askReason } from '../main/sessions/asking.ts';
import type { TableDeps } from '../main/sessions/handlers.ts';
import type { BotRequest, Reply, TableApi } from '../shared/api.ts';

/** Lets a bot answer whose seat is asked, without a pause for others. */
export function botAnswers<Step>(
  sessions: {
    botThinks(request: BotRequest): Reply<BotThought>;
    botAnswer(request: BotAnswer): Reply<Step>;
  },
  request: BotRequest,
): Reply<Step> {
  const thinks = sessions.botThinks(request);
  if (!thinks.ok) return thinks;
  const { records, work } = thinks.value;
  return sessions.botAnswer({ ...request, thought: { records, answer: whole(work) } });
}

const atOnce = <T>(asked: Reply<InParts<T>>): Reply<T> =>
  asked.ok ? { ok: true, value: whole(asked.value) } : asked;

/** What the program thinks over in parts, all at once: for tests in which nobody else wants anything meanwhile. */
export const thinkingAtOnce = (
  hosted: TableDeps['hosted'],
  sessions: TableDeps['sessions'],
): Pick<HandlersOf<TableApi>, 'botAnswer' | 'counsel' | 'reasonGiven'> => ({
  botAnswer: (request) => botAnswers(sessions, request),
  counsel: ({ game, decision }) => atOnce(askGame(hosted, game, 'counsel', decision)),
  reasonGiven: (request) => atOnce(askReason(hosted, request)),
});
