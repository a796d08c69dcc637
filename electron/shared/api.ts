import { DECKS_CHANNELS, type DecksApi } from './decks/api.ts';
import { DOCTOR_CHANNELS, type DoctorApi } from './doctor/api.ts';
import { TABLE_CHANNELS, type TableApi } from './table/api.ts';

export type * from './doctor/api.ts';
export type * from './reply.ts';
export type * from './decks/api.ts';
export type * from './table/api.ts';

/** Everything the window can ask of the main process; one channel a function, each area with its own file. */
export type GameApi = TableApi & DecksApi & DoctorApi;

export const CHANNELS = [
  ...TABLE_CHANNELS,
  ...DECKS_CHANNELS,
  ...DOCTOR_CHANNELS,
] as const satisfies readonly (keyof GameApi)[];
