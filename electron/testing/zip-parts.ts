import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { sealed } from '../main/storage/transfer/archives/archive.ts';

/** An entry of a zip as somebody who means harm would write it: every field can lie. */
export interface Part {
  readonly name: Buffer;
  readonly data: Buffer;
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly size: number;
  /** What the list says of its size, where that is another. */
  readonly listedSize?: number;
  /** Bytes that lie before it and belong to nobody. */
  readonly before?: Buffer;
  /** Where the list says that it is, where it is not. */
  readonly at?: number;
  readonly mtime?: number;
}

/** An honest entry. */
export function part(name: string | Buffer, content: Buffer | string): Part {
  const bytes = Buffer.from(content);
  return {
    name: Buffer.from(name),
    data: deflateRawSync(bytes),
    ...{ method: 8, flags: 0, crc: crc32(bytes), size: bytes.length },
  };
}

/** The entries of an honest file. */
export function partsOf(file: Buffer): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; file.readUInt32LE(at) === 0x04034b50;) {
    const [packed, size] = [file.readUInt32LE(at + 18), file.readUInt32LE(at + 22)];
    const start = at + 30 + file.readUInt16LE(at + 26);
    parts.push({
      ...{ name: file.subarray(at + 30, start), data: file.subarray(start, start + packed), size },
      ...{
        method: file.readUInt16LE(at + 8),
        flags: file.readUInt16LE(at + 6),
        crc: file.readUInt32LE(at + 14),
      },
    });
    at = start + packed;
  }
  return parts;
}

export const contentOf = ({ data }: Part): Buffer => inflateRawSync(data);

/** A zip of these entries as they are, without a seal. */
export function zipOf(parts: readonly Part[], count = parts.length): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const each of parts) {
    const { name, data, before = Buffer.alloc(0) } = each;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeFields(local.subarray(4), each, each.size);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    writeFields(central.subarray(6), each, each.listedSize ?? each.size);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(each.at ?? at + before.length, 42);
    locals.push(before, local, name, data);
    listed.push(central, name);
    at += before.length + 30 + name.length + data.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, list, end]);
}

function writeFields(header: Buffer, { flags, method, crc, data, mtime = 0 }: Part, size: number): void {
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE(mtime, 6);
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(size, 18);
}

/** A sealed file of these entries, as one who knows how it is done would make it. */
export const fileOf = (parts: readonly Part[]): Buffer => sealed(zipOf(parts));

/** The file without its seal, for whoever wants to change it and seal it again. */
export function unsealed(file: Buffer): Buffer {
  const zip = Buffer.from(file.subarray(0, file.length - 76));
  zip.writeUInt16LE(0, zip.length - 2);
  return zip;
}

type Json = Record<string, unknown>;

/** The file with some entries given another content, named in the manifest as if they had always been so. */
export function rewritten(
  file: Buffer,
  change: (name: string, content: Buffer) => Buffer | string | null,
): Buffer {
  const [first, ...rest] = partsOf(file);
  if (!first) throw new Error('no manifest');
  const parts = rest.flatMap((each) => {
    const name = each.name.toString();
    const content = change(name, contentOf(each));
    return content === null ? [] : [part(name, content)];
  });
  return fileOf([part('manifest.json', manifestOf(first, parts)), ...parts]);
}

/** The manifest of the file as it would be for these entries. */
export function manifestOf(manifest: Part, parts: readonly Part[]): string {
  const said = JSON.parse(contentOf(manifest).toString()) as Json;
  const entries = parts.map((each) => {
    const bytes = contentOf(each);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name: each.name.toString(), size: bytes.length, sha256 };
  });
  return JSON.stringify({ ...said, entries });
}
