import { setImmediate } from 'node:timers/promises';
import type { InParts } from '../../engine/kernel/in-parts.ts';
import type { BotRequest, TableApi } from '../shared/api.ts';
import { loadGame } from '../../db/games.ts';
import { counselled } from './alpha-omega.ts';
import { attemptLater } from './attempt.ts';
import type { SessionPorts } from './running.ts';
import type { TableDesk } from './table.ts';

/** So long main thinks, in ms, before it hears whoever else wants something. */
const PART = 8;

/** Does work in parts, and hears others between them. */
export async function unhurried<T>(work: InParts<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PART;
    do {
      const part = work.next();
      if (part.done === true) return part.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}

interface ThinkingPorts extends Pick<TableDesk, 'sessions'>, Pick<SessionPorts, 'db' | 'report'> {}

/**
 * What is thought over for a while: a bot at a table of nine thinks for a quarter of a second, and counsel longer. Meanwhile others
 * are heard; where they do something in the game, the bot's answer is to a question that is no longer asked.
 */
export function thinkingHandlers({
  sessions,
  db,
  report,
}: ThinkingPorts): Pick<TableApi, 'botAnswer' | 'counsel'> {
  /** What is needed to see a defect again. */
  const about =
    (given: BotRequest): (() => object) =>
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
        const asked = sessions.ask(game, (seen) => counselled(seen, decision));
        return asked.ok ? { ok: true, value: await unhurried(asked.value) } : asked;
      }),
  };
}
