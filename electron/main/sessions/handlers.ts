import type { Reply, TableApi } from '../../shared/api.ts';
import type { AnySessions, GameRoom, Rooms } from '../games/rooms.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import { refuse, type Refusal } from '../ipc/trouble.ts';

/** What a table needs, each part from whoever keeps it. */
export interface TableDesk {
  readonly rooms: Rooms;
  /** The sessions of all games. */
  readonly sessions: AnySessions;
  readonly settings: Pick<HandlersOf<TableApi>, 'settings' | 'saveSettings'>;
}

/** What the table answers at once: all but what is thought over. */
export type TableHandlers = Omit<HandlersOf<TableApi>, 'botAnswer' | 'counsel' | 'reasonGiven'>;

/** What a game has none of. */
export const notOffered = (what: string): Refusal => refuse('rejected', `notOffered: ${what}`);

/** Puts the settings and the sessions behind their part of the contract. */
export function tableHandlers({ rooms, sessions, settings }: TableDesk): TableHandlers {
  const at = <T>(game: string, ask: (room: GameRoom) => Reply<T>): Reply<T> => {
    const room = rooms.ofGame(game);
    return room.ok ? ask(room.value) : room;
  };
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
    forecast: ({ game, ...request }) =>
      at(game, ({ host: { asks }, sessions: own }) =>
        own.ask(game, (seen) => asks.forecast?.(seen, request) ?? notOffered('forecast')),
      ),
    predict: ({ game, ...request }) =>
      at(game, ({ host: { asks }, sessions: own }) =>
        own.ask(game, (seen) => asks.predict?.(seen, request) ?? notOffered('predict')),
      ),
    explain: ({ game, why }) =>
      at(game, ({ host: { asks }, sessions: own }) =>
        own.ask(game, (seen) => asks.explain?.(seen, why) ?? notOffered('explain')),
      ),
    odds: ({ game }) =>
      at(game, ({ host: { asks }, sessions: own }) =>
        own.ask(game, (seen) => asks.odds?.(seen) ?? notOffered('odds')),
      ),
    deleteGame: (id) => sessions.remove(id),
  };
}
