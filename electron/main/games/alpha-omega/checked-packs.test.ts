import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPacksIn } from '../../../../cards/load.ts';
import { PACKS } from '../../../testing/house.ts';
import { checkedOnce } from './checked-packs.ts';

const load = vi.fn(loadPacksIn);

let folder = '';
let packs = '';
const loaded = () =>
  checkedOnce(
    { file: join(folder, 'browser', 'checked.json'), program: join(folder, 'program') },
    load,
  )([packs]);
const pack = (): string => join(packs, 'alpha-omega-starter', 'pack.json');

beforeEach(() => {
  load.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-checked-'));
  packs = join(folder, 'packs');
  cpSync(PACKS, packs, { recursive: true });
  mkdirSync(join(folder, 'program'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('packs that nobody touched are checked once, and are the same the second time', () => {
  const first = loaded();
  expect(loaded()).toEqual(first);
  expect([...first.languages.keys()]).toEqual(['es']);
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['a file of theirs was written to', () => writeFileSync(pack(), readFileSync(pack()))],
  ['one is gone', () => rmSync(join(packs, 'alpha-omega-starter', 'translations', 'es.json'))],
  ['one came', () => mkdirSync(join(packs, 'martyrs'))],
  ['the program is another one', () => writeFileSync(join(folder, 'program', 'index.js'), '')],
  ['the packs are in another place', () => void (packs = PACKS)],
])('they are checked again when %s', (_, change) => {
  loaded();
  change();
  expect(loaded()).toEqual(loadPacksIn([packs]));
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is wrong with a pack is said each time', () => {
  writeFileSync(join(packs, 'alpha-omega-starter', 'good', 'broken.json'), '{');
  expect(loaded().issues).toHaveLength(1);
  expect(loaded().issues).toEqual(loadPacksIn([packs]).issues);
  expect(load).toHaveBeenCalledOnce();
});

test('what was not kept whole is not believed, and a disk that takes nothing stops nobody', () => {
  const first = loaded();
  const file = join(folder, 'browser', 'checked.json');
  const whole = readFileSync(file, 'utf8');
  for (const broken of [whole.slice(0, -2), whole.replace('"packs"', '"socks"'), '']) {
    writeFileSync(file, broken);
    expect(loaded()).toEqual(first);
  }
  expect(load).toHaveBeenCalledTimes(4);
  rmSync(join(folder, 'browser'), { recursive: true });
  writeFileSync(join(folder, 'browser'), '');
  expect(loaded()).toEqual(first);
});
