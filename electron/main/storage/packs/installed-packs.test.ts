import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PACKS } from '../../../testing/house.ts';
import { allPackFolders, folderOf, installedPack, installPack, mendPacks } from './installed-packs.ts';

let ownPacks = '';
beforeEach(() => {
  ownPacks = join(mkdtempSync(join(tmpdir(), 'alpha-omega-installed-')), 'packs');
});
afterEach(() => {
  rmSync(join(ownPacks, '..'), { recursive: true, force: true });
});

const files = (text: string) => [
  { path: 'pack.json', text },
  { path: 'good/a.json', text: `a ${text}` },
];
const inside = (): readonly string[] => readdirSync(ownPacks).toSorted();
const word = (): string => readFileSync(join(ownPacks, 'martyrs', 'pack.json'), 'utf8');

test('a pack takes the place of an older one, whole, and leaves nothing beside it', () => {
  installPack({ ownPacks }, 'martyrs', files('old'));
  writeFileSync(join(ownPacks, 'martyrs', 'more.json'), 'of the old');
  mkdirSync(join(ownPacks, '.martyrs.part'));
  writeFileSync(join(ownPacks, '.martyrs.part', 'more.json'), 'of another time');
  installPack({ ownPacks }, 'martyrs', files('new'));
  expect([inside(), word()]).toEqual([['martyrs'], 'new']);
  expect(readdirSync(join(ownPacks, 'martyrs')).toSorted()).toEqual(['good', 'pack.json']);
  expect(readFileSync(join(ownPacks, 'martyrs', 'good', 'a.json'), 'utf8')).toBe('a new');
});

test('a pack that cannot be written leaves all as it was', () => {
  const broken = (): void => {
    installPack({ ownPacks }, 'martyrs', [...files('new'), { path: 'pack.json/b', text: '' }]);
  };
  expect(broken).toThrow(/EEXIST|ENOTDIR/);
  expect(inside()).toEqual([]);
  installPack({ ownPacks }, 'martyrs', files('old'));
  expect(broken).toThrow(/EEXIST|ENOTDIR/);
  expect([inside(), word()]).toEqual([['martyrs'], 'old']);
  // Broken at the last step, when the older one was already out of its place.
  expect(() => {
    installPack({ ownPacks }, 'martyrs', []);
  }).toThrow(/ENOENT/);
  expect([inside(), word()]).toEqual([['martyrs'], 'old']);
});

test('only what an installing left is mended', () => {
  for (const name of ['.a.old', '.a.part', '.hidden', 'b.old', '.b.older', 'x.a.old'])
    mkdirSync(join(ownPacks, name), { recursive: true });
  mendPacks(ownPacks);
  expect(inside()).toEqual(['.b.older', '.hidden', 'a', 'b.old', 'x.a.old']);
});

test('a pack is found among those of the program and those that somebody brought', () => {
  const places = { packs: PACKS, ownPacks };
  const own = allPackFolders({ packs: PACKS, ownPacks: join(ownPacks, 'nowhere') });
  expect(own).toEqual([join(PACKS, 'alpha-omega-starter')]);
  expect(allPackFolders(places)).toEqual(own);
  expect(allPackFolders({ packs: PACKS, ownPacks: PACKS })).toEqual([...own, ...own]);
  expect(installedPack(places, 'starter')?.id).toBe('starter');
  expect(installedPack(places, 'martyrs')).toBeNull();
  expect(folderOf(own, 'starter')).toBe(own[0]);
  expect(folderOf(own, 'alpha-omega-starter')).toBeNull();
  expect(folderOf([], 'starter')).toBeNull();
});
