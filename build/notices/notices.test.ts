import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOf, faultsOf, installed, KEPT, noticesOf, type Installed } from './notices.ts';
import { packageOf } from './shipped.ts';

const kept = Object.keys(KEPT).map(installed);
const credits = readFileSync(new URL('../../CREDITS.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

test('each package that ships may ship: its licence is in the list, as a person has read it, and its text is there', () => {
  expect(faultsOf(kept)).toEqual([]);
});

test('each package that we chose and that ships is named in CREDITS.md', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<'dependencies' | 'devDependencies', object>>;
  const direct = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
  for (const [name, package_] of Object.entries(KEPT)) {
    if (!direct.has(name)) continue;
    expect(package_?.credit, `${name} has a credit`).toBeDefined();
    expect(credits, name).toContain(package_?.credit);
  }
});

const one: Installed = { name: 'one', version: '1.0.0', licence: 'MIT', texts: ['its text'] };

test('a package that nobody has read about, a licence that is not in the list, or one without its text is a fault', () => {
  const list = { one: { licence: 'MIT' } };
  expect(faultsOf([one], list)).toEqual([]);
  expect(faultsOf([one, { ...one, name: 'two' }], list)).toEqual([
    expect.stringContaining('two (MIT) ships'),
  ]);
  expect(faultsOf([{ ...one, licence: 'GPL-3.0' }], list)).toEqual([
    'one is under GPL-3.0 and was under MIT',
    'one is under GPL-3.0, which is not in the list',
  ]);
  expect(faultsOf([{ ...one, texts: [] }], list)).toEqual(['one has no text of its licence']);
  expect(faultsOf([], list)).toEqual(['one is in build/notices/kept.json and does not ship']);
});

test('the notices hold each name and text, and the bill of materials each package and the lock file', () => {
  const notices = noticesOf(kept);
  for (const { name, version, licence, texts } of kept)
    for (const part of [`${name} ${version} (${licence})`, ...texts]) expect(notices).toContain(part);
  const bill = JSON.parse(billOf(kept, '0.1.0')) as {
    specVersion: string;
    components: { name: string; version: string; licenses: unknown[]; purl: string }[];
    metadata: { properties: { value: string }[] };
  };
  expect(bill.specVersion).toBe('1.6');
  expect(bill.components.map(({ name }) => name).toSorted()).toEqual(kept.map(({ name }) => name).toSorted());
  expect(
    bill.components.every(({ licenses, purl }) => licenses.length === 1 && purl.startsWith('pkg:npm/')),
  ).toBe(true);
  expect(bill.metadata.properties[0]?.value).toMatch(/^[0-9a-f]{128}$/);
  expect(billOf(kept, '0.1.0')).toBe(billOf(kept, '0.1.0'));
});

test('a module is known by its package, whatever it is reached by', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('/a/node_modules/x/node_modules/@scope/name/a.js?raw')).toBe('@scope/name');
  expect(packageOf(String.raw`C:\a\node_modules\uqr\a.js`)).toBe('uqr');
  expect(packageOf('~icons/lucide/cloud')).toBe('@iconify-json/lucide');
  expect(packageOf('\0virtual:emblems')).toBe('@iconify-json/game-icons');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('/work/renderer/app.svelte')).toBeNull();
});
