import type { ApiOf } from './channel.ts';
import { DESKS } from './games/desks.ts';
import { STORAGE } from './storage/contract.ts';
import { REPLAYS } from './replays/contract.ts';
import { TABLE } from './table/contract.ts';
import { WINDOW } from './window/contract.ts';

/** Everything the window can ask of the main process, each area with its own file. */
export const CONTRACT = { ...TABLE, ...REPLAYS, ...STORAGE, ...WINDOW, ...DESKS };
export interface GameApi extends ApiOf<typeof CONTRACT> {}

export const CHANNELS = Object.keys(CONTRACT) as readonly (keyof GameApi)[];
