import { existsSync, rmSync } from 'node:fs';
import { loadPackFolders, packFolders } from '../../../cards/load.ts';
import type { KeepingApi, PackHere } from '../../shared/keeping/api.ts';
import { attempt } from '../ipc/attempt.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import { refuse } from '../ipc/trouble.ts';
import { allPackFolders, folderOf } from './installed-packs.ts';
import type { KeepingPorts } from './ports.ts';

type Packs = Pick<HandlersOf<KeepingApi>, 'installedPacks' | 'removePack'>;

/** The packs of cards: listed and taken away. */
export function packsHandlers({ places, report, shelf }: KeepingPorts): Packs {
  const nothing = (): object => ({});
  const ownFolders = (): readonly string[] =>
    existsSync(places.ownPacks) ? packFolders(places.ownPacks).folders : [];
  return {
    installedPacks: () =>
      attempt(report, nothing, () => {
        const { packs } = loadPackFolders(allPackFolders(places));
        const own = new Set(loadPackFolders(ownFolders()).packs.map(({ id }) => id));
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
        shelf.relay();
        return { ok: true, value: null };
      }),
  };
}
