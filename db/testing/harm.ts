import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What may happen to a file of games while it is open, and which everybody who writes to it has to notice. For tests.
 * @param file its path
 * @param elsewhere a path outside of its folder, at which nothing lies
 */
export const harmsTo = (file: string, elsewhere: string): Readonly<Record<string, () => void>> => ({
  'the file is deleted': () => rmSync(file),
  'the file is moved away': () => renameSync(file, elsewhere),
  'its log is deleted': () => rmSync(`${file}-wal`),
  'the index of its log is deleted': () => rmSync(`${file}-shm`),
  'its log is replaced': () => {
    rmSync(`${file}-wal`);
    writeFileSync(`${file}-wal`, '');
  },
  'file, log and index are deleted': () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`);
  },
  'the whole folder is deleted': () => rmSync(dirname(file), { recursive: true }),
});

/** The names of {@link harmsTo}. */
export const HARMS: readonly string[] = Object.keys(harmsTo('', ''));
