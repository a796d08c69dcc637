import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A few pages of a database. */
const BYTES = Buffer.alloc(16_384, 1);

/**
 * Makes a bare write of a file in `folder` durable, as every answer has to be.
 * @returns how long that took, in ms
 */
export function bareWrite(folder: string): number {
  const file = openSync(join(folder, 'bare-write'), 'a');
  try {
    const began = performance.now();
    writeSync(file, BYTES);
    fdatasyncSync(file);
    return performance.now() - began;
  } finally {
    closeSync(file);
  }
}
