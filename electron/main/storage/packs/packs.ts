import { rmSync } from 'node:fs';
import type { PackHere } from '../../../shared/storage/api.ts';
import type { StorageApi } from '../../../shared/storage/contract.ts';
import { packFoldersIn, packsIn } from '../../games/packs.ts';
import { attempt } from '../../ipc/attempt.ts';
import type { HandlersOf } from '../../ipc/ipc.ts';
import { refuse } from '../../ipc/trouble.ts';
import { allPackFolders, folderOf } from './installed-packs.ts';
import type { StoragePorts } from '../ports.ts';

type Packs = Pick<HandlersOf<StorageApi>, 'installedPacks' | 'removePack'>;

/** The packs of cards: listed and taken away. */
export function packsHandlers({ places, report, packsChanged }: StoragePorts): Packs {
  const nothing = (): object => ({});
  const ownFolders = (): readonly string[] => packFoldersIn(places.ownPacks);
  return {
    installedPacks: () =>
      attempt(report, nothing, () => {
        const { packs } = packsIn(allPackFolders(places));
        const own = new Set(packsIn(ownFolders()).packs.map(({ id }) => id));
        return {
          ok: true,
          value: packs.map(({ id, title, version, licence, cards }): PackHere => {
            return { id, title, version, licence, cards: cards.length, isOwn: own.has(id) };
          }),
        };
      }),
    removePack: (id) =>
      attempt(report, nothing, () => {
        const folder = folderOf(ownFolders(), id);
        if (folder === null) return refuse('gone', 'noSuchPack');
        rmSync(folder, { recursive: true });
        packsChanged();
        return { ok: true, value: null };
      }),
  };
}
