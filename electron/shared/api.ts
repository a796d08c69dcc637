import { TABLE_CHANNELS, type TableApi } from './table/api.ts';

export type * from './reply.ts';
export type * from './table/api.ts';

/** Everything the window can ask of the main process; one channel a function, each area with its own file. */
export type GameApi = TableApi;

export const CHANNELS = [...TABLE_CHANNELS] as const satisfies readonly (keyof GameApi)[];
