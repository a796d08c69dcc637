import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { sealed } from '../main/storage/transfer/archives/archive.ts';
import { of, pick, type Dice, type Mutation } from './spoil.ts';
import {
  contentOf,
  fileOf,
  manifestOf,
  part,
  partsOf,
  rewritten,
  unsealed,
  zipOf,
  type Part,
} from './zip-parts.ts';

const flipped = (bytes: Buffer, at: number, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
};

/** Another entry beside the honest ones, named in the manifest. */
function withEntry(file: Buffer, entry: Part): Buffer {
  const [manifest, ...rest] = partsOf(file) as [Part, ...Part[]];
  const honest = { ...entry, data: deflateRawSync(Buffer.from('1')), method: 8 };
  return fileOf([part('manifest.json', manifestOf(manifest, [...rest, honest])), ...rest, entry]);
}

/** The parts with one of the entries changed; not the manifest. */
function oneChanged(file: Buffer, dice: Dice, change: (entry: Part) => Part): Buffer {
  const parts = partsOf(file);
  const chosen = 1 + dice(parts.length - 1);
  return fileOf(parts.map((each, index) => (index === chosen ? change(each) : each)));
}

const BYTES: readonly Mutation[] = [
  of('an empty file', ['empty'], () => Buffer.alloc(0)),
  of('a file that is far too large', ['tooLarge'], (file) =>
    Buffer.concat([file, Buffer.alloc(17 * 1024 * 1024)]),
  ),
  of('bytes by chance', ['notAnArchive', 'cut'], (_, dice) => randomBytes(1 + dice(5000))),
  of('a letter', ['notAnArchive'], () => Buffer.from('Dear friends, greet one another.')),
  of('a database', ['notAnArchive'], () => Buffer.from(`SQLite format 3\0${'x'.repeat(4000)}`)),
  of('a zip of another program', ['cut'], () => zipOf([part('readme.txt', 'hello')])),
  of('cut off', ['cut', 'empty', 'notAnArchive'], (file, dice) => file.subarray(0, dice(file.length))),
  of('cut off at the front', ['notAnArchive', 'altered'], (file, dice) =>
    file.subarray(1 + dice(file.length - 100)),
  ),
  of('cut off and sealed again', ['cut', 'broken'], (file, dice) =>
    sealed(Buffer.concat([unsealed(file).subarray(0, 4 + dice(file.length - 100)), Buffer.alloc(2)])),
  ),
  of('one bit flipped', ['altered', 'cut', 'notAnArchive'], (file, dice) =>
    flipped(file, dice(file.length), dice(8)),
  ),
  of('a run of bytes overwritten', ['altered', 'cut', 'notAnArchive'], (file, dice) => {
    const copy = Buffer.from(file);
    randomBytes(1 + dice(64)).copy(copy, dice(file.length - 64));
    return copy;
  }),
  of('a run of bytes doubled', ['altered', 'notAnArchive'], (file, dice) => {
    const at = dice(file.length - 100);
    return Buffer.concat([file.subarray(0, at + 8), file.subarray(at)]);
  }),
  of('two files in one', ['altered'], (file) => Buffer.concat([file, file])),
];

/** Places in the headers of a zip, found by their marks. */
function headerPlaces(zip: Buffer): readonly number[] {
  const end = zip.length - 22;
  const list = zip.readUInt32LE(end + 16);
  const places = Array.from({ length: zip.length - list - 2 }, (_, index) => list + index);
  let at = 0;
  for (const { name, data } of partsOf(zip)) {
    for (let field = 0; field < 30 + name.length; field += 1) places.push(at + field);
    at += 30 + name.length + data.length;
  }
  return places;
}

/** Where in a file what is packed of each entry lies. */
function dataPlaces(file: Buffer): readonly { readonly at: number; readonly data: Buffer }[] {
  let next = 0;
  return partsOf(file).map(({ name, data }) => {
    const at = next + 30 + name.length;
    next = at + data.length;
    return { at, data };
  });
}

const PACKING: readonly Mutation[] = [
  of(
    'a bit of a header flipped and sealed again',
    [
      'broken',
      'cut',
      'encrypted',
      'method',
      'entryName',
      'twice',
      'bomb',
      'checksum',
      'notAnArchive',
      'tooMany',
    ],
    (file, dice) => {
      const zip = unsealed(file);
      return sealed(flipped(zip, pick(headerPlaces(zip), dice), dice(8)));
    },
  ),
  of('a bit of an entry flipped and sealed again', ['broken', 'bomb', 'checksum'], (file, dice) => {
    const places = dataPlaces(file);
    for (;;) {
      const { at, data } = pick(places, dice);
      const changed = flipped(data, dice(data.length), dice(8));
      if (isSameUnpacked(data, changed)) continue;
      const zip = unsealed(file);
      changed.copy(zip, at);
      return sealed(zip);
    }
  }),
  of('something hidden before the first entry', ['notAnArchive', 'broken'], (file) => {
    const [first, ...rest] = partsOf(file) as [Part, ...Part[]];
    return fileOf([{ ...first, before: Buffer.from('#!/bin/sh\n') }, ...rest]);
  }),
  of('something hidden between entries', ['broken'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, before: Buffer.from('hidden') })),
  ),
  of('two entries over the same bytes', ['broken'], (file) => {
    const [first, second, ...rest] = partsOf(file) as [Part, Part, ...Part[]];
    return fileOf([first, second, ...rest.map((each) => ({ ...each, at: 0 }))]);
  }),
  of('an entry that is encrypted', ['encrypted'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, flags: pick([1, 0x40, 0x2000, 0x41], dice) })),
  ),
  of('an entry whose sizes come after it', ['broken'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, flags: 8 })),
  ),
  of('an entry packed in another way', ['method'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, method: pick([1, 6, 9, 12, 14, 93, 95, 99], dice) })),
  ),
  of('an entry of another time', ['broken'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, mtime: 1 + dice(60_000) })),
  ),
  of('a zip in several parts', ['broken'], (file) => {
    const zip = unsealed(file);
    zip.writeUInt16LE(1, zip.length - 18);
    return sealed(zip);
  }),
  of('sizes that say: look elsewhere', ['bomb', 'broken'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, size: 0xffffffff })),
  ),
  of('a wrong checksum', ['checksum'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, crc: (entry.crc ^ (1 + dice(1 << 30))) >>> 0 })),
  ),
  of('list and entry that differ', ['broken'], (file, dice) =>
    oneChanged(file, dice, (entry) => ({ ...entry, listedSize: entry.size + 1 + dice(50) })),
  ),
  of('two entries of one name', ['twice'], (file) => {
    const parts = partsOf(file);
    return fileOf([...parts, parts[1] as Part]);
  }),
  of('more entries than can be', ['tooMany'], (file) =>
    fileOf([...partsOf(file), ...Array.from({ length: 4000 }, (_, index) => part(`e${index}.json`, '1'))]),
  ),
];

function isSameUnpacked(one: Buffer, other: Buffer): boolean {
  try {
    return contentOf({ ...part('x', ''), data: one }).equals(contentOf({ ...part('x', ''), data: other }));
  } catch {
    return false;
  }
}

const NAMES: readonly Mutation[] = (
  [
    ['a name that climbs out', ['../../evil.json', 'packs/../../evil.json', '..']],
    ['a name that climbs out in the manner of Windows', ['..\\..\\evil.json', 'packs\\..\\evil.json']],
    ['a name at the root of a disk', ['/etc/cron.d/evil', '//server/share/evil.json']],
    ['a name on a drive', ['C:/evil.json', 'c:evil.json']],
    ['a name with a NUL', ['game.json\0.exe', '\0']],
    ['a name in other letters', ['GAME.JSON', 'Packs/a.json']],
    ['a name of a device', ['con', 'packs/nul.json', 'com1.json', 'packs/aux']],
    ['a name with HTML', ['<img src=x onerror=alert(1)>.json', '<script>alert(1)</script>']],
    ['a name that reads backwards', ['packs/\u202egnosj.exe', 'ｇame.json']],
    ['a name that is a folder', ['packs/', 'a/b/']],
    ['a name without letters', ['', '.', './game.json', ' ', 'a b.json']],
    ['a name that goes on and on', ['a'.repeat(300), `${'a/'.repeat(40)}b`, 'x'.repeat(60_000)]],
    ['a name that ends with a dot', ['game.json.', 'packs/a.']],
  ] as const
).map(([name, names]) =>
  of(name, ['entryName'], (file, dice) => withEntry(file, part(pick(names, dice), '1'))),
);

const ZEROS = deflateRawSync(Buffer.alloc(100 * 1024 * 1024, 'a'), { level: 1 });
const HUGE_TEXT = deflateRawSync(Buffer.from(`["${'a'.repeat(100 * 1024 * 1024)}"]`), { level: 1 });

const BOMBS: readonly Mutation[] = [
  of('a bomb that says what it is', ['bomb'], (file) =>
    withEntry(file, { ...part('bomb.json', ''), data: ZEROS, size: 100 * 1024 * 1024 }),
  ),
  of('a bomb that says that it is small', ['bomb'], (file, dice) =>
    withEntry(file, { ...part('bomb.json', ''), data: ZEROS, size: 1 + dice(60_000) }),
  ),
  of('a text of 100 MB', ['bomb'], (file) =>
    withEntry(file, { ...part('text.json', ''), data: HUGE_TEXT, size: 100 * 1024 * 1024 + 4 }),
  ),
  of('many entries that are much together', ['bomb'], (file, dice) => {
    const big = part('x', JSON.stringify(randomBytes(12_000).toString('base64').repeat(60)));
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...big,
      name: Buffer.from(`b${index}-${dice(99)}.json`),
    }));
    return fileOf([...partsOf(file), ...many]);
  }),
  of('a bomb within a bomb', ['bomb', 'notJson', 'notUtf8', 'unexpected'], (file) =>
    rewritten(file, (name, content) =>
      name === 'records.json' ? zipOf([part('inner.json', content)]) : content,
    ),
  ),
];

/** How a file is spoilt as a file: its bytes, its packing, the names in it, and its size. */
export const FILE_MUTATIONS: readonly Mutation[] = [...BYTES, ...PACKING, ...NAMES, ...BOMBS];
