import { deleteGame } from '../../../db/games/games.ts';
import type { WritableDb } from '../../../db/file/handles.ts';
import type { Reply } from '../../shared/api.ts';
import { attempt } from '../ipc/attempt.ts';
import { listed } from '../sessions/listed.ts';
import { noSuchGame } from '../sessions/opening.ts';
import type { Reporter } from '../system/reports.ts';
import { hostOf } from './index.ts';
import type { AnySessions, HostedGames } from './hosted-games.ts';

/** The sessions of all games as if they were one: each game is asked of those of its own kind. */
export function routed(
  hosted: HostedGames,
  { db, report }: { readonly db: WritableDb; readonly report: Reporter },
): AnySessions {
  const at = <T>(id: string, ask: (sessions: AnySessions) => Reply<T>): Reply<T> => {
    const found = attempt(
      report,
      () => ({ id }),
      () => hosted.ofGame(id),
    );
    return found.ok ? ask(found.value.sessions) : found;
  };
  const nothing = (): object => ({});
  return {
    list: () => attempt(report, nothing, () => ({ ok: true, value: listed(db, hostOf) })),
    begin: (request, setup) => {
      const found = hosted.forRequest(request);
      return found.ok ? found.value.sessions.begin(request, setup) : found;
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
    inContext: (id, work) => at(id, (sessions) => sessions.inContext(id, work)),
    // A game that no rules here know can still be let go.
    remove: (id) => {
      const found = hosted.ofGame(id);
      if (found.ok) return found.value.sessions.remove(id);
      return attempt(report, nothing, () =>
        deleteGame(db, id) ? { ok: true, value: null } : noSuchGame(id),
      );
    },
    forget: (id) => {
      for (const { sessions } of hosted.all()) sessions.forget(id);
    },
    forgetAll: () => {
      for (const { sessions } of hosted.all()) sessions.forgetAll();
    },
  };
}
