import type { AlphaOmega, CardDef, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';
import type { NewGame, TurningPointsApi } from '../../../../shared/games/alpha-omega/api.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import type { Sessions } from '../../../sessions/sessions.ts';
import type { PivotalSearches } from './search.ts';
import { cancelPivotal, pivotalProgress, startPivotal } from './turning-points.ts';

/** What the search for the choices that mattered works with. */
export interface TurningPointsDeps {
  readonly sessions: Sessions<AlphaOmega, ToldEvent, CardDef, NewGame>;
  readonly searches: PivotalSearches;
}

/** Puts the search for the choices that mattered behind its part of the contract. */
export const turningPointsHandlers = ({
  sessions,
  searches,
}: TurningPointsDeps): HandlersOf<TurningPointsApi> => ({
  startPivotal: (game) => sessions.inContext(game, (context) => startPivotal(context, searches, game)),
  pivotalProgress: (game) => sessions.inContext(game, (context) => pivotalProgress(context, searches, game)),
  cancelPivotal: (game) => sessions.inContext(game, (context) => cancelPivotal(context, searches, game)),
});
