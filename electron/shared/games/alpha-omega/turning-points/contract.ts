import { z } from 'zod';
import type { PivotalMoments } from '../../../../../engine/alpha-omega/index.ts';
import { takes, type ApiOf } from '../../../channel.ts';

/** How far the search for the choices that mattered is. */
export type PivotalProgress =
  /** `done`: from 0 to 1. */
  | { readonly at: 'searching'; readonly done: number }
  | { readonly at: 'found'; readonly pivotal: PivotalMoments }
  /** Nobody searches: it was stopped, or was never begun. */
  | { readonly at: 'stopped' };

/** The choices of a game that is over that moved its odds most. */
export const TURNING_POINTS = {
  /** Begins to search for the choices that moved the odds most, unless that is known or under way. */
  startPivotal: takes(z.uuid()).gives<PivotalProgress>(),
  pivotalProgress: takes(z.uuid()).gives<PivotalProgress>(),
  cancelPivotal: takes(z.uuid()).gives<PivotalProgress>(),
};
export interface TurningPointsApi extends ApiOf<typeof TURNING_POINTS> {}
