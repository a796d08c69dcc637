import type { Reply, ReplaysApi } from '../../shared/api.ts';
import type { AnySessions, HostedGame, HostedGames } from '../games/hosted-games.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import { askHost } from '../sessions/asking.ts';
import { removeNote, writeNote } from './notes.ts';
import { playOn } from './playing-on.ts';
import { askedThen, openReplay, replayMoment } from './watching.ts';

/** Dependencies of the replays' handlers. */
export interface ReplaysDeps {
  readonly hosted: HostedGames;
  /** The sessions of all games. */
  readonly sessions: AnySessions;
}

/** A game as the sessions of its kind have it on the table. */
type TableContext = Parameters<Parameters<AnySessions['inContext']>[1]>[0];

/** Puts the watching of games behind its part of the contract. */
export function replaysHandlers({ hosted, sessions }: ReplaysDeps): HandlersOf<ReplaysApi> {
  const inContext = <T>(
    game: string,
    work: (context: TableContext, host: HostedGame['host']) => Reply<T>,
  ): Reply<T> => {
    const found = hosted.ofGame(game);
    if (!found.ok) return found;
    const { host, sessions: own } = found.value;
    return own.inContext(game, (context) => work(context, host));
  };
  return {
    openReplay: (game) =>
      inContext(game, (context, host) =>
        openReplay(context, game, (stored) => host.keptPivotal?.(context.db, stored) ?? null),
      ),
    replayMoment: (request) => inContext(request.game, (context) => replayMoment(context, request)),
    explainThen: ({ why, ...at }) =>
      inContext(at.game, (context, host) =>
        askedThen(context, at, (seen) => askHost(host, 'explain', seen, why)),
      ),
    oddsThen: (at) =>
      inContext(at.game, (context, host) => askedThen(context, at, (seen) => askHost(host, 'odds', seen))),
    writeNote: (request) => inContext(request.game, (context) => writeNote(context, request)),
    removeNote: (request) => inContext(request.game, (context) => removeNote(context, request)),
    playOn: (request) => {
      const begun = inContext(request.game, (context) => playOn(context, request));
      return begun.ok ? sessions.open(begun.value) : begun;
    },
  };
}
