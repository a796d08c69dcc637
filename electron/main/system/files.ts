import { join } from 'node:path';
import { storageCode } from '../../../db/file/errors.ts';
import { storageCause } from '../../../db/file/storage-cause.ts';
import type { Reply } from '../../shared/api.ts';
import { giveRights } from './private-files.ts';
import { messageOf, refuse } from '../ipc/trouble.ts';
import { writeWhole } from './write-whole.ts';

/** A file that somebody may want to have. */
export interface Offer {
  /** Its default name; without signs that a folder would not take. */
  readonly name: string;
  /** The name of such files in the dialog, and their extension without the dot. */
  readonly kind: string;
  readonly extension: string;
}

/** Asks where a file should go and writes it there. @returns its path, or null where nobody wanted it after all */
export type SaveFile = (offer: Offer, content: string | Uint8Array) => Promise<Reply<string | null>>;

/** The part of Electron's dialog that is needed, so that tests can play its part. */
export type AskWhere = (
  options: Readonly<{
    defaultPath: string;
    filters: { name: string; extensions: string[] }[];
  }>,
) => Promise<{ readonly canceled: boolean; readonly filePath: string }>;

/**
 * Files that go where the person at the dialog says: whole, or not at all.
 * @param rights of such a file, other than of what the program makes for itself
 */
export function savingWith(askWhere: AskWhere, folder: () => string, rights: number): SaveFile {
  return async ({ name, kind, extension }, content) => {
    const defaultPath = join(folder(), `${fileName(name)}.${extension}`);
    const filters = [{ name: kind, extensions: [extension] }];
    const { canceled, filePath } = await askWhere({ defaultPath, filters });
    if (canceled || filePath === '') return { ok: true, value: null };
    return written(filePath, content, rights);
  };
}

function written(path: string, content: string | Uint8Array, rights: number): Reply<string> {
  try {
    writeWhole(path, typeof content === 'string' ? Buffer.from(content) : content);
    giveRights(path, rights);
    return { ok: true, value: path };
  } catch (error) {
    const { error: said } = refuse('storage', messageOf(error));
    const code = storageCode(error);
    return { ok: false, error: code === null ? said : { ...said, cause: storageCause(code) } };
  }
}

/** A name that every file system takes. */
export function fileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return plain === '' ? 'Alpha-Omega' : plain;
}
