import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { packFoldersIn, packsIn } from '../../../games/packs.ts';
import type { ReadPack } from '../../../games/pack-files.ts';
import { fail, ok, type Result } from '../../../../../engine/kernel/result.ts';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import type { Archive } from './archive.ts';
import { faultOf } from './refused.ts';

/** A file of a pack, as it will lie in its folder. */
export interface PackEntry {
  /** Relative to the pack's own folder. */
  readonly path: string;
  readonly text: string;
}

/** Every file of a pack lies under this in an archive. */
const ROOT = 'pack/';

/** The entries of a file that holds the pack of a folder: all its files of JSON, as they are. */
export function entriesOfPack(folder: string): ReadonlyMap<string, unknown> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  return new Map(
    files.map((file) => [`${ROOT}${file}`, JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
  );
}

/**
 * The pack in an archive, looked at by the same eyes as the packs of a folder, and taken whole or not at all.
 * @param installed folders in which packs lie that are there already
 * @param scratch an empty folder in which it may lie to be looked at; whoever gives it lets it go
 */
export function packInside(
  { entries }: Archive,
  installed: readonly string[],
  scratch: string,
): Result<{ readonly pack: ReadPack; readonly files: readonly PackEntry[] }, ArchiveFault> {
  const stranger = [...entries.keys()].find((name) => !name.startsWith(ROOT));
  if (stranger !== undefined) return fail(faultOf('unexpected', 'nothing of a pack is called so', stranger));
  if (!entries.has(`${ROOT}pack.json`))
    return fail(faultOf('missing', 'a pack needs it', `${ROOT}pack.json`));
  const files = [...entries].map(([name, value]) => ({
    path: name.slice(ROOT.length),
    text: `${JSON.stringify(value, null, 2)}\n`,
  }));
  // Its folder must bear its name, as those of all packs do.
  const id = idIn(entries.get(`${ROOT}pack.json`));
  if (id === null) return fail(faultOf('shape', 'no name for a pack', `${ROOT}pack.json`, 'id'));
  writePack(join(scratch, id), files, { flush: false });
  // An older version of it gives way.
  const others = installed.flatMap((each) => packFoldersIn(each));
  const { packs, issues } = packsIn([...others.filter((each) => basename(each) !== id), join(scratch, id)]);
  const own = issues.find(({ file }) => file === id || file.startsWith(`${id}/`));
  if (own) return fail(faultOf('content', own.message, `${ROOT}${own.file.slice(id.length + 1)}`, own.path));
  const pack = packs.find((each) => each.id === id);
  return pack ? ok({ pack, files }) : fail(faultOf('content', 'there is no pack in it', `${ROOT}pack.json`));
}

function idIn(manifest: unknown): string | null {
  const id = typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : null;
  return typeof id === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(id) ? id : null;
}

/**
 * Writes the files of a pack into a folder, which is made. Names were looked at when the archive was read.
 * @param flush is it to outlive a power cut? That takes its time for each file.
 */
export function writePack(
  folder: string,
  files: readonly PackEntry[],
  { flush }: { readonly flush: boolean },
): void {
  for (const { path, text } of files) {
    const place = join(folder, ...path.split('/'));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text, { flush });
  }
}
