import { rulesetOfGame } from '../../../db/games/games.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import { RULESET_IDS, type RulesetId } from '../../../engine/games.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { AnyWire } from '../../shared/games/wires.ts';
import type { NewGame, Reply } from '../../shared/api.ts';
import { refuse } from '../ipc/trouble.ts';
import { noSuchGame } from '../sessions/opening.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { hostOf, type AnyGame, type AnyHost } from './index.ts';

/** The sessions of some game. */
export type AnySessions = Sessions<AnyGame, AnyWire['told'], AnyWire['print']>;

/** The sessions of a game among those of others. They are handed only what is that game's own. */
export const amongOthers = <G extends GameTypes, Told, Print, Request extends NewGame>(
  sessions: Sessions<G, Told, Print, Request>,
): AnySessions => sessions as unknown as AnySessions;

/** A game as the program runs it: what it is, and its games that are played. */
export interface HostedGame {
  readonly host: AnyHost;
  readonly sessions: AnySessions;
}

/** The games that the program runs. */
export interface HostedGames {
  /** The game in which what is asked for begins. A request that names no game is of the first one, as all once were. */
  forRequest(request: NewGame): Reply<HostedGame>;
  /** The game of a kept row, which names its ruleset. */
  ofGame(id: string): Reply<HostedGame>;
  all(): readonly HostedGame[];
}

/** The hosted games over the sessions of each. */
export function hostedGames(db: ReadableDb, sessions: Readonly<Record<RulesetId, AnySessions>>): HostedGames {
  const hostedGame = (ruleset: string): HostedGame | null => {
    const host = hostOf(ruleset);
    return host && { host, sessions: sessions[host.ruleset.id as RulesetId] };
  };
  return {
    forRequest: ({ ruleset = RULESET_IDS[0] ?? '' }) => {
      const found = hostedGame(ruleset);
      return found ? { ok: true, value: found } : refuse('badRequest', `no game has the rules ${ruleset}`);
    },
    ofGame: (id) => {
      const ruleset = rulesetOfGame(db, id);
      if (ruleset === null) return noSuchGame(id);
      const found = hostedGame(ruleset);
      return found
        ? { ok: true, value: found }
        : refuse('otherRules', `a game of ${ruleset}, which is not in this program`);
    },
    all: () => RULESET_IDS.flatMap((id) => hostedGame(id) ?? []),
  };
}
