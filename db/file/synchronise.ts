import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or the names in a folder, are on the disk. */
export function synchronise(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } catch (error) {
    // Windows knows no such thing of a folder, and of a file only where it may be written to.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(opened);
  }
}
