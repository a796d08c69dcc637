import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** What lies at a place is no file, or is larger than it may be. */
export class UnfitFileError extends Error {
  readonly code: 'notAFile' | 'tooLarge';

  constructor(code: 'notAFile' | 'tooLarge', message: string) {
    super(message);
    this.name = 'UnfitFileError';
    this.code = code;
  }
}

/**
 * The bytes of a file that somebody else may have put there. Only a regular file is read: a pipe would be waited for, and a
 * device never ends.
 * @param most so many bytes it may have
 * Throws {@link UnfitFileError}, or what the system says.
 */
export function readRegularFile(path: string, most: number): Buffer {
  // Before it is opened: a device may do something when it is.
  if (!statSync(path).isFile()) throw new UnfitFileError('notAFile', 'it is no file');
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // What lies there now may be another thing than what was looked at.
    if (!fstatSync(file).isFile()) throw new UnfitFileError('notAFile', 'it is no file');
    return upTo(file, most);
  } finally {
    closeSync(file);
  }
}

function upTo(file: number, most: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  for (;;) {
    const part = Buffer.alloc(Math.min(64 * 1024, most + 1 - length));
    const read = readSync(file, part, 0, part.length, null);
    if (read === 0) return Buffer.concat(parts, length);
    parts.push(part.subarray(0, read));
    length += read;
    if (length > most) throw new UnfitFileError('tooLarge', `more than ${String(most)} bytes`);
  }
}
