import type { AlphaOmegaApi, ReplaysApi, TableApi } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { GameApi as AnyGameApi } from '../../api.ts';

/**
 * All that Alpha/Omega asks the main process: its own, and what every game asks, with what comes of it as this game has
 * it. Lists and files hold games of all kinds.
 */
export type GameApi = Omit<AnyGameApi, keyof TableApi | keyof ReplaysApi> &
  Omit<TableApi, 'listGames'> &
  Pick<AnyGameApi, 'listGames'> &
  ReplaysApi &
  AlphaOmegaApi;

/** The main process as Alpha/Omega asks it: whatever begins with a request or a game of its own stays its own. */
export const ownApi = (api: AnyGameApi): GameApi => api as GameApi;
