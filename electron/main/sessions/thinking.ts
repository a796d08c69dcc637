import { loadGame } from '../../../db/games/games.ts';
import type { InParts } from '../../../engine/kernel/in-parts.ts';
import type { BotRequest, ReasonRequest, Reply, TableApi } from '../../shared/api.ts';
import { attemptLater } from '../ipc/attempt.ts';
import type { SessionPorts } from './running.ts';
import { askGame, askReason } from './asking.ts';
import type { TableDeps } from './handlers.ts';
import { unhurried } from './unhurried.ts';

interface ThinkingPorts extends Pick<TableDeps, 'hosted' | 'sessions'>, Pick<SessionPorts, 'db' | 'report'> {}

/**
 * What is thought over for a while: a bot at a table of nine thinks for a quarter of a second, and counsel longer. Meanwhile others
 * are heard; where they do something in the game, the bot's answer is to a question that is no longer asked.
 */
export function thinkingHandlers({
  hosted,
  sessions,
  db,
  report,
}: ThinkingPorts): Pick<TableApi, 'botAnswer' | 'counsel' | 'reasonGiven'> {
  /** What is needed to see a defect again. */
  const about =
    (given: BotRequest | ReasonRequest): (() => object) =>
    () => ({ game: loadGame(db, given.game), given });
  const thoughtOver = <T>(of: () => object, ask: () => Reply<InParts<T>>): Promise<Reply<T>> =>
    attemptLater(report, of, async () => {
      const asked = ask();
      return asked.ok ? { ok: true, value: await unhurried(asked.value) } : asked;
    });
  return {
    botAnswer: (request) =>
      attemptLater(report, about(request), async () => {
        const thinks = sessions.botThinks(request);
        if (!thinks.ok) return thinks;
        const { records, work } = thinks.value;
        return sessions.botAnswer({ ...request, thought: { records, answer: await unhurried(work) } });
      }),
    counsel: ({ game, decision }) =>
      thoughtOver(about({ game, decision }), () => askGame(hosted, game, 'counsel', decision)),
    reasonGiven: (request) => thoughtOver(about(request), () => askReason(hosted, request)),
  };
}
