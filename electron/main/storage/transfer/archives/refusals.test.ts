import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import { WRITTEN } from '../../../../testing/honest-files.ts';
import { PACKS } from '../../../../testing/house.ts';
import { honestDecks, honestPack } from '../../../../testing/mutated-archives.ts';
import { valued, withManifest } from '../../../../testing/spoil.ts';
import {
  fileOf,
  manifestOf,
  part,
  partsOf,
  rewritten,
  unsealed,
  type Part,
} from '../../../../testing/zip-parts.ts';
import { decksInside } from '../../../games/alpha-omega/decks/deck-entries.ts';
import { incomingFile } from './incoming.ts';
import { LIMITS, type Limits } from './limits.ts';
import { packArchive, readArchive, sealed } from './archive.ts';
import { faultOf, refuseIt, Refused } from './refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-refusals-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Fault = readonly [code: ArchiveFault['code'], detail: string, entry?: string | null, path?: string];

const refused = ([code, detail, entry = null, path = '']: Fault): unknown => ({
  ...{ ok: false, error: { code, detail, entry, path } },
});

const HONEST = packArchive({
  ...{ ...WRITTEN, kind: 'report' },
  entries: new Map<string, unknown>([
    ['a.json', { text: 'the truth' }],
    ['b.json', [1, 2, 3]],
  ]),
});
const [MANIFEST, A, B] = partsOf(HONEST) as [Part, Part, Part];

/** The file with its parts changed, and a manifest that says so. */
const filed = (...parts: readonly Part[]): Buffer =>
  fileOf([part('manifest.json', manifestOf(MANIFEST, [A, B])), ...parts]);

/** The file with some bytes of its zip changed, and sealed again. */
function zipped(change: (zip: Buffer, list: number, end: number) => void, from = filed(A, B)): Buffer {
  const zip = unsealed(from);
  const end = zip.length - 22;
  change(zip, zip.readUInt32LE(end + 16), end);
  return sealed(zip);
}

const MORE = 'has more to it than an archive’s entries have';
const OTHERWISE = 'says otherwise of itself than the list does';

describe('the bytes of a file', () => {
  test.each<[string, Buffer, Fault]>([
    ['nothing', Buffer.alloc(0), ['empty', 'there is nothing in it']],
    ['three bytes', Buffer.from('PK\u0003'), ['notAnArchive', 'it does not begin as such a file does']],
    ['a letter', Buffer.from('Dear friends'), ['notAnArchive', 'it does not begin as such a file does']],
    [
      'a file that was cut',
      HONEST.subarray(0, 100),
      ['cut', 'its seal is not there: it was cut, or another program wrote it'],
    ],
    [
      'a file that was changed',
      Buffer.from(HONEST.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
      ['altered', 'its seal does not fit: it was changed after it was written'],
    ],
    [
      'a seal of another length',
      Buffer.from(HONEST.map((byte, at) => (at === HONEST.length - 78 ? byte ^ 1 : byte))),
      ['altered', 'its seal does not fit: it was changed after it was written'],
    ],
  ])('are refused where they are %s', (_, bytes, fault) => {
    expect(readArchive(bytes)).toEqual(refused(fault));
  });

  test('are no more than they may be', () => {
    const limits = { ...LIMITS, file: HONEST.length };
    expect(readArchive(HONEST, null, limits)).toMatchObject({ ok: true });
    const less = HONEST.length - 1;
    expect(readArchive(HONEST, null, { ...limits, file: less })).toEqual(
      refused(['tooLarge', `${HONEST.length} bytes; at most ${less}`]),
    );
  });
});

describe('the zip of a file', () => {
  test('is read where it is honest', () => {
    expect(readArchive(filed(A, B))).toMatchObject({ ok: true });
    expect(readArchive(zipped(() => undefined))).toMatchObject({ ok: true });
  });

  test.each<[string, Buffer, Fault]>([
    [
      'no end',
      zipped((zip, _, end) => zip.writeUInt32LE(1, end)),
      ['cut', 'the end of the list of entries is not there'],
    ],
    [
      'a part of several',
      zipped((zip, _, end) => zip.writeUInt16LE(1, end + 4)),
      ['broken', 'it is one part of several'],
    ],
    [
      'two counts',
      zipped((zip, _, end) => zip.writeUInt16LE(2, end + 8)),
      ['broken', 'it is one part of several'],
    ],
    [
      'a list elsewhere',
      zipped((zip, list, end) => zip.writeUInt32LE(list + 1, end + 16)),
      ['broken', 'the list of entries is not where it is said to be'],
    ],
    [
      'a list that breaks off',
      zipped((zip, list) => zip.writeUInt32LE(1, list)),
      ['broken', 'the list of entries breaks off'],
    ],
    [
      'a name beyond the list',
      zipped((zip, list) => zip.writeUInt16LE(60_000, list + 28)),
      ['broken', 'the list of entries breaks off'],
    ],
    [
      'more entries than are listed',
      zipped((zip, _, end) => {
        zip.writeUInt16LE(4, end + 8);
        zip.writeUInt16LE(4, end + 10);
      }),
      ['broken', 'the list of entries breaks off'],
    ],
    [
      'fewer entries than are listed',
      zipped((zip, _, end) => {
        zip.writeUInt16LE(2, end + 8);
        zip.writeUInt16LE(2, end + 10);
      }),
      ['broken', 'the list of entries is longer than they are'],
    ],
    ...[4, 6, 12, 14, 30, 32, 34, 36, 38, 40].map((field): [string, Buffer, Fault] => [
      `another word at ${field} of the list`,
      zipped((zip, list) => zip.writeUInt16LE(zip.readUInt16LE(list + field) + 1, list + field)),
      ['broken', MORE, 'manifest.json'],
    ]),
    ...[4, 6, 8, 10, 12, 14, 18, 22, 26, 28].map((field): [string, Buffer, Fault] => [
      `another word at ${field} of an entry`,
      zipped((zip) => zip.writeUInt16LE(zip.readUInt16LE(field) + 1, field)),
      ['broken', OTHERWISE, 'manifest.json'],
    ]),
    [
      'another name of an entry',
      zipped((zip) => zip.write('x', 30, 'latin1')),
      ['broken', OTHERWISE, 'manifest.json'],
    ],
    [
      'no mark before an entry',
      zipped((zip, list) => zip.writeUInt32LE(1, 30 + 13 + zip.readUInt32LE(list + 20))),
      ['broken', 'is not where the list says', 'a.json'],
    ],
    [
      'a gap',
      filed({ ...A, before: Buffer.from('hidden') }, B),
      ['broken', expect.stringMatching(/^begins at \d+, not \d+$/), 'a.json'],
    ],
    ['a name of a folder', filed({ ...A, name: Buffer.from('a/') }, B), ['entryName', 'is a folder', 'a/']],
    ['two of a name', filed(A, B, A), ['twice', 'there are two of this name', 'a.json']],
    ...[1, 0x40, 0x2000, 0x2041].map((flags): [string, Buffer, Fault] => [
      `flags ${flags}`,
      filed({ ...A, flags }, B),
      ['encrypted', 'it is encrypted', 'a.json'],
    ]),
    ['flags of another kind', filed({ ...A, flags: 8 }, B), ['broken', 'flags 8', 'a.json']],
    ['another packing', filed({ ...A, method: 12 }, B), ['method', 'packed by method 12', 'a.json']],
    [
      'a size that would burst',
      filed({ ...A, size: 65_537 }, B),
      ['bomb', `${A.data.length} bytes that would unpack to 65537`, 'a.json'],
    ],
    [
      'a size that is too small',
      filed({ ...A, size: A.size - 1 }, B),
      ['bomb', `unpacks to more than the ${A.size - 1} bytes it says`, 'a.json'],
    ],
    [
      'a size that is too large',
      filed({ ...A, size: A.size + 1 }, B),
      ['broken', `is ${A.size} bytes, not ${A.size + 1}`, 'a.json'],
    ],
    [
      'another checksum',
      filed({ ...A, crc: A.crc - 1 }, B),
      ['checksum', 'its checksum is another', 'a.json'],
    ],
    [
      'what cannot be unpacked',
      filed({ ...A, data: Buffer.from([0xff, 0xff]) }, B),
      ['broken', 'invalid block type', 'a.json'],
    ],
  ])('is refused with %s', (_, bytes, fault) => {
    expect(readArchive(bytes)).toEqual(refused(fault));
  });

  test('may hold what lies there as it is, and an entry of nothing is unpacked', () => {
    const plain = Buffer.from('{"text":"the truth"}');
    const stored = { ...A, data: plain, method: 0, size: plain.length };
    const same = readArchive(filed(stored, B));
    expect(same.ok && same.value.entries.get('a.json')).toEqual({ text: 'the truth' });
    const empty = { ...part('a.json', ''), data: deflateRawSync(Buffer.alloc(0)) };
    const file = fileOf([part('manifest.json', manifestOf(MANIFEST, [empty, B])), empty, B]);
    expect(readArchive(file)).toEqual(
      refused(['notJson', 'nothing that can stand here, at character 0', 'a.json']),
    );
  });

  test.each<[string, Partial<Limits>, Fault | null]>([
    ['as many entries as there may be', { entries: 3 }, null],
    ['one more', { entries: 2 }, ['tooMany', '3 entries; at most 2']],
    ['as much as it may unpack to', { unpacked: MANIFEST.size + A.size + B.size }, null],
    [
      'a byte more',
      { unpacked: MANIFEST.size + A.size + B.size - 1 },
      ['bomb', `unpacks to more than ${MANIFEST.size + A.size + B.size - 1} bytes`, 'b.json'],
    ],
    ['small entries, however they are packed', { ratio: 0, free: MANIFEST.size }, null],
    [
      'one that is larger',
      { ratio: 0, free: MANIFEST.size - 1 },
      ['bomb', `${MANIFEST.data.length} bytes that would unpack to ${MANIFEST.size}`, 'manifest.json'],
    ],
  ])('may have %s', (_, change, fault) => {
    const read = readArchive(HONEST, null, { ...LIMITS, ...change });
    if (fault === null) expect(read).toMatchObject({ ok: true });
    else expect(read).toEqual(refused(fault));
  });
});

describe('the manifest of a file', () => {
  type Json = Record<string, unknown>;
  const said = (change: (manifest: Json) => unknown): unknown => readArchive(withManifest(HONEST, change));
  const entriesOf = ({ entries }: Json): readonly Json[] => entries as readonly Json[];

  test('says all that it says, within its bounds', () => {
    const words = {
      program: 'x'.repeat(40),
      ruleset: 'y'.repeat(40),
      rules: 1_000_000,
      madeAt: WRITTEN.madeAt,
    };
    expect(said((manifest) => ({ ...manifest, ...words }))).toMatchObject({
      ok: true,
      value: { manifest: { format: 1, kind: 'report', ...words } },
    });
    expect(said((manifest) => ({ ...manifest, rules: 0 }))).toMatchObject({ ok: true });
  });

  test.each([
    ['format', 0],
    ['format', 0.5],
    ['kind', 'virus'],
    ['program', 'x'.repeat(41)],
    ['program', null],
    ['ruleset', 'x'.repeat(41)],
    ['rules', -1],
    ['rules', 1_000_001],
    ['rules', 0.5],
    ['madeAt', 'then'],
    ['entries', 7],
  ])('is refused at %s where that is %j', (path, value) => {
    expect(said((manifest) => ({ ...manifest, [path]: value }))).toEqual({
      ok: false,
      error: {
        code: 'manifest',
        entry: 'manifest.json',
        path,
        detail: expect.stringMatching(/^Invalid|^Too/) as string,
      },
    });
  });

  test.each([
    ['name', 'x'.repeat(201)],
    ['size', -1],
    ['size', 0.5],
    ['sha256', 'f'.repeat(63)],
    ['sha256', 'f'.repeat(65)],
    ['sha256', 'F'.repeat(64)],
  ])('is refused at the %s of an entry where that is %j', (key, value) => {
    const read = said((manifest) => ({
      ...manifest,
      entries: entriesOf(manifest).map((entry, index) => (index === 1 ? { ...entry, [key]: value } : entry)),
    }));
    expect(read).toMatchObject({
      error: { code: 'manifest', entry: 'manifest.json', path: `entries.1.${key}` },
    });
  });

  test('has nothing more, is of this format, and of the kind that is wanted', () => {
    const more = { ok: false, error: { code: 'manifest', entry: 'manifest.json', path: '' } };
    expect(said((manifest) => ({ ...manifest, run: 'x' }))).toMatchObject(more);
    const list = Array.from({ length: 5001 }, (_, index) => {
      const sha256 = createHash('sha256').update(String(index)).digest('hex');
      return { name: `e${String(index)}`, size: 1, sha256 };
    });
    const long = (entries: readonly Json[]): unknown => said((manifest) => ({ ...manifest, entries }));
    expect(long(list)).toMatchObject({ error: { code: 'manifest', path: 'entries' } });
    expect(said(() => [])).toMatchObject(more);
    expect(said((manifest) => ({ ...manifest, format: 2, entries: 0 }))).toEqual(
      refused(['newer', 'of format 2; this program knows 1', 'manifest.json', 'format']),
    );
    expect(readArchive(HONEST, 'report')).toMatchObject({ ok: true });
    expect(readArchive(HONEST, 'deck')).toEqual(
      refused(['otherKind', 'a report, where a deck is wanted', 'manifest.json', 'kind']),
    );
  });

  test.each<[string, Buffer, Fault]>([
    ['is not there', fileOf([A, B]), ['missing', 'there is no manifest', 'manifest.json']],
    [
      'names an entry twice',
      withManifest(HONEST, (one) => ({ ...one, entries: [...entriesOf(one), entriesOf(one)[0]] })),
      ['twice', 'the manifest names it twice', 'a.json'],
    ],
    [
      'names what is not there',
      filed(A),
      ['missing', 'the manifest names it, and it is not there', 'b.json'],
    ],
    [
      'names itself',
      withManifest(HONEST, (one) => ({
        ...one,
        entries: [{ ...entriesOf(one)[0], name: 'manifest.json' }, ...entriesOf(one)],
      })),
      ['missing', 'the manifest names it, and it is not there', 'manifest.json'],
    ],
    [
      'knows another size',
      withManifest(HONEST, (one) => ({
        ...one,
        entries: [entriesOf(one)[0], { ...entriesOf(one)[1], size: B.size + 1 }],
      })),
      ['hash', 'it is not what the manifest says', 'b.json'],
    ],
    [
      'knows another hash',
      withManifest(HONEST, (one) => ({
        ...one,
        entries: [entriesOf(one)[0], { ...entriesOf(one)[1], sha256: '0'.repeat(64) }],
      })),
      ['hash', 'it is not what the manifest says', 'b.json'],
    ],
    [
      'does not name all',
      filed(A, B, part('c.json', '1')),
      ['unexpected', 'the manifest does not name it', 'c.json'],
    ],
  ])('that %s is refused', (_, bytes, fault) => {
    expect(readArchive(bytes)).toEqual(refused(fault));
  });

  test('of decks may name so many bytes, and no more', () => {
    const file = packArchive({ ...WRITTEN, kind: 'deck', entries: new Map([['decks/1.json', 'xx']]) });
    expect(readArchive(file, 'deck', { ...LIMITS, unpackedDecks: 4 })).toMatchObject({ ok: true });
    const less = { ...LIMITS, unpackedDecks: 3 };
    expect(readArchive(file, 'deck', less)).toEqual(refused(['tooLarge', 'decks of 4 bytes; at most 3']));
    // Only decks are many small things.
    expect(readArchive(HONEST, 'report', less)).toMatchObject({ ok: true });
  });
});

describe('what is packed', () => {
  const roundOf = (value: unknown): unknown => {
    const file = packArchive({ ...WRITTEN, kind: 'report', entries: new Map([['a.json', value]]) });
    const read = readArchive(file);
    return read.ok ? read.value.entries.get('a.json') : read.error;
  };

  test('is packed closely, but where it would look like a bomb, and both are read', () => {
    const sizeOf = (text: string): number =>
      packArchive({ ...WRITTEN, kind: 'report', entries: new Map([['a.json', text]]) }).length;
    const small = 'a'.repeat(60_000);
    expect(sizeOf(small)).toBeLessThan(2000);
    const large = 'a'.repeat(99_000);
    expect(sizeOf(large)).toBeGreaterThan(99_000);
    const mixed = Array.from({ length: 9_000 }, (_, index) => index.toString(36)).join(' ');
    expect(sizeOf(mixed + mixed)).toBeLessThan(50_000);
    for (const text of [small, large, mixed]) expect(roundOf(text) === text).toBe(true);
  });

  test('is made of whole signs', () => {
    expect(roundOf({ a: ['x\ud800y', '𝄞', '\udc00'], n: 7 })).toEqual({
      a: ['x\ufffdy', '𝄞', '\ufffd'],
      n: 7,
    });
  });
});

test('a fault is told shortly, however long what it is about may be', () => {
  const [long, cut] = ['x'.repeat(201), `${'x'.repeat(200)}…`];
  expect(faultOf('shape', long, long, long)).toEqual({ code: 'shape', detail: cut, entry: cut, path: cut });
  const whole = 'x'.repeat(200);
  expect(faultOf('shape', whole)).toEqual({ code: 'shape', detail: whole, entry: null, path: '' });
  try {
    refuseIt('bomb', 'too much', 'a.json', 'b');
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({
      name: 'Refused',
      message: 'bomb',
      fault: { detail: 'too much', path: 'b' },
    });
  }
  expect.assertions(4);
});

describe('a pack, decks and a report in a file', () => {
  const read = (bytes: Buffer): unknown => incomingFile(bytes, [PACKS], mkdtempSync(join(folder, 'one-')));
  const written = { program: WRITTEN.program, at: WRITTEN.madeAt };
  const fileWith = (kind: 'pack' | 'deck', entries: Readonly<Record<string, unknown>>): Buffer =>
    packArchive({ ...WRITTEN, kind, entries: new Map(Object.entries(entries)) });

  test('are what is in them', () => {
    expect(read(honestPack())).toMatchObject({
      ok: true,
      value: {
        ...{ written, kind: 'pack', pack: { id: 'martyrs', title: 'Martyrs' } },
        files: [
          {
            path: 'pack.json',
            text: expect.stringMatching(/^\{\n {2}"id": "martyrs",\n[^]*\n\}\n$/) as string,
          },
          { path: 'good/stephen.json' },
        ],
      },
    });
    expect(read(honestDecks())).toMatchObject({
      ok: true,
      value: { written, kind: 'deck', decks: [{ name: 'Wings' }, { name: '<b>Light</b>' }] },
    });
    expect(read(HONEST)).toEqual(
      refused(['report', 'a report is for those who make the program', 'manifest.json', 'kind']),
    );
  });

  const deck = { format: 'alpha-omega-deck', version: 1, name: 'Wings', side: 'good', cards: [], packs: [] };
  const lines = (count: number): object => ({
    ...deck,
    cards: Array.from({ length: count }, (_, index) => ({
      card: `starter:a${String(index)}`,
      copies: 1,
    })),
  });

  test.each<[string, Buffer, Fault]>([
    [
      'a pack with what is no pack’s',
      fileWith('pack', { 'pack/pack.json': {}, 'packs/a.json': 1 }),
      ['unexpected', 'nothing of a pack is called so', 'packs/a.json'],
    ],
    [
      'a pack without its list',
      fileWith('pack', { 'pack/good/a.json': 1 }),
      ['missing', 'a pack needs it', 'pack/pack.json'],
    ],
    ...[
      null,
      7,
      [],
      {},
      { id: 7 },
      { id: '' },
      { id: 'A' },
      { id: '1a' },
      { id: 'a b' },
      { id: 'a'.repeat(41) },
    ].map((list): [string, Buffer, Fault] => [
      `a pack called ${JSON.stringify(list)}`,
      fileWith('pack', { 'pack/pack.json': list }),
      ['shape', 'no name for a pack', 'pack/pack.json', 'id'],
    ]),
    ['a file of no deck', fileWith('deck', {}), ['missing', 'a file of decks needs one', 'decks/1.json']],
    [
      'decks with a gap',
      fileWith('deck', { 'decks/1.json': deck, 'decks/3.json': deck }),
      ['unexpected', 'nothing of a file of decks is called so', 'decks/3.json'],
    ],
    [
      'a deck of a later program',
      fileWith('deck', { 'decks/1.json': deck, 'decks/2.json': { ...deck, version: 99 } }),
      ['newer', expect.stringMatching(/^newer: /), 'decks/2.json'],
    ],
    [
      'what is no deck',
      fileWith('deck', { 'decks/1.json': deck, 'decks/2.json': 7 }),
      ['content', expect.stringMatching(/^\w+: ./), 'decks/2.json'],
    ],
    [
      'more decks than may be',
      fileWith(
        'deck',
        Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`decks/${index + 1}.json`, 1])),
      ),
      ['tooMany', '501 decks; at most 500'],
    ],
  ])('is refused where it is %s', (_, bytes, fault) => {
    expect(read(bytes)).toEqual(refused(fault));
  });

  test('name a card that is wrong with its file and its place', () => {
    expect(
      read(valued(honestPack(), 'pack/good/stephen.json', (card) => ({ ...card, strength: 'x' }))),
    ).toMatchObject({
      error: { code: 'content', entry: 'pack/good/stephen.json', path: 'strength' },
    });
    const gone = rewritten(honestPack(), (name, content) =>
      name === 'pack/good/stephen.json' ? null : content,
    );
    expect(read(gone)).toMatchObject({ error: { code: 'content', entry: 'pack/pack.json' } });
  });

  test('hold so many notes to cards together, and no more', () => {
    const noted = (count: number): object => ({
      ...lines(1),
      cardNotes: Object.fromEntries(Array.from({ length: count }, (_, card) => [`starter:c-${card}`, 'x'])),
    });
    const each = Array.from({ length: 40 }, (_, index) => [`decks/${index + 1}.json`, noted(500)] as const);
    const inside = (...more: readonly (readonly [string, object])[]): unknown =>
      decksInside(new Map<string, unknown>([...each, ...more]));
    expect(inside()).toMatchObject({ ok: true });
    expect(inside(['decks/41.json', noted(1)])).toEqual(
      refused(['tooMany', 'more than 20000 notes to cards', 'decks/41.json']),
    );
  });

  test('hold so many lines together, and no more', () => {
    const each = Array.from({ length: 100 }, (_, index) => [`decks/${index + 1}.json`, lines(200)] as const);
    const inside = (...more: readonly (readonly [string, object])[]): unknown =>
      decksInside(new Map<string, unknown>([...each, ...more]));
    expect(inside()).toMatchObject({ ok: true });
    expect(inside(['decks/101.json', lines(1)])).toEqual(
      refused(['tooMany', 'more than 20000 lines of cards', 'decks/101.json']),
    );
  });
});
