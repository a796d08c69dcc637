import { z } from 'zod';
import { takes, type ApiOf } from '../../channel.ts';
import type { OpenGame } from '../../table/api.ts';
import { CARDS } from './cards/contract.ts';
import { DECKS } from './decks/contract.ts';
import { DOCTOR } from './doctor/contract.ts';
import { JOURNEYS } from './journeys/contract.ts';
import { STATISTICS } from './statistics/contract.ts';
import type { Library } from './table/library.ts';
import { TUTORIALS } from './table/tutorial.ts';
import { TURNING_POINTS } from './turning-points/contract.ts';
import type { AlphaOmegaWire } from './wire.ts';

/** Alpha/Omega's own part of the contract: its cards and decks, journeys, statistics and the deck doctor. */
export const ALPHA_OMEGA = {
  library: takes().gives<Library>(),
  /** Begins a tutorial; it is a game like any other, but for its decks. */
  learn: takes(z.enum(TUTORIALS)).gives<OpenGame<AlphaOmegaWire>>(),
  ...CARDS,
  ...DECKS,
  ...DOCTOR,
  ...STATISTICS,
  ...JOURNEYS,
  ...TURNING_POINTS,
};
export interface AlphaOmegaApi extends ApiOf<typeof ALPHA_OMEGA> {}
