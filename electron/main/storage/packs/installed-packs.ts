import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packFoldersIn, packsIn } from '../../games/packs.ts';
import type { ReadPack } from '../../games/pack-files.ts';
import type { Places } from '../../system/places.ts';
import { writePack, type PackEntry } from '../transfer/archives/pack-file.ts';

/** The folders of all packs: those that the program brings, then those that somebody brought. */
export function allPackFolders({ packs, ownPacks }: Pick<Places, 'packs' | 'ownPacks'>): readonly string[] {
  return [...packFoldersIn(packs), ...packFoldersIn(ownPacks)];
}

/** The pack of this id that is installed, or null. */
export function installedPack(places: Pick<Places, 'packs' | 'ownPacks'>, id: string): ReadPack | null {
  return packsIn(allPackFolders(places)).packs.find((pack) => pack.id === id) ?? null;
}

/**
 * Does the rest where the program ended while a pack was put in the place of an older one: a pack that lost its place gets it
 * back, and what nobody needs any more goes.
 */
export function mendPacks(ownPacks: string): void {
  if (!existsSync(ownPacks)) return;
  for (const name of readdirSync(ownPacks)) {
    const [, id, what] = /^\.(.+)\.(old|part)$/.exec(name) ?? [];
    if (id === undefined) continue;
    const place = join(ownPacks, id);
    if (what === 'old' && !existsSync(place)) renameSync(join(ownPacks, name), place);
    else rmSync(join(ownPacks, name), { recursive: true, force: true });
  }
}

/** The folder of the pack of this id among these; a folder may bear any name. */
export const folderOf = (folders: readonly string[], id: string): string | null =>
  folders.find((folder) => packsIn([folder]).packs.some((pack) => pack.id === id)) ?? null;

/**
 * Puts a pack among those that somebody brought, in the place of an older one of the same id. It is written beside them
 * first, so that a full disk leaves all as it was.
 */
export function installPack(
  { ownPacks }: Pick<Places, 'ownPacks'>,
  id: string,
  files: readonly PackEntry[],
): void {
  const place = join(ownPacks, id);
  // A name that begins with a point is that of no pack.
  const [unfinished, old] = [join(ownPacks, `.${id}.part`), join(ownPacks, `.${id}.old`)];
  mkdirSync(ownPacks, { recursive: true });
  mendPacks(ownPacks);
  try {
    writePack(unfinished, files, { flush: true });
    if (existsSync(place)) renameSync(place, old);
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place) && existsSync(old)) renameSync(old, place);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
