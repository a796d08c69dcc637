import { z } from 'zod';
import { takes, type ApiOf } from '../channel.ts';
import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import { name, typedPage } from '../name-schema.ts';
import type { OpenGame } from '../table/api.ts';
import type {
  BackupInside,
  BackupLine,
  BackupList,
  KeptPart,
  Merged,
  PackHere,
  StartTrouble,
} from './api.ts';
import type { LookedInto, TakenIn } from './files.ts';
import type { ReportPreview, ShrinkProgress } from './report.ts';

const game = z.uuid();
/** More than a shelf ever holds; ten times as many take main a tenth of a second to read. */
const games = z.array(game).min(1).max(10_000);

/** The name of a backup's file, and no place on a disk. */
const backup = z.string().regex(/^[0-9A-Za-z-]{1,40}\.[a-z]{1,12}\.v\d{1,6}(\.n\d{1,9})?\.sqlite$/);

const pack = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const LARGEST_FILE = 20 * 1024 * 1024;

const bytes: z.ZodType<Uint8Array> = z
  .instanceof(Uint8Array)
  .refine(({ length }) => length <= LARGEST_FILE, 'the file is too large');

const report = z.strictObject({
  /** The game that it is about; null where it is about none. */
  game: game.nullable(),
  /** The names of people are in it; without them, each is called by the number of the seat. */
  hasNames: z.boolean(),
  /** What somebody says to it. */
  words: typedPage(4000),
  /** What the window was told. */
  trouble: z.strictObject({ code: z.string().max(40), detail: z.string().max(1000) }).nullable(),
  /** A search for the shortest log, whose result goes in instead of the whole log. */
  shrunk: game.nullable(),
  /** The entry that somebody reads meanwhile; null where it is none. */
  shown: z.string().max(100).nullable(),
});

/** What part of a shelf is wanted. */
const part = z.strictObject({
  shelf: z.enum(['lines', 'slots', 'trash']),
  /** Every word of it must be found, in any order; empty for all. */
  search: z.string().max(200),
  order: z.enum(['played', 'begun', 'name', 'round']),
  from: z.int().min(0).max(1_000_000),
  count: z.int().min(1).max(200),
});

/** `add`: as it is; `copy`: as another game beside the one here; `replace`: in the place of the one here. */
const how = z.enum(['add', 'copy', 'replace']);

/** What is to be tried: the same file again, a new one, or a backup. The one that is there is put aside, never lost. */
const mend = z.strictObject({ how: z.enum(['retry', 'fresh', 'backup']), backup: backup.exactOptional() });

const channels = <W extends Wire = AnyWire>() => ({
  keptGames: takes(part).gives<KeptPart<W>>(),
  /** Of so many games at once as are in sight; one that has no thumbnail is left out. */
  thumbnails: takes(z.array(game).max(60)).gives<readonly W['thumbnail'][]>(),
  /** "Save as…": a named copy of a game as it stands now. */
  saveAs: takes(z.strictObject({ game, name })).gives<{ readonly id: string }>(),
  /** Copies a game: the copy is played on by itself. */
  copyGame: takes(game).gives<{ readonly id: string }>(),
  /** Plays on from a named copy, which stays as it is. */
  playSlot: takes(game).gives<OpenGame<W>>(),
  /** Null takes the name away. */
  renameGame: takes(z.strictObject({ game, name: name.nullable() })).gives<null>(),
  /** Throws games away; until the trash is emptied they can be brought back. */
  trashGames: takes(games).gives<{ readonly count: number }>(),
  restoreGames: takes(games).gives<{ readonly count: number }>(),
  emptyTrash: takes().gives<{ readonly count: number }>(),
  /** Asks where to, and writes a game there. @returns its path, or null where nobody wanted it after all */
  exportGame: takes(game).gives<string | null>(),
  /** Asks where to, and writes decks into one file. @returns its path, or null where nobody wanted it after all */
  exportDecks: takes(z.array(game).min(1).max(500)).gives<string | null>(),
  /** The packs of cards, those that the program brings first. */
  installedPacks: takes().gives<readonly PackHere[]>(),
  exportPack: takes(pack).gives<string | null>(),
  /** Takes a pack away that somebody brought. Games that were begun with it keep it. */
  removePack: takes(pack).gives<null>(),
  /** Says what a file that somebody brings is; nothing of it is written anywhere. */
  lookInto: takes(z.strictObject({ name: z.string().max(300), bytes })).gives<LookedInto<W>>(),
  /** What the program was started with, or asked to open since: looked into, each told once. */
  openedFiles: takes().gives<readonly LookedInto<W>[]>(),
  /** Does something with a file that was looked into. */
  takeIn: takes(z.strictObject({ token: game, how })).gives<TakenIn>(),
  /** A file that was looked into is not wanted. */
  putAside: takes(game).gives<null>(),
  backups: takes().gives<BackupList>(),
  backUp: takes().gives<BackupLine>(),
  lookIntoBackup: takes(backup).gives<BackupInside<W>>(),
  /** Puts a backup in the place of everything that is kept, which becomes a backup itself. The window is begun anew. */
  restoreBackup: takes(backup).gives<null>(),
  /** Adds what the backup has and this has not; what is here now becomes a backup before. */
  mergeBackup: takes(backup).gives<Merged>(),
  /**
   * Why nothing else can be asked; null where the file of games is open. Where it is open and a backup was to take its place,
   * and did not, it says once why.
   */
  startTrouble: takes().gives<StartTrouble | null>(),
  /** Tries to get the file of games open; the window is begun anew. */
  mend: takes(mend).gives<null>(),
  /** What a report would hold; nothing is written or sent. */
  reportPreview: takes(report).gives<ReportPreview>(),
  /** Asks where to, and writes a report. @returns its path, or null where nobody wanted it after all */
  saveReport: takes(report).gives<string | null>(),
  /** Looks for the shortest log of a game that still shows what is wrong with it. @returns what the search is called */
  startShrink: takes(game).gives<string>(),
  shrinkProgress: takes(game).gives<ShrinkProgress>(),
  /** Stops the search; the shortest log so far stays. */
  stopShrink: takes(game).gives<null>(),
  /** Shows the folder of the program's own files in the system's own way. */
  showFolder: takes(z.enum(['games', 'backups'])).gives<null>(),
});

/** Everything around what is kept: games, files, backups. */
export const STORAGE = channels();
export interface StorageApi<W extends Wire = AnyWire> extends ApiOf<ReturnType<typeof channels<W>>> {}

export type KeptOrder = Parameters<StorageApi['keptGames']>[0]['order'];
export type MendRequest = Parameters<StorageApi['mend']>[0];
export type ReportRequest = Parameters<StorageApi['reportPreview']>[0];
export type TakeInRequest = Parameters<StorageApi['takeIn']>[0];
