import { lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { beginGame, type GameWindow } from './api.ts';
import { writeTo } from './writing.ts';

/** What in a folder others may read, write or enter, links left out. */
const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => (lstatSync(path).mode & 0o077) !== 0);

test('what the program keeps is for nobody else, what was there before too; what is exported is as any file', async ({
  launch,
  userData,
}) => {
  test.skip(process.platform === 'win32', 'Windows has no such rights: those of a folder are inherited');
  mkdirSync(join(userData, 'packs'), { mode: 0o755 });
  mkdirSync(join(userData, 'backups'), { mode: 0o755 });
  writeFileSync(join(userData, 'backups', 'of-before'), '', { mode: 0o644 });
  const { app, window } = await launch();
  const { id } = await beginGame(window, 'private');
  const file = join(userData, '..', `exported-${String(process.pid)}.aosave`);
  await writeTo(app, file);
  await window.evaluate(async (game) => {
    const api = (globalThis as unknown as GameWindow).game;
    return [await api.exportGame(game), await api.backUp()].map(({ ok }) => ok);
  }, id);
  expect(openToOthers(userData)).toEqual([]);
  writeFileSync(`${file}.usual`, '');
  expect(statSync(file).mode).toBe(statSync(`${file}.usual`).mode);
  for (const made of [file, `${file}.usual`]) rmSync(made);
});
