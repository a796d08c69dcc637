import type { AlphaOmega, CardDef, ToldEvent } from '../../../engine/alpha-omega/index.ts';
import type { Reply, ReplaysApi } from '../../shared/api.ts';
import { explained, reckoned } from '../games/alpha-omega/play.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { removeNote, writeNote } from './notes.ts';
import {
  cancelPivotal,
  pivotalProgress,
  startPivotal,
} from '../games/alpha-omega/turning-points/turning-points.ts';
import type { PivotalSearches } from '../games/alpha-omega/turning-points/search.ts';
import { playOn } from './playing-on.ts';
import { askedThen, openReplay, replayMoment, type Shelf } from './watching.ts';

/** What replays need, each part from whoever keeps it. */
export interface ReplaysDesk {
  readonly sessions: Sessions<AlphaOmega, ToldEvent, CardDef>;
  readonly searches: PivotalSearches;
}

/** Puts the watching of games behind its part of the contract. */
export function replaysHandlers({ sessions, searches }: ReplaysDesk): HandlersOf<ReplaysApi> {
  const inRoom = <T>(game: string, work: (room: Shelf) => Reply<T>): Reply<T> => sessions.inRoom(game, work);
  return {
    openReplay: (game) => inRoom(game, (room) => openReplay(room, game)),
    replayMoment: (request) => inRoom(request.game, (room) => replayMoment(room, request)),
    explainThen: ({ why, ...at }) =>
      inRoom(at.game, (room) => askedThen(room, at, (seen) => explained(seen, why))),
    oddsThen: (at) => inRoom(at.game, (room) => askedThen(room, at, reckoned)),
    writeNote: (request) => inRoom(request.game, (room) => writeNote(room, request)),
    removeNote: (request) => inRoom(request.game, (room) => removeNote(room, request)),
    playOn: (request) => {
      const begun = inRoom(request.game, (room) => playOn(room, request));
      return begun.ok ? sessions.open(begun.value) : begun;
    },
    startPivotal: (game) => inRoom(game, (room) => startPivotal(room, searches, game)),
    pivotalProgress: (game) => inRoom(game, (room) => pivotalProgress(room, searches, game)),
    cancelPivotal: (game) => inRoom(game, (room) => cancelPivotal(room, searches, game)),
  };
}
