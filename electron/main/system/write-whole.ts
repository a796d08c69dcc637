import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** The disk operations that writing a file needs; tests let each of them fail. */
export interface Disk {
  open(file: string, flags: string): number;
  write(opened: number, bytes: Uint8Array, from: number): number;
  sync(opened: number): void;
  close(opened: number): void;
  rename(from: string, to: string): void;
  remove(file: string): void;
}

export const DISK: Disk = {
  open: (file, flags) => openSync(file, flags),
  write: (opened, bytes, from) => writeSync(opened, bytes, from),
  sync: (opened) => {
    fsyncSync(opened);
  },
  close: (opened) => {
    closeSync(opened);
  },
  rename: renameSync,
  remove: (file) => {
    rmSync(file, { force: true });
  },
};

/**
 * Writes a whole file or none: its bytes are on the disk under another name before it gets its own, so that a file of that
 * name is always the old one or the new one. Throws what the disk says.
 */
export function writeWhole(file: string, bytes: Uint8Array, disk: Disk = DISK): void {
  const unfinished = `${file}.part`;
  try {
    const opened = disk.open(unfinished, 'w');
    try {
      for (let from = 0; from < bytes.length;) from += disk.write(opened, bytes, from);
      disk.sync(opened);
    } finally {
      disk.close(opened);
    }
    disk.rename(unfinished, file);
  } catch (error) {
    removeQuietly(unfinished, disk);
    throw error;
  }
}

/** Removes a file and ignores a failure: the first error is what counts. */
function removeQuietly(file: string, disk: Disk): void {
  try {
    disk.remove(file);
  } catch {
    // The next write of this file takes its place.
  }
}
