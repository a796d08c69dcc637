import type { ReplaysApi, TableApi } from '../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../electron/shared/games/higher-card/wire.ts';
import type { GameApi as AnyGameApi } from '../../api.ts';

/** What Higher Card asks the main process, with what comes of it as this game has it. */
export type GameApi = Omit<AnyGameApi, keyof TableApi | keyof ReplaysApi> &
  Omit<TableApi<HigherCardWire>, 'listGames'> &
  ReplaysApi<HigherCardWire>;

/** The main process as Higher Card asks it: whatever begins with a request or a game of its own stays its own. */
export const ownApi = (api: AnyGameApi): GameApi => api as GameApi;
