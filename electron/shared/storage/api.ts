import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import type { Reply, StorageCause, Trouble } from '../reply.ts';
import type { GameSummary, OpenGame } from '../table/api.ts';
import type { BroughtFile, Likeness, LookedInto, TakeInRequest, TakenIn } from './files.ts';
import type { ReportPreview, ReportRequest, ShrinkProgress } from './report.ts';

/** The shelf of a saved game: games that are played, named copies, or the trash. */
export type Shelf = 'lines' | 'slots' | 'trash';

export type KeptOrder = 'played' | 'begun' | 'name' | 'round';

/** A query for part of a shelf. */
export interface KeptRequest {
  readonly shelf: Shelf;
  /** Every word of it must be found, in any order; empty for all. */
  readonly search: string;
  readonly order: KeptOrder;
  readonly from: number;
  readonly count: number;
}

/** A kept game. */
export interface KeptGame<W extends Wire = AnyWire> {
  readonly id: string;
  /** `line`: it is played on; `slot`: a named copy that stays as it is. */
  readonly kind: 'line' | 'slot';
  readonly name: string | null;
  /** ISO 8601, UTC; null where it was not thrown away. */
  readonly trashedAt: string | null;
  readonly playedAt: string;
  /** Null where nothing can be said of it: `detail` says why. It stays as it is until somebody deletes it. */
  readonly game: GameSummary<W> | null;
  readonly detail: string;
  /** It was begun by other rules, so that it can be watched and not be played. */
  readonly isOfOtherRules: boolean;
}

export interface KeptPart<W extends Wire = AnyWire> {
  readonly games: readonly KeptGame<W>[];
  /** How many there are in all that were searched for. */
  readonly total: number;
  /** How many lie on each shelf. */
  readonly shelves: Readonly<Record<Shelf, number>>;
}

/** "Save as…": a named copy of a game as it stands now. */
export interface SaveAsRequest {
  readonly game: string;
  readonly name: string;
}

export interface RenameGame {
  readonly game: string;
  /** Null takes the name away. */
  readonly name: string | null;
}

/** A pack that is installed. */
export interface PackHere {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly cards: number;
  /** Somebody brought it, and can take it away. */
  readonly isOwn: boolean;
}

/** A backup of everything that is kept. */
export interface BackupLine {
  readonly file: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: 'start' | 'migration' | 'hand' | 'restore' | 'merge' | 'rescue';
  readonly bytes: number;
}

export interface BackupList {
  readonly backups: readonly BackupLine[];
  /** Where they lie. */
  readonly folder: string;
  /** Why the last one could not be made; null where it could. */
  readonly failure: string | null;
}

/** A game that is otherwise in a backup than here. */
export interface Difference<W extends Wire = AnyWire> {
  readonly id: string;
  readonly name: string | null;
  /** What the list says of it; null where nothing can be said. */
  readonly game: GameSummary<W> | null;
  /** Answers of it here, and in the backup; null where it is not there. */
  readonly here: number | null;
  readonly there: number | null;
  readonly likeness: Likeness | 'missing';
}

/** What is in a backup, and what it would change. */
export interface BackupInside<W extends Wire = AnyWire> {
  readonly file: string;
  readonly games: number;
  /** What it holds beside games, by the name of its table, as `decks`. */
  readonly holds: Readonly<Record<string, number>>;
  /** The names of its decks. */
  readonly decks: readonly string[];
  /** All games that are otherwise here than there; `missing` are those that the backup has not. */
  readonly differences: readonly Difference<W>[];
  /** Other things in it that are not here, by the name of their table, as `decks`. */
  readonly additions: Readonly<Record<string, number>>;
}

/** What a merge did. */
export interface Merged {
  readonly added: number;
  readonly advanced: number;
  readonly copied: number;
  readonly additions: number;
}

/** Why the file of games could not be opened; it is exactly as it was. */
export interface StartTrouble {
  readonly code: 'newer' | 'otherProgram' | 'damaged' | 'unusable';
  /** What the disk has against it, where it is that. */
  readonly cause: StorageCause | null;
  readonly file: string;
  /** For people who report it. */
  readonly detail: string;
  /** Why what was tried last was not done; null where nothing was tried. */
  readonly failure: Trouble | null;
  readonly backups: readonly BackupLine[];
}

/** What is to be tried: the same file again, a new one, or a backup. The one that is there is put aside, never lost. */
export interface MendRequest {
  readonly how: 'retry' | 'fresh' | 'backup';
  readonly backup?: string;
}

/** Everything around what is kept: games, files, backups. */
export interface StorageApi<W extends Wire = AnyWire> {
  keptGames(request: KeptRequest): Promise<Reply<KeptPart<W>>>;
  /** Of so many games at once as are in sight; one that has no thumbnail is left out. */
  thumbnails(games: readonly string[]): Promise<Reply<readonly W['thumbnail'][]>>;
  saveAs(request: SaveAsRequest): Promise<Reply<{ readonly id: string }>>;
  /** Copies a game: the copy is played on by itself. */
  copyGame(game: string): Promise<Reply<{ readonly id: string }>>;
  /** Plays on from a named copy, which stays as it is. */
  playSlot(game: string): Promise<Reply<OpenGame<W>>>;
  renameGame(request: RenameGame): Promise<Reply<null>>;
  /** Throws games away; until the trash is emptied they can be brought back. */
  trashGames(games: readonly string[]): Promise<Reply<{ readonly count: number }>>;
  bringBack(games: readonly string[]): Promise<Reply<{ readonly count: number }>>;
  emptyTrash(): Promise<Reply<{ readonly count: number }>>;
  /** Asks where to, and writes a game there. @returns its path, or null where nobody wanted it after all */
  exportGame(game: string): Promise<Reply<string | null>>;
  /** Asks where to, and writes decks into one file. @returns its path, or null where nobody wanted it after all */
  exportDecks(decks: readonly string[]): Promise<Reply<string | null>>;
  /** The packs of cards, those that the program brings first. */
  installedPacks(): Promise<Reply<readonly PackHere[]>>;
  exportPack(pack: string): Promise<Reply<string | null>>;
  /** Takes a pack away that somebody brought. Games that were begun with it keep it. */
  removePack(pack: string): Promise<Reply<null>>;
  /** Says what a file is; nothing of it is written anywhere. */
  lookInto(file: BroughtFile): Promise<Reply<LookedInto<W>>>;
  /** What the program was started with, or asked to open since: looked into, each told once. */
  openedFiles(): Promise<Reply<readonly LookedInto<W>[]>>;
  takeIn(request: TakeInRequest): Promise<Reply<TakenIn>>;
  /** A file that was looked into is not wanted. */
  putAside(token: string): Promise<Reply<null>>;
  backups(): Promise<Reply<BackupList>>;
  backUp(): Promise<Reply<BackupLine>>;
  lookIntoBackup(file: string): Promise<Reply<BackupInside<W>>>;
  /** Puts a backup in the place of everything that is kept, which becomes a backup itself. The window is begun anew. */
  restoreBackup(file: string): Promise<Reply<null>>;
  /** Adds what the backup has and this has not; what is here now becomes a backup before. */
  mergeBackup(file: string): Promise<Reply<Merged>>;
  /**
   * Why nothing else can be asked; null where the file of games is open. Where it is open and a backup was to take its place,
   * and did not, it says once why.
   */
  startTrouble(): Promise<Reply<StartTrouble | null>>;
  /** Tries to get the file of games open; the window is begun anew. */
  mend(request: MendRequest): Promise<Reply<null>>;
  /** What a report would hold; nothing is written or sent. */
  reportPreview(request: ReportRequest): Promise<Reply<ReportPreview>>;
  /** Asks where to, and writes a report. @returns its path, or null where nobody wanted it after all */
  saveReport(request: ReportRequest): Promise<Reply<string | null>>;
  /** Looks for the shortest log of a game that still shows what is wrong with it. @returns what the search is called */
  startShrink(game: string): Promise<Reply<string>>;
  shrinkProgress(search: string): Promise<Reply<ShrinkProgress>>;
  /** Stops the search; the shortest log so far stays. */
  stopShrink(search: string): Promise<Reply<null>>;
  /** Shows the folder of the program's own files in the system's own way. */
  showFolder(which: 'games' | 'backups'): Promise<Reply<null>>;
}

export const STORAGE_CHANNELS = [
  'keptGames',
  'thumbnails',
  'saveAs',
  'copyGame',
  'playSlot',
  'renameGame',
  'trashGames',
  'bringBack',
  'emptyTrash',
  'exportGame',
  'exportDecks',
  'installedPacks',
  'exportPack',
  'removePack',
  'lookInto',
  'openedFiles',
  'takeIn',
  'putAside',
  'backups',
  'backUp',
  'lookIntoBackup',
  'restoreBackup',
  'mergeBackup',
  'startTrouble',
  'mend',
  'reportPreview',
  'saveReport',
  'startShrink',
  'shrinkProgress',
  'stopShrink',
  'showFolder',
] as const satisfies readonly (keyof StorageApi)[];
