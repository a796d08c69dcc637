import { CARDS_CHANNELS, type CardsApi } from './games/alpha-omega/cards/api.ts';
import { DECKS_CHANNELS, type DecksApi } from './games/alpha-omega/decks/api.ts';
import { DOCTOR_CHANNELS, type DoctorApi } from './games/alpha-omega/doctor/api.ts';
import { REPLAYS_CHANNELS, type ReplaysApi } from './replays/api.ts';
import { STATISTICS_CHANNELS, type StatisticsApi } from './games/alpha-omega/statistics/api.ts';
import { JOURNEYS_CHANNELS, type JourneysApi } from './games/alpha-omega/journeys/api.ts';
import { KEEPING_CHANNELS, type KeepingApi } from './keeping/api.ts';
import { TABLE_CHANNELS, type TableApi } from './table/api.ts';
import { WINDOW_CHANNELS, type WindowApi } from './window/api.ts';

export type * from './games/alpha-omega/doctor/api.ts';
export type * from './keeping/api.ts';
export type * from './keeping/files.ts';
export type * from './keeping/report.ts';
export type * from './reply.ts';
export type * from './games/alpha-omega/cards/api.ts';
export type * from './games/alpha-omega/decks/api.ts';
export type * from './games/alpha-omega/journeys/achieved.ts';
export type * from './games/alpha-omega/journeys/api.ts';
export type * from './replays/api.ts';
export type * from './games/alpha-omega/statistics/api.ts';
export type * from './table/api.ts';
export type * from './games/alpha-omega/table/hints.ts';
export type * from './window/api.ts';

/** Everything the window can ask of the main process; one channel a function, each area with its own file. */
export type GameApi = TableApi &
  CardsApi &
  DecksApi &
  DoctorApi &
  ReplaysApi &
  StatisticsApi &
  JourneysApi &
  KeepingApi &
  WindowApi;

export const CHANNELS = [
  ...TABLE_CHANNELS,
  ...CARDS_CHANNELS,
  ...DECKS_CHANNELS,
  ...DOCTOR_CHANNELS,
  ...REPLAYS_CHANNELS,
  ...STATISTICS_CHANNELS,
  ...JOURNEYS_CHANNELS,
  ...KEEPING_CHANNELS,
  ...WINDOW_CHANNELS,
] as const satisfies readonly (keyof GameApi)[];
