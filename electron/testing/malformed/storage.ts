import fc from 'fast-check';
import type { StorageApi } from '../../shared/api.ts';
import { STORAGE } from '../../shared/storage/contract.ts';
import { anyArguments, junk, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

/** Arguments that no right program sends; what chance has made right is left out. */
function wrong(
  channel: keyof StorageApi,
  spoiled: fc.Arbitrary<readonly unknown[]>,
): fc.Arbitrary<readonly unknown[]> {
  const isRight = (given: readonly unknown[]): boolean => STORAGE[channel].safeParse(given).success;
  return fc.oneof(anyArguments, spoiled).filter((given) => !isRight(given));
}

const BACKUP = '2026-11-22T20-00-00-000Z.start.v70.n3.sqlite';
const reportOf = (game: string) => ({
  ...{ game, hasNames: false, words: '', trouble: null, shrunk: null, shown: null },
});
const after = (right: unknown): fc.Arbitrary<readonly unknown[]> => junk.map((more) => [right, more]);

export const MALFORMED_STORAGE: MalformedOf<StorageApi> = {
  keptGames: () =>
    wrong('keptGames', spoilt({ shelf: 'lines', search: '', order: 'played', from: 0, count: 10 })),
  thumbnails: (game) => wrong('thumbnails', after([game])),
  saveAs: (game) => wrong('saveAs', spoilt({ game, name: 'Eve' })),
  copyGame: (game) => wrong('copyGame', after(game)),
  playSlot: (game) => wrong('playSlot', after(game)),
  renameGame: (game) => wrong('renameGame', spoilt({ game, name: 'Eve' })),
  trashGames: (game) => wrong('trashGames', after([game])),
  restoreGames: (game) => wrong('restoreGames', after([game])),
  emptyTrash: () => some,
  exportGame: (game) => wrong('exportGame', after(game)),
  exportDecks: (game) => wrong('exportDecks', after([game])),
  installedPacks: () => some,
  exportPack: () => wrong('exportPack', after('starter')),
  removePack: () => wrong('removePack', after('starter')),
  lookInto: () => wrong('lookInto', spoilt({ name: 'x.aosave', bytes: new Uint8Array(3) })),
  openedFiles: () => some,
  takeIn: (game) => wrong('takeIn', spoilt({ token: game, how: 'add' })),
  putAside: (game) => wrong('putAside', after(game)),
  backups: () => some,
  backUp: () => some,
  lookIntoBackup: () => wrong('lookIntoBackup', after(BACKUP)),
  restoreBackup: () => wrong('restoreBackup', after(BACKUP)),
  mergeBackup: () => wrong('mergeBackup', after(BACKUP)),
  startTrouble: () => some,
  mend: () => wrong('mend', spoilt({ how: 'retry' })),
  reportPreview: (game) => wrong('reportPreview', spoilt(reportOf(game))),
  saveReport: (game) => wrong('saveReport', spoilt(reportOf(game))),
  startShrink: (game) => wrong('startShrink', after(game)),
  shrinkProgress: (game) => wrong('shrinkProgress', after(game)),
  stopShrink: (game) => wrong('stopShrink', after(game)),
  showFolder: () => wrong('showFolder', after('games')),
};
