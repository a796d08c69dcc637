import { createHash } from 'node:crypto';
import { deflateSync, zipSync } from 'fflate';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../../../engine/kernel/result.ts';
import type { ArchiveFault, ArchiveKind } from '../../../../shared/storage/archive-fault.ts';
import { readJson } from './json.ts';
import { LIMITS, type Limits } from './limits.ts';
import { refuseIt, Refused } from './refused.ts';
import { unzip } from './unzip.ts';

/** The newest shape of an archive that this program writes. */
export const ARCHIVE_FORMAT = 1;

const MANIFEST = 'manifest.json';

/** The zip's comment: a mark, and the SHA-256 of all that lies before the comment's length. */
const SEAL_MARK = 'Alpha/Omega ';
const SEAL_SIZE = SEAL_MARK.length + 64;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const versions = z.strictObject({
  /** The version of the program that wrote it. */
  program: z.string().max(40),
  ruleset: z.string().max(40),
  rules: z.int().min(0).max(1_000_000),
});
const header = z.looseObject({ format: z.int().min(1), kind: z.enum(['save', 'deck', 'pack', 'report']) });
/** The manifest of an archive, which lists its entries. */
export const manifestShape = z.strictObject({
  format: z.int().min(1),
  kind: z.enum(['save', 'deck', 'pack', 'report']),
  ...versions.shape,
  madeAt: z.iso.datetime(),
  entries: z.array(z.strictObject({ name: z.string().max(200), size: z.int().min(0), sha256 })).max(5000),
});

/** Which program, by which rules, wrote something. */
export type Versions = z.output<typeof versions>;

export type Manifest = z.output<typeof manifestShape>;

/** The contents of a new archive: entries by name, as values of JSON. */
export interface Packing extends Versions {
  readonly kind: ArchiveKind;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly entries: ReadonlyMap<string, unknown>;
}

/** An archive that was read: everything in it is what its manifest says, and nothing else is in it. */
export interface Archive {
  readonly manifest: Manifest;
  /** The other entries, each as its value. */
  readonly entries: ReadonlyMap<string, unknown>;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Packs values into the bytes of a file: the same values make the same bytes. */
export function packArchive({ entries, kind, program, ruleset, rules, madeAt }: Packing): Buffer {
  const files = [...entries].map(([name, value]) => ({ name, bytes: Buffer.from(textOf(value)) }));
  const manifest: Manifest = {
    ...{ format: ARCHIVE_FORMAT, kind, program, ruleset, rules, madeAt },
    entries: files.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: hashOf(bytes) })),
  };
  const all = [{ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }, ...files];
  const zip = zipSync(
    Object.fromEntries(all.map(({ name, bytes }) => [name, [bytes, { level: levelFor(bytes) }]])),
    { mtime: new Date(1980, 0, 1) },
  );
  return sealed(Buffer.from(zip.buffer, zip.byteOffset, zip.length));
}

/** The text of a value, in whole signs: halves that an older program let in would be refused by whoever reads it. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/\\ud[89a-f]/.test(text)) return text;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}

/** The compression level of an entry: one that would be packed so closely that it looks like a bomb is stored as it is. */
function levelFor(bytes: Buffer): 0 | 6 {
  const isLarge = bytes.length > LIMITS.free;
  return isLarge && deflateSync(bytes).length * LIMITS.ratio < bytes.length ? 0 : 6;
}

/** A zip without a comment, with its seal as one. */
export function sealed(zip: Buffer): Buffer {
  const body = zip.subarray(0, zip.length - 2);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(SEAL_SIZE);
  return Buffer.concat([body, length, Buffer.from(SEAL_MARK + hashOf(body), 'latin1')]);
}

/**
 * Reads an archive that may have been made by anybody to do harm. What it gives is as the manifest says, entry by entry;
 * what the entries mean is looked at by whoever wants them.
 * @param kind what is wanted; any, without one
 */
export function readArchive(
  bytes: Buffer,
  kind: ArchiveKind | null = null,
  limits: Limits = LIMITS,
): Result<Archive, ArchiveFault> {
  try {
    return ok(opened(bytes, kind, limits));
  } catch (error) {
    if (error instanceof Refused) return fail(error.fault);
    throw error;
  }
}

function opened(bytes: Buffer, kind: ArchiveKind | null, limits: Limits): Archive {
  if (bytes.length === 0) refuseIt('empty', 'there is nothing in it');
  if (bytes.length > limits.file) refuseIt('tooLarge', `${bytes.length} bytes; at most ${limits.file}`);
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50)
    refuseIt('notAnArchive', 'it does not begin as such a file does');
  checkSeal(bytes);
  const files = unzip(bytes, limits, SEAL_SIZE);
  const manifest = manifestOf(files, kind, limits);
  checkEntries(files, manifest);
  checkDecks(manifest, limits);
  const entries = new Map<string, unknown>();
  for (const [name, content] of files)
    if (name !== MANIFEST) entries.set(name, readJson(content, name, limits));
  return { manifest, entries };
}

function checkSeal(bytes: Buffer): void {
  const mark = bytes.toString('latin1', bytes.length - SEAL_SIZE, bytes.length - 64);
  if (mark !== SEAL_MARK) refuseIt('cut', 'its seal is not there: it was cut, or another program wrote it');
  const body = bytes.subarray(0, bytes.length - SEAL_SIZE - 2);
  if (
    bytes.readUInt16LE(body.length) !== SEAL_SIZE ||
    bytes.toString('latin1', bytes.length - 64) !== hashOf(body)
  )
    refuseIt('altered', 'its seal does not fit: it was changed after it was written');
}

function checkDecks({ kind, entries }: Manifest, { unpackedDecks }: Limits): void {
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (kind === 'deck' && bytes > unpackedDecks)
    refuseIt('tooLarge', `decks of ${bytes} bytes; at most ${unpackedDecks}`);
}

function manifestOf(files: ReadonlyMap<string, Buffer>, kind: ArchiveKind | null, limits: Limits): Manifest {
  const found = files.get(MANIFEST);
  if (!found) refuseIt('missing', 'there is no manifest', MANIFEST);
  const value = readJson(found, MANIFEST, limits);
  const first = header.safeParse(value);
  if (!first.success)
    return refuseIt('manifest', first.error.issues[0]?.message ?? '', MANIFEST, where(first.error));
  if (first.data.format > ARCHIVE_FORMAT)
    refuseIt(
      'newer',
      `of format ${first.data.format}; this program knows ${ARCHIVE_FORMAT}`,
      MANIFEST,
      'format',
    );
  if (kind !== null && first.data.kind !== kind)
    refuseIt('otherKind', `a ${first.data.kind}, where a ${kind} is wanted`, MANIFEST, 'kind');
  const read = manifestShape.safeParse(value);
  return read.success
    ? read.data
    : refuseIt('manifest', read.error.issues[0]?.message ?? '', MANIFEST, where(read.error));
}

const where = ({ issues }: z.ZodError): string => issues[0]?.path.join('.') ?? '';

function checkEntries(files: ReadonlyMap<string, Buffer>, { entries }: Manifest): void {
  const named = new Set<string>();
  for (const { name, size, sha256: hash } of entries) {
    if (named.has(name)) refuseIt('twice', 'the manifest names it twice', name);
    named.add(name);
    const content = files.get(name);
    if (!content || name === MANIFEST)
      return refuseIt('missing', 'the manifest names it, and it is not there', name);
    if (content.length !== size || hashOf(content) !== hash)
      refuseIt('hash', 'it is not what the manifest says', name);
  }
  for (const name of files.keys())
    if (name !== MANIFEST && !named.has(name)) refuseIt('unexpected', 'the manifest does not name it', name);
}
