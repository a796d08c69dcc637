import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody else reads or enters what the program makes for itself. */
const OTHERS = 0o077;

/** The system's umask. */
let systemMask = OTHERS;

/** From now on what this process makes is for nobody else. */
export function makePrivate(): void {
  systemMask = process.umask(OTHERS);
}

/** The rights of a file that goes to somebody's own folder: as the system has it for every new file. */
export const rightsOfExport = (mask = systemMask): number => 0o666 & ~mask;

/** Gives a file its rights; some disks know of none. */
export function giveRights(file: string, rights: number): void {
  try {
    chmodSync(file, rights);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

const isRefused = (error: unknown): boolean =>
  ['EPERM', 'EACCES', 'ENOENT', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The program's own entries in its folder; somebody may have chosen one in which other things lie. */
const OWN = /^(?:alpha-omega\..*|backups|reports|packs)$/;

/** The folder of the browser inside: thousands of files, which nobody reaches once their folder is closed. */
const BROWSER = 'browser';

/**
 * Takes the rights of others away from what earlier versions of the program made in the folder of its own files. Links are
 * neither changed nor followed.
 * @param isOwn is the folder itself the program's own? One that somebody chose stays as open as it is.
 */
export function mendRights(folder: string, isOwn: boolean): void {
  if (isOwn) shut(folder);
  shut(join(folder, BROWSER));
  for (const name of namesIn(folder)) if (OWN.test(name)) close(join(folder, name));
}

/** Takes the rights of others away. @returns is it a folder, and no link to one? */
function shut(path: string): boolean {
  const { mode, isLink, isFolder } = kindOf(path);
  if (isLink) return false;
  if ((mode & OTHERS) !== 0) giveRights(path, mode & ~OTHERS & 0o777);
  return isFolder;
}

function close(path: string): void {
  if (shut(path)) for (const name of namesIn(path)) close(join(path, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

/** The kind of a path; one that is gone meanwhile needs no change. */
function kindOf(path: string): { mode: number; isLink: boolean; isFolder: boolean } {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return {
    mode: found?.mode ?? 0,
    isLink: found === undefined || found.isSymbolicLink(),
    isFolder: found?.isDirectory() ?? false,
  };
}
