import { deleteGame } from '../../../db/games/games.ts';
import type { WritableDb } from '../../../db/file/handles.ts';
import type { Reply } from '../../shared/api.ts';
import { attempt } from '../ipc/attempt.ts';
import { listed } from '../sessions/listed.ts';
import { noSuchGame } from '../sessions/opening.ts';
import type { Reporter } from '../system/reports.ts';
import { hostOf } from './index.ts';
import type { AnySessions, Rooms } from './rooms.ts';

/** The sessions of all games as if they were one: each game is asked of those of its own kind. */
export function routed(
  rooms: Rooms,
  { db, report }: { readonly db: WritableDb; readonly report: Reporter },
): AnySessions {
  const at = <T>(id: string, ask: (sessions: AnySessions) => Reply<T>): Reply<T> => {
    const room = attempt(
      report,
      () => ({ id }),
      () => rooms.ofGame(id),
    );
    return room.ok ? ask(room.value.sessions) : room;
  };
  const nothing = (): object => ({});
  return {
    list: () => attempt(report, nothing, () => ({ ok: true, value: listed(db, hostOf) })),
    begin: (request, setup) => {
      const room = rooms.forRequest(request);
      return room.ok ? room.value.sessions.begin(request, setup) : room;
    },
    open: (id) => at(id, (sessions) => sessions.open(id)),
    answer: (given) => at(given.game, (sessions) => sessions.answer(given)),
    leaveStop: (request) => at(request.game, (sessions) => sessions.leaveStop(request)),
    botThinks: (request) => at(request.game, (sessions) => sessions.botThinks(request)),
    botAnswer: (request) => at(request.game, (sessions) => sessions.botAnswer(request)),
    undo: (request) => at(request.game, (sessions) => sessions.undo(request)),
    redo: (request) => at(request.game, (sessions) => sessions.redo(request)),
    returnTo: (request) => at(request.game, (sessions) => sessions.returnTo(request)),
    tryAnew: (request) => at(request.game, (sessions) => sessions.tryAnew(request)),
    lookAt: (request) => at(request.game, (sessions) => sessions.lookAt(request)),
    reveal: (request) => at(request.game, (sessions) => sessions.reveal(request)),
    conceal: (request) => at(request.game, (sessions) => sessions.conceal(request)),
    takeOver: (request) => at(request.game, (sessions) => sessions.takeOver(request)),
    sit: (request) => at(request.game, (sessions) => sessions.sit(request)),
    ask: (id, what) => at(id, (sessions) => sessions.ask(id, what)),
    answered: (request, what) => at(request.game, (sessions) => sessions.answered(request, what)),
    inRoom: (id, work) => at(id, (sessions) => sessions.inRoom(id, work)),
    // A game that no rules here know can still be let go.
    remove: (id) => {
      const room = rooms.ofGame(id);
      if (room.ok) return room.value.sessions.remove(id);
      return attempt(report, nothing, () =>
        deleteGame(db, id) ? { ok: true, value: null } : noSuchGame(id),
      );
    },
    forget: (id) => {
      for (const { sessions } of rooms.all()) sessions.forget(id);
    },
    forgetAll: () => {
      for (const { sessions } of rooms.all()) sessions.forgetAll();
    },
  };
}
