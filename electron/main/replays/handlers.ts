import type { Reply, ReplaysApi } from '../../shared/api.ts';
import type { AnySessions, GameRoom, Rooms } from '../games/rooms.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import { askHost } from '../sessions/asking.ts';
import { removeNote, writeNote } from './notes.ts';
import { playOn } from './playing-on.ts';
import { askedThen, openReplay, replayMoment } from './watching.ts';

/** What replays need, each part from whoever keeps it. */
export interface ReplaysDesk {
  readonly rooms: Rooms;
  /** The sessions of all games. */
  readonly sessions: AnySessions;
}

/** A game as the sessions of its kind have it on the table. */
type TableRoom = Parameters<Parameters<AnySessions['inRoom']>[1]>[0];

/** Puts the watching of games behind its part of the contract. */
export function replaysHandlers({ rooms, sessions }: ReplaysDesk): HandlersOf<ReplaysApi> {
  const inRoom = <T>(game: string, work: (room: TableRoom, host: GameRoom['host']) => Reply<T>): Reply<T> => {
    const found = rooms.ofGame(game);
    if (!found.ok) return found;
    const { host, sessions: own } = found.value;
    return own.inRoom(game, (room) => work(room, host));
  };
  return {
    openReplay: (game) =>
      inRoom(game, (room, host) =>
        openReplay(room, game, (stored) => host.keptPivotal?.(room.db, stored) ?? null),
      ),
    replayMoment: (request) => inRoom(request.game, (room) => replayMoment(room, request)),
    explainThen: ({ why, ...at }) =>
      inRoom(at.game, (room, host) => askedThen(room, at, (seen) => askHost(host, 'explain', seen, why))),
    oddsThen: (at) =>
      inRoom(at.game, (room, host) => askedThen(room, at, (seen) => askHost(host, 'odds', seen))),
    writeNote: (request) => inRoom(request.game, (room) => writeNote(room, request)),
    removeNote: (request) => inRoom(request.game, (room) => removeNote(room, request)),
    playOn: (request) => {
      const begun = inRoom(request.game, (room) => playOn(room, request));
      return begun.ok ? sessions.open(begun.value) : begun;
    },
  };
}
