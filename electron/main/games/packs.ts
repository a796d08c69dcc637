import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allHosts, hostOf, type AnyHost } from './index.ts';
import type { PackFault, ReadPack } from './pack-files.ts';

/** Packs that could be read, and what is wrong with the others. */
export interface PacksRead {
  readonly packs: readonly ReadPack[];
  readonly issues: readonly PackFault[];
}

/** The folders of the packs that lie in a folder, by name; none where it is not there. A name that begins with a point is that of no pack. */
export const packFoldersIn = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => join(folder, name))
        .toSorted((one, other) => (one < other ? -1 : 1));

/** Reads the packs of these folders, each by the game that its `ruleset` names; whichever names none is read by the first, which says so. */
export function packsIn(folders: readonly string[]): PacksRead {
  const readers = allHosts().filter(({ packFiles }) => packFiles !== undefined);
  const readerOf = (folder: string): AnyHost | undefined => {
    const host = hostOf(rulesetIn(folder) ?? '');
    return host?.packFiles === undefined ? readers[0] : host;
  };
  const read = readers.map((host) =>
    host.packFiles?.read(folders.filter((folder) => readerOf(folder) === host)),
  );
  return {
    packs: read.flatMap((each) => each?.packs ?? []),
    issues: read.flatMap((each) => each?.issues ?? []),
  };
}

/** The game that the pack of a folder says it is made for; null where it says none. */
export function rulesetIn(folder: string): string | null {
  try {
    const { ruleset } = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8')) as {
      readonly ruleset?: unknown;
    };
    return typeof ruleset === 'string' ? ruleset : null;
  } catch {
    return null;
  }
}
