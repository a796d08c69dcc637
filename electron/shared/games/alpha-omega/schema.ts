import { z } from 'zod';
import type { ArgumentsOf } from '../../arguments.ts';
import type { AlphaOmegaApi } from './api.ts';
import { CARDS_ARGUMENTS } from './cards/schema.ts';
import { DECKS_ARGUMENTS } from './decks/schema.ts';
import { DOCTOR_ARGUMENTS } from './doctor/schema.ts';
import { JOURNEYS_ARGUMENTS } from './journeys/schema.ts';
import { STATISTICS_ARGUMENTS } from './statistics/schema.ts';
import { TURNING_POINTS_ARGUMENTS } from './turning-points/schema.ts';
import { TUTORIALS } from './table/tutorial.ts';

/** What each of Alpha/Omega's own channels takes. */
export const ALPHA_OMEGA_ARGUMENTS: ArgumentsOf<AlphaOmegaApi> = {
  library: z.tuple([]),
  learn: z.tuple([z.enum(TUTORIALS)]),
  ...CARDS_ARGUMENTS,
  ...DECKS_ARGUMENTS,
  ...DOCTOR_ARGUMENTS,
  ...STATISTICS_ARGUMENTS,
  ...JOURNEYS_ARGUMENTS,
  ...TURNING_POINTS_ARGUMENTS,
};
