import type { BotRequest, ReasonRequest, TableApi } from '../../shared/api.ts';
import { loadGame } from '../../../db/games/games.ts';
import { attemptLater } from '../ipc/attempt.ts';
import type { SessionPorts } from './running.ts';
import { notOffered, type TableDesk } from './handlers.ts';
import { unhurried } from './unhurried.ts';

interface ThinkingPorts extends Pick<TableDesk, 'rooms' | 'sessions'>, Pick<SessionPorts, 'db' | 'report'> {}

/**
 * What is thought over for a while: a bot at a table of nine thinks for a quarter of a second, and counsel longer. Meanwhile others
 * are heard; where they do something in the game, the bot's answer is to a question that is no longer asked.
 */
export function thinkingHandlers({
  rooms,
  sessions,
  db,
  report,
}: ThinkingPorts): Pick<TableApi, 'botAnswer' | 'counsel' | 'reasonGiven'> {
  /** What is needed to see a defect again. */
  const about =
    (given: BotRequest | ReasonRequest): (() => object) =>
    () => ({ game: loadGame(db, given.game), given });
  return {
    botAnswer: (request) =>
      attemptLater(report, about(request), async () => {
        const thinks = sessions.botThinks(request);
        if (!thinks.ok) return thinks;
        const { records, work } = thinks.value;
        return sessions.botAnswer({ ...request, thought: { records, answer: await unhurried(work) } });
      }),
    counsel: ({ game, decision }) =>
      attemptLater(report, about({ game, decision }), async () => {
        const room = rooms.ofGame(game);
        if (!room.ok) return room;
        const { asks } = room.value.host;
        const asked = room.value.sessions.ask(
          game,
          (seen) => asks.counsel?.(seen, decision) ?? notOffered('counsel'),
        );
        return asked.ok ? { ok: true, value: await unhurried(asked.value) } : asked;
      }),
    reasonGiven: (request) =>
      attemptLater(report, about(request), async () => {
        const room = rooms.ofGame(request.game);
        if (!room.ok) return room;
        const { asks } = room.value.host;
        const asked = room.value.sessions.answered(
          request,
          (given) => asks.reasonGiven?.(given) ?? notOffered('reasonGiven'),
        );
        return asked.ok ? { ok: true, value: await unhurried(asked.value) } : asked;
      }),
  };
}
