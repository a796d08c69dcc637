import { DESKS_CHANNELS, type DesksApi } from './games/desks.ts';
import { STORAGE_CHANNELS, type StorageApi } from './storage/api.ts';
import { REPLAYS_CHANNELS, type ReplaysApi } from './replays/api.ts';
import { TABLE_CHANNELS, type TableApi } from './table/api.ts';
import { WINDOW_CHANNELS, type WindowApi } from './window/api.ts';

export type { Wire } from './games/wire.ts';
export type * from './games/wires.ts';
export type * from './storage/api.ts';
export type * from './storage/files.ts';
export type * from './storage/report.ts';
export type * from './replays/api.ts';
export type * from './reply.ts';
export type * from './table/api.ts';
export type * from './window/api.ts';

/** Everything the window can ask of the main process; one channel a function, each area with its own file. */
export type GameApi = TableApi & ReplaysApi & StorageApi & WindowApi & DesksApi;

export const CHANNELS = [
  ...TABLE_CHANNELS,
  ...REPLAYS_CHANNELS,
  ...STORAGE_CHANNELS,
  ...WINDOW_CHANNELS,
  ...DESKS_CHANNELS,
] as const satisfies readonly (keyof GameApi)[];
