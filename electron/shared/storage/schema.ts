import { z } from 'zod';
import type { ArgumentsOf } from '../arguments.ts';
import { name, typedPage } from '../name-schema.ts';
import type { StorageApi } from './api.ts';

const game = z.uuid();
/** More than a shelf ever holds; ten times as many take main a tenth of a second to read. */
const games = z.array(game).min(1).max(10_000);

const shelf = z.enum(['lines', 'slots', 'trash']);

/** The name of a backup's file, and no place on a disk. */
const backup = z.string().regex(/^[0-9A-Za-z-]{1,40}\.[a-z]{1,12}\.v\d{1,6}(\.n\d{1,9})?\.sqlite$/);

const pack = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const LARGEST_FILE = 20 * 1024 * 1024;

const bytes = z
  .instanceof(Uint8Array)
  .refine(({ length }) => length <= LARGEST_FILE, 'the file is too large');

const report = z.strictObject({
  game: game.nullable(),
  hasNames: z.boolean(),
  words: typedPage(4000),
  trouble: z.strictObject({ code: z.string().max(40), detail: z.string().max(1000) }).nullable(),
  shrunk: game.nullable(),
  shown: z.string().max(100).nullable(),
});

/** Schemas of the arguments of each storage channel. */
export const STORAGE_ARGUMENTS: ArgumentsOf<StorageApi> = {
  keptGames: z.tuple([
    z.strictObject({
      shelf,
      search: z.string().max(200),
      order: z.enum(['played', 'begun', 'name', 'round']),
      from: z.int().min(0).max(1_000_000),
      count: z.int().min(1).max(200),
    }),
  ]),
  thumbnails: z.tuple([z.array(game).max(60)]),
  saveAs: z.tuple([z.strictObject({ game, name })]),
  copyGame: z.tuple([game]),
  playSlot: z.tuple([game]),
  renameGame: z.tuple([z.strictObject({ game, name: name.nullable() })]),
  trashGames: z.tuple([games]),
  bringBack: z.tuple([games]),
  emptyTrash: z.tuple([]),
  exportGame: z.tuple([game]),
  exportDecks: z.tuple([z.array(game).min(1).max(500)]),
  installedPacks: z.tuple([]),
  exportPack: z.tuple([pack]),
  removePack: z.tuple([pack]),
  lookInto: z.tuple([z.strictObject({ name: z.string().max(300), bytes })]),
  openedFiles: z.tuple([]),
  takeIn: z.tuple([z.strictObject({ token: game, how: z.enum(['add', 'copy', 'replace']) })]),
  putAside: z.tuple([game]),
  backups: z.tuple([]),
  backUp: z.tuple([]),
  lookIntoBackup: z.tuple([backup]),
  restoreBackup: z.tuple([backup]),
  mergeBackup: z.tuple([backup]),
  startTrouble: z.tuple([]),
  mend: z.tuple([
    z.strictObject({ how: z.enum(['retry', 'fresh', 'backup']), backup: backup.exactOptional() }),
  ]),
  reportPreview: z.tuple([report]),
  saveReport: z.tuple([report]),
  startShrink: z.tuple([game]),
  shrinkProgress: z.tuple([game]),
  stopShrink: z.tuple([game]),
  showFolder: z.tuple([z.enum(['games', 'backups'])]),
};
