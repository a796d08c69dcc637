import type { Replay } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaWire } from '../../../../electron/shared/games/alpha-omega/wire.ts';
import { Watching, type ShownMoment } from '../../../table/replays/watching.svelte.ts';
import type { GameApi } from '../api.ts';
import { Session } from '../session.svelte.ts';

/** A game of Alpha/Omega that is watched again. */
export type Watched = Watching<AlphaOmegaWire, Session>;

export const watch = (api: GameApi, replay: Replay, first: ShownMoment<AlphaOmegaWire>): Watched =>
  new Watching(api, replay, first, (then, opened) => new Session({ ...api, ...then }, opened));
