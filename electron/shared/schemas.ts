import type { GameApi } from './api.ts';
import type { ArgumentsOf } from './arguments.ts';
import { DESKS_ARGUMENTS } from './games/schemas.ts';
import { STORAGE_ARGUMENTS } from './storage/schema.ts';
import { REPLAYS_ARGUMENTS } from './replays/schema.ts';
import { TABLE_ARGUMENTS } from './table/schema.ts';
import { WINDOW_ARGUMENTS } from './window/schema.ts';

/** What each channel takes. Whatever does not fit is refused before anything is done. */
export const ARGUMENTS: ArgumentsOf<GameApi> = {
  ...TABLE_ARGUMENTS,
  ...REPLAYS_ARGUMENTS,
  ...STORAGE_ARGUMENTS,
  ...WINDOW_ARGUMENTS,
  ...DESKS_ARGUMENTS,
};
