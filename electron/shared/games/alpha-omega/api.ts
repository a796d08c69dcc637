import type * as storage from '../../storage/api.ts';
import type { StorageApi as AnyStorageApi } from '../../storage/contract.ts';
import type * as files from '../../storage/files.ts';
import type * as replays from '../../replays/api.ts';
import type { ReplaysApi as AnyReplaysApi } from '../../replays/contract.ts';
import type * as table from '../../table/api.ts';
import type { TableApi as AnyTableApi } from '../../table/contract.ts';
import type { WindowApi } from '../../window/contract.ts';
import type { AlphaOmegaApi } from './contract.ts';
import type { AlphaOmegaWire } from './wire.ts';

export type { AlphaOmegaApi };
export type * from './cards/api.ts';
export type * from './cards/contract.ts';
export type * from './decks/api.ts';
export type * from './decks/contract.ts';
export type * from './doctor/api.ts';
export type * from './doctor/contract.ts';
export type * from './journeys/achieved.ts';
export type * from './journeys/api.ts';
export type * from './journeys/contract.ts';
export type * from './statistics/api.ts';
export type * from './statistics/contract.ts';
export type * from './table/thumbnail.ts';
export type * from './table/hints.ts';
export type * from './table/level-tile.ts';
export type * from './table/library.ts';
export type * from './table/measured-objective.ts';
export type * from './table/measured-stop.ts';
export type * from './table/new-game.ts';
export type * from './turning-points/contract.ts';

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
export type StorageApi = AnyStorageApi<AlphaOmegaWire>;
export type SaveInside = files.SaveInside<AlphaOmegaWire>;
export type LookedInto = files.LookedInto<AlphaOmegaWire>;
export type Branched = replays.Branched<AlphaOmegaWire>;
export type LastGame = AlphaOmegaWire['request'] | null;
export type OpenGame = table.OpenGame<AlphaOmegaWire>;
export type TableApi = AnyTableApi<AlphaOmegaWire>;
export type Replay = replays.Replay<AlphaOmegaWire>;
export type ReplayMoment = replays.ReplayMoment<AlphaOmegaWire>;
export type ReplaysApi = AnyReplaysApi<AlphaOmegaWire>;

/** All that the window can ask where nothing but Alpha/Omega is played. */
export type GameApi = TableApi & ReplaysApi & StorageApi & WindowApi & AlphaOmegaApi;
