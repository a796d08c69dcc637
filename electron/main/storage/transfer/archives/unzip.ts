import { crc32, inflateRawSync } from 'node:zlib';
import { entryNameFault } from './entry-name.ts';
import type { Limits } from './limits.ts';
import { refuseIt } from './refused.ts';

/*
 * Reads a zip as this program writes it and no other: every byte of the file is accounted for, so nothing can hide
 * between the entries, and nothing is unpacked before its size was looked at.
 */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;

/** The writer and time that each entry must give: none. */
const LOCAL_WRITTEN = { version: 20, time: 0, date: 0x21 } as const;
const CENTRAL_WRITTEN = { by: 20, disk: 0, inside: 0, outside: 0 } as const;

const STORED = 0;
const DEFLATED = 8;

interface Listed {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * The entries of a zip, unpacked, in their order. Throws {@link Refused} where anything is not as it should be.
 * @param comment how many bytes of comment the file must end with
 */
export function unzip(bytes: Buffer, limits: Limits, comment: number): ReadonlyMap<string, Buffer> {
  const end = bytes.length - END_SIZE - comment;
  if (end < 0 || bytes.readUInt32LE(end) !== END)
    refuseIt('cut', 'the end of the list of entries is not there');
  const listed = listOf(bytes, end, limits);
  const entries = new Map<string, Buffer>();
  let at = 0;
  for (const entry of listed) {
    if (entry.at !== at) refuseIt('broken', `begins at ${entry.at}, not ${at}`, entry.name);
    const data = dataOf(bytes, entry);
    entries.set(entry.name, unpacked(data, entry));
    at = data.byteOffset - bytes.byteOffset + data.length;
  }
  if (at !== bytes.readUInt32LE(end + 16))
    refuseIt('broken', 'something lies between the entries and their list');
  return entries;
}

function listOf(bytes: Buffer, end: number, limits: Limits): readonly Listed[] {
  const count = bytes.readUInt16LE(end + 10);
  const [size, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count)
    refuseIt('broken', 'it is one part of several');
  if (start + size !== end) refuseIt('broken', 'the list of entries is not where it is said to be');
  if (count > limits.entries) refuseIt('tooMany', `${count} entries; at most ${limits.entries}`);
  const listed: Listed[] = [];
  let at = start;
  for (let number = 0; number < count; number += 1) {
    const entry = listedAt(bytes, at, end);
    at += CENTRAL_SIZE + Buffer.byteLength(entry.name, 'latin1');
    listed.push(entry);
  }
  if (at !== end) refuseIt('broken', 'the list of entries is longer than they are');
  checkList(listed, limits);
  return listed;
}

function listedAt(bytes: Buffer, at: number, end: number): Listed {
  if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL)
    refuseIt('broken', 'the list of entries breaks off');
  const length = bytes.readUInt16LE(at + 28);
  if (at + CENTRAL_SIZE + length > end) refuseIt('broken', 'the list of entries breaks off');
  // Each byte is a letter here; what is none of ours is refused with its name as it stands.
  const name = bytes.toString('latin1', at + CENTRAL_SIZE, at + CENTRAL_SIZE + length);
  const usual = [
    bytes.readUInt16LE(at + 4) === CENTRAL_WRITTEN.by,
    isUsual(bytes, at + 6),
    bytes.readUInt16LE(at + 30) === 0,
    bytes.readUInt16LE(at + 32) === 0,
    bytes.readUInt16LE(at + 34) === CENTRAL_WRITTEN.disk,
    bytes.readUInt16LE(at + 36) === CENTRAL_WRITTEN.inside,
    bytes.readUInt32LE(at + 38) === CENTRAL_WRITTEN.outside,
  ];
  if (usual.includes(false)) refuseIt('broken', 'has more to it than an archive’s entries have', name);
  return {
    name,
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  };
}

/** The version and the time of an entry, from where its version stands: both headers have them in the same distance. */
function isUsual(bytes: Buffer, at: number): boolean {
  return (
    bytes.readUInt16LE(at) === LOCAL_WRITTEN.version &&
    bytes.readUInt16LE(at + 6) === LOCAL_WRITTEN.time &&
    bytes.readUInt16LE(at + 8) === LOCAL_WRITTEN.date
  );
}

/** Everything that can be said before a byte is unpacked. */
function checkList(listed: readonly Listed[], limits: Limits): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, flags, method, packed, size } of listed) {
    const fault = entryNameFault(name);
    if (fault !== null) refuseIt('entryName', fault, name);
    if (names.has(name)) refuseIt('twice', 'there are two of this name', name);
    names.add(name);
    if ((flags & 0x2041) !== 0) refuseIt('encrypted', 'it is encrypted', name);
    if (flags !== 0) refuseIt('broken', `flags ${flags}`, name);
    if (method !== STORED && method !== DEFLATED) refuseIt('method', `packed by method ${method}`, name);
    if (size > limits.free && size > packed * limits.ratio)
      refuseIt('bomb', `${packed} bytes that would unpack to ${size}`, name);
    total += size;
    if (total > limits.unpacked) refuseIt('bomb', `unpacks to more than ${limits.unpacked} bytes`, name);
  }
}

function dataOf(bytes: Buffer, { name, flags, method, crc, packed, size, at }: Listed): Buffer {
  const start = at + LOCAL_SIZE + name.length;
  if (start + packed > bytes.length || bytes.readUInt32LE(at) !== LOCAL)
    refuseIt('broken', 'is not where the list says', name);
  const said = [
    isUsual(bytes, at + 4),
    bytes.readUInt16LE(at + 6) === flags,
    bytes.readUInt16LE(at + 8) === method,
    bytes.readUInt32LE(at + 14) === crc,
    bytes.readUInt32LE(at + 18) === packed,
    bytes.readUInt32LE(at + 22) === size,
    bytes.readUInt16LE(at + 26) === name.length,
    bytes.readUInt16LE(at + 28) === 0,
    bytes.toString('latin1', at + LOCAL_SIZE, start) === name,
  ];
  if (said.includes(false)) refuseIt('broken', 'says otherwise of itself than the list does', name);
  return bytes.subarray(start, start + packed);
}

function unpacked(data: Buffer, { name, method, size, crc }: Listed): Buffer {
  const content = method === STORED ? data : inflated(data, name, size);
  if (content.length !== size) refuseIt('broken', `is ${content.length} bytes, not ${size}`, name);
  if (crc32(content) !== crc) refuseIt('checksum', 'its checksum is another', name);
  return content;
}

/** The cap is on what comes out, so a size that lies costs no more than what it says. */
function inflated(data: Buffer, name: string, size: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      refuseIt('bomb', `unpacks to more than the ${size} bytes it says`, name);
    return refuseIt('broken', error instanceof Error ? error.message : String(error), name);
  }
}
