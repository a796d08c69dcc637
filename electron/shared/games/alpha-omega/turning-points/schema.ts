import { z } from 'zod';
import type { ArgumentsOf } from '../../../arguments.ts';
import type { TurningPointsApi } from './api.ts';

const game = z.uuid();

export const TURNING_POINTS_ARGUMENTS: ArgumentsOf<TurningPointsApi> = {
  startPivotal: z.tuple([game]),
  pivotalProgress: z.tuple([game]),
  cancelPivotal: z.tuple([game]),
};
