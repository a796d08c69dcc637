import { RULESET_IDS, type RulesetId } from '../../engine/games.ts';
import { handlersOf, openGames } from './games/desks.ts';
import { hostedGames, type AnySessions } from './games/hosted-games.ts';
import { routed } from './games/routed.ts';
import type { Handlers } from './ipc/ipc.ts';
import { storageHandlers, type AtStart } from './storage/handlers.ts';
import type { ProgramPorts } from './ports.ts';
import { replaysHandlers } from './replays/handlers.ts';
import { tableHandlers } from './sessions/handlers.ts';
import { tellingEnds } from './sessions/telling-ends.ts';
import { thinkingHandlers } from './sessions/thinking.ts';
import { windowHandlers } from './window/handlers.ts';

/** The whole contract, each part answered by whoever keeps it. */
export function allHandlers(ports: ProgramPorts): Handlers & AtStart {
  const { db, report, settings } = ports;
  const opened = openGames(ports);
  const games = RULESET_IDS.map((id) => [id, opened[id]] as const);
  const ofGames = Object.fromEntries(games.map(([id, { sessions }]) => [id, sessions]));
  const hosted = hostedGames(db, ofGames as Readonly<Record<RulesetId, AnySessions>>);
  const sessions = routed(hosted, ports);
  const gameOver = (game: string): void => {
    const found = hosted.ofGame(game);
    if (found.ok) opened[found.value.host.ruleset.id as RulesetId].gameOver?.(game);
  };
  const packsChanged = (): void => {
    for (const [, game] of games) game.packsChanged?.();
  };
  return {
    ...tellingEnds(
      {
        ...tableHandlers({ hosted, sessions, settings }),
        ...thinkingHandlers({ hosted, sessions, db, report }),
      },
      gameOver,
    ),
    ...replaysHandlers({ hosted, sessions }),
    ...storageHandlers({ ...ports, sessions, packsChanged }),
    ...windowHandlers(ports.window),
    ...handlersOf(opened),
  };
}
