import { DESKS_CHANNELS, type DesksApi } from './games/desks.ts';
import { KEEPING_CHANNELS, type KeepingApi } from './keeping/api.ts';
import { REPLAYS_CHANNELS, type ReplaysApi } from './replays/api.ts';
import { TABLE_CHANNELS, type TableApi } from './table/api.ts';
import { WINDOW_CHANNELS, type WindowApi } from './window/api.ts';

export type { Wire } from './games/wire.ts';
export type * from './games/wires.ts';
export type * from './keeping/api.ts';
export type * from './keeping/files.ts';
export type * from './keeping/report.ts';
export type * from './replays/api.ts';
export type * from './reply.ts';
export type * from './table/api.ts';
export type * from './window/api.ts';

/** Everything the window can ask of the main process; one channel a function, each area with its own file. */
export type GameApi = TableApi & ReplaysApi & KeepingApi & WindowApi & DesksApi;

export const CHANNELS = [
  ...TABLE_CHANNELS,
  ...REPLAYS_CHANNELS,
  ...KEEPING_CHANNELS,
  ...WINDOW_CHANNELS,
  ...DESKS_CHANNELS,
] as const satisfies readonly (keyof GameApi)[];
