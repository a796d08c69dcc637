import type { Reply } from '../../reply.ts';
import type * as storage from '../../storage/api.ts';
import type * as files from '../../storage/files.ts';
import type { WindowApi } from '../../window/api.ts';
import type * as replays from '../../replays/api.ts';
import type * as table from '../../table/api.ts';
import { CARDS_CHANNELS, type CardsApi } from './cards/api.ts';
import { DECKS_CHANNELS, type DecksApi } from './decks/api.ts';
import { DOCTOR_CHANNELS, type DoctorApi } from './doctor/api.ts';
import { JOURNEYS_CHANNELS, type JourneysApi } from './journeys/api.ts';
import { STATISTICS_CHANNELS, type StatisticsApi } from './statistics/api.ts';
import { TURNING_POINTS_CHANNELS, type TurningPointsApi } from './turning-points/api.ts';
import type { Library } from './table/library.ts';
import type { Tutorial } from './table/tutorial.ts';
import type { AlphaOmegaWire } from './wire.ts';

export type * from './cards/api.ts';
export type * from './decks/api.ts';
export type * from './doctor/api.ts';
export type * from './journeys/achieved.ts';
export type * from './journeys/api.ts';
export type * from './statistics/api.ts';
export type * from './table/thumbnail.ts';
export type * from './table/hints.ts';
export type * from './table/level-tile.ts';
export type * from './table/library.ts';
export type * from './table/measured-objective.ts';
export type * from './table/measured-stop.ts';
export type * from './table/new-game.ts';
export type * from './turning-points/api.ts';

/* What the contract has for every game, as it is of this one. */
export type LogEntry = table.LogEntry<AlphaOmegaWire>;
export type Standing = table.Standing<AlphaOmegaWire>;
export type Looked = table.Looked<AlphaOmegaWire>;
export type Beat = table.Beat<AlphaOmegaWire>;
export type Step = table.Step<AlphaOmegaWire>;
export type GameSummary = table.GameSummary<AlphaOmegaWire>;
export type GameList = table.GameList<AlphaOmegaWire>;
export type KeptGame = storage.KeptGame<AlphaOmegaWire>;
export type KeptPart = storage.KeptPart<AlphaOmegaWire>;
export type Difference = storage.Difference<AlphaOmegaWire>;
export type BackupInside = storage.BackupInside<AlphaOmegaWire>;
export type StorageApi = storage.StorageApi<AlphaOmegaWire>;
export type SaveInside = files.SaveInside<AlphaOmegaWire>;
export type LookedInto = files.LookedInto<AlphaOmegaWire>;
export type Branched = replays.Branched<AlphaOmegaWire>;
export type LastGame = AlphaOmegaWire['request'] | null;
export type OpenGame = table.OpenGame<AlphaOmegaWire>;
export type TableApi = table.TableApi<AlphaOmegaWire>;
export type Replay = replays.Replay<AlphaOmegaWire>;
export type ReplayMoment = replays.ReplayMoment<AlphaOmegaWire>;
export type ReplaysApi = replays.ReplaysApi<AlphaOmegaWire>;

/** What the table of Alpha/Omega asks beside what every table does. */
interface OwnTableApi {
  library(): Promise<Reply<Library>>;
  /** Begins a tutorial; it is a game like any other, but for its decks. */
  learn(tutorial: Tutorial): Promise<Reply<OpenGame>>;
}

/** Alpha/Omega's own part of the contract: its cards and decks, journeys, statistics and the deck doctor. */
export type AlphaOmegaApi = OwnTableApi &
  CardsApi &
  DecksApi &
  DoctorApi &
  StatisticsApi &
  JourneysApi &
  TurningPointsApi;

/** All that the window can ask where nothing but Alpha/Omega is played. */
export type GameApi = TableApi & ReplaysApi & StorageApi & WindowApi & AlphaOmegaApi;

export const ALPHA_OMEGA_CHANNELS = [
  'library',
  'learn',
  ...CARDS_CHANNELS,
  ...DECKS_CHANNELS,
  ...DOCTOR_CHANNELS,
  ...STATISTICS_CHANNELS,
  ...JOURNEYS_CHANNELS,
  ...TURNING_POINTS_CHANNELS,
] as const satisfies readonly (keyof AlphaOmegaApi)[];
