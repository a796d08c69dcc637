import type { PivotalMoments } from '../../../../../engine/alpha-omega/index.ts';
import type { Reply } from '../../../reply.ts';

/** How far the search for the choices that mattered is. */
export type PivotalProgress =
  /** `done`: from 0 to 1. */
  | { readonly at: 'searching'; readonly done: number }
  | { readonly at: 'found'; readonly pivotal: PivotalMoments }
  /** Nobody searches: it was stopped, or was never begun. */
  | { readonly at: 'stopped' };

/** The choices of a game that is over that moved its odds most. */
export interface TurningPointsApi {
  /** Begins to search for the choices that moved the odds most, unless that is known or under way. */
  startPivotal(game: string): Promise<Reply<PivotalProgress>>;
  pivotalProgress(game: string): Promise<Reply<PivotalProgress>>;
  cancelPivotal(game: string): Promise<Reply<PivotalProgress>>;
}

export const TURNING_POINTS_CHANNELS = [
  'startPivotal',
  'pivotalProgress',
  'cancelPivotal',
] as const satisfies readonly (keyof TurningPointsApi)[];
