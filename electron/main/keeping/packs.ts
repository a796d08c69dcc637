import { existsSync, rmSync } from 'node:fs';
import { loadPackFolders, packFolders } from '../../../cards/load.ts';
import { alphaOmega } from '../../../engine/index.ts';
import type { KeepingApi, PackHere } from '../../shared/keeping/api.ts';
import { attempt, attemptLater } from '../attempt.ts';
import type { HandlersOf } from '../ipc.ts';
import { refuse } from '../trouble.ts';
import { words } from '../words.ts';
import { allPackFolders, folderOf } from './installed-packs.ts';
import { entriesOfPack } from './parcels/pack-file.ts';
import { packParcel } from './parcels/parcel.ts';
import type { KeepingPorts } from './ports.ts';

type Packs = Pick<HandlersOf<KeepingApi>, 'installedPacks' | 'removePack'> & Pick<KeepingApi, 'exportPack'>;

/** The packs of cards: listed, handed on and taken away. */
export function packsHandlers({ places, report, saveFile, clock, program, shelf }: KeepingPorts): Packs {
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
    exportPack: (id) =>
      attemptLater(report, nothing, async () => {
        const folder = folderOf(allPackFolders(places), id);
        if (folder === null) return refuse('gone', 'noSuchPack');
        const entries = entriesOfPack(folder);
        const { id: ruleset, version: rules } = alphaOmega;
        const madeAt = clock().toISOString();
        const bytes = packParcel({ kind: 'pack', program, ruleset, rules, madeAt, entries });
        return saveFile({ name: id, kind: words().files.pack, extension: 'aopack' }, bytes);
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
