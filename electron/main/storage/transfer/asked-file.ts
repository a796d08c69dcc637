import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';

/** The error for a path that was asked for and cannot be read as a file. */
export class NoFileError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NoFileError';
  }
}

/** A place on another computer, or a device, in the manner of Windows: merely looking at it speaks to that computer. */
const ELSEWHERE = /^(?:\\\\|\/\/)/;

/**
 * The bytes of a file that somebody asked to open, at most one more than may be: whoever gets that many knows that there are
 * too many. Only a regular file is read: a pipe would be waited for, and a device never ends.
 * Throws {@link NoFileError}, or what the system says.
 */
export async function bytesOfAsked(path: string, most: number): Promise<Uint8Array> {
  if (ELSEWHERE.test(path)) throw new NoFileError('it lies on another computer; copy it here first');
  // Before it is opened: a device may do something when it is.
  if (!(await stat(path)).isFile()) throw new NoFileError('it is no file');
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // What lies there now may be another thing than what was looked at.
    const found = await handle.stat();
    if (!found.isFile()) throw new NoFileError('it is no file');
    return await upTo(handle, Math.min(found.size, most) + 1, most);
  } finally {
    await handle.close();
  }
}

/** All bytes, however many there are by now, at most one more than may be. */
async function upTo(handle: FileHandle, expected: number, most: number): Promise<Uint8Array> {
  let bytes = Buffer.alloc(expected);
  let length = 0;
  for (;;) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
    length += bytesRead;
    if (bytesRead === 0 || length > most) return bytes.subarray(0, length);
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, most + 1 - length))]);
  }
}
