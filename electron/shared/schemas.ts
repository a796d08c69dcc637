import type { GameApi } from './api.ts';
import type { ArgumentsOf } from './arguments.ts';
import { CARDS_ARGUMENTS } from './games/alpha-omega/cards/schema.ts';
import { DECKS_ARGUMENTS } from './games/alpha-omega/decks/schema.ts';
import { DOCTOR_ARGUMENTS } from './games/alpha-omega/doctor/schema.ts';
import { REPLAYS_ARGUMENTS } from './replays/schema.ts';
import { STATISTICS_ARGUMENTS } from './games/alpha-omega/statistics/schema.ts';
import { JOURNEYS_ARGUMENTS } from './games/alpha-omega/journeys/schema.ts';
import { KEEPING_ARGUMENTS } from './keeping/schema.ts';
import { TABLE_ARGUMENTS } from './table/schema.ts';
import { WINDOW_ARGUMENTS } from './window/schema.ts';

/** What each channel takes. Whatever does not fit is refused before anything is done. */
export const ARGUMENTS: ArgumentsOf<GameApi> = {
  ...TABLE_ARGUMENTS,
  ...CARDS_ARGUMENTS,
  ...DECKS_ARGUMENTS,
  ...DOCTOR_ARGUMENTS,
  ...REPLAYS_ARGUMENTS,
  ...STATISTICS_ARGUMENTS,
  ...JOURNEYS_ARGUMENTS,
  ...KEEPING_ARGUMENTS,
  ...WINDOW_ARGUMENTS,
};
