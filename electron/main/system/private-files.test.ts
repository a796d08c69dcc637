import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { savingWith } from './files.ts';
import { mendRights, rightsOfExport } from './private-files.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'alpha-omega-private-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);

// Windows has no such rights: there a folder's are inherited.
describe.skipIf(process.platform === 'win32')('rights', () => {
  test('what earlier versions left open to others is closed, links are left, and what is outside of it', () => {
    const folder = join(home, 'profile');
    mkdirSync(join(folder, 'backups'), { recursive: true });
    for (const name of ['alpha-omega.sqlite', 'backups/one.sqlite', 'of another program'])
      writeFileSync(join(folder, name), '');
    const outside = join(home, 'outside');
    writeFileSync(outside, '');
    symlinkSync(outside, join(folder, 'backups', 'link'));
    symlinkSync(join(home, 'nowhere'), join(folder, 'packs'));
    chmodSync(join(folder, 'backups'), 0o755);
    for (const name of ['alpha-omega.sqlite', 'backups/one.sqlite', 'of another program', '../outside'])
      chmodSync(join(folder, name), 0o644);
    chmodSync(folder, 0o755);
    mendRights(folder, false);
    const names = ['backups', 'alpha-omega.sqlite', 'backups/one.sqlite', 'of another program'];
    expect(names.map((name) => rights(join(folder, name)))).toEqual(['700', '600', '600', '644']);
    expect(rights(outside)).toBe('644');
    // Somebody chose it: what else lies there may be for others.
    expect(rights(folder)).toBe('755');
    mendRights(join(home, 'nowhere'), true);
  });

  test('the folder that is the program’s own is closed itself, and that of the browser inside, whatever lies in it', () => {
    const folder = join(home, 'Alpha-Omega');
    mkdirSync(join(folder, 'browser', 'Cache'), { recursive: true });
    writeFileSync(join(folder, 'of an earlier browser'), '');
    for (const name of ['', 'browser', 'browser/Cache']) chmodSync(join(folder, name), 0o755);
    mendRights(folder, false);
    expect(['', 'browser'].map((name) => rights(join(folder, name)))).toEqual(['755', '700']);
    mendRights(folder, true);
    expect(['', 'browser'].map((name) => rights(join(folder, name)))).toEqual(['700', '700']);
    // A folder that is a link lies where somebody put it.
    const link = join(home, 'link');
    symlinkSync(join(home, 'elsewhere'), link);
    mkdirSync(join(home, 'elsewhere'));
    chmodSync(join(home, 'elsewhere'), 0o755);
    mendRights(link, true);
    expect(rights(join(home, 'elsewhere'))).toBe('755');
  });

  test('what somebody exports has the rights that the system gives to any new file', async () => {
    const file = join(home, 'game.aosave');
    const save = savingWith(
      () => Promise.resolve({ canceled: false, filePath: file }),
      () => home,
      rightsOfExport(0o022),
    );
    expect(await save({ name: 'game', kind: 'A game', extension: 'aosave' }, 'bytes')).toMatchObject({
      ok: true,
    });
    expect(rights(file)).toBe('644');
    expect(rightsOfExport(0o077).toString(8)).toBe('600');
  });
});
