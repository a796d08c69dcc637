import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups, makeBackup } from '../../../../db/backups/backups.ts';
import { readyFile } from '../../../../db/file/exchange.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { backupsOf, openDatabase } from '../../../../db/file/open.ts';
import { readSetting, writeSetting } from '../../../../db/file/settings.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../../testing/house.ts';
import { insideOf, mergedFrom, readyCopy } from './backup-work.ts';

let profile = '';
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'alpha-omega-merged-'));
});
afterEach(() => rmSync(profile, { recursive: true, force: true }));

function opened(file: string): OwnedDb {
  const result = openDatabase(file);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

const gamesIn = (db: OwnedDb): readonly unknown[] =>
  db.all('SELECT id FROM games ORDER BY id').map(({ id }) => id);

test('before a backup is merged, everything as it stands is backed up once more', () => {
  const games = join(profile, 'games.sqlite');
  const folder = backupsOf(games);
  const db = opened(games);
  const { sessions } = houseOver(db);
  const { id: early } = valueOf(sessions.begin({ objective: OBJECTIVE, seats: ['Ann'] }));
  const old = makeBackup(db, { folder, reason: 'hand', now: new Date('2026-11-20T20:00:00Z') });
  valueOf(sessions.remove(early));
  const { id: late } = valueOf(sessions.begin({ objective: OBJECTIVE, seats: ['Ben'] }));
  writeSetting(db, 'mark', 'as it stood');
  db.close();

  const at = '2026-11-22T20:00:00.000Z';
  const merged = valueOf(
    mergedFrom({ task: 'mergeBackup', games, backup: join(folder, old.file), folder, at }),
  );
  expect(merged).toMatchObject({ added: 1 });

  const [made, ...others] = listBackups(folder);
  expect(others.map(({ file }) => file)).toEqual([old.file]);
  expect(made).toMatchObject({ reason: 'merge', at, number: old.number + 1 });
  const before = opened(join(folder, made?.file ?? ''));
  expect(gamesIn(before)).toEqual([late]);
  expect(readSetting(before, 'mark')).toBe('as it stood');
  before.close();
  const now = opened(games);
  expect(gamesIn(now)).toEqual([early, late].sort());
  now.close();
});

test.each([
  [
    'a trigger of its own',
    'CREATE TRIGGER thief AFTER INSERT ON settings BEGIN DELETE FROM games; END',
    'trigger thief',
  ],
  [
    'a view rewritten',
    'DROP VIEW happenings; CREATE VIEW happenings AS SELECT * FROM log',
    'view happenings',
  ],
])('a backup with %s is looked into, merged and put back by nobody, and named', (_, sql, found) => {
  const games = join(profile, 'games.sqlite');
  const folder = backupsOf(games);
  const db = opened(games);
  const { sessions } = houseOver(db);
  valueOf(sessions.begin({ objective: OBJECTIVE, seats: ['Ann'] }));
  const { file } = makeBackup(db, { folder, reason: 'hand', now: new Date('2026-11-20T20:00:00Z') });
  const before = gamesIn(db);
  db.close();
  const backup = join(folder, file);
  const alien = opened(backup);
  alien.exec(sql);
  alien.close();
  const at = '2026-11-22T20:00:00.000Z';
  const refused = {
    ok: false,
    error: { code: 'damagedSave', detail: expect.stringContaining(found) as string },
  };
  expect(insideOf({ games, backup })).toMatchObject(refused);
  expect(mergedFrom({ task: 'mergeBackup', games, backup, folder, at })).toMatchObject(refused);
  expect(readyCopy({ games, backup })).toMatchObject(refused);
  expect(existsSync(readyFile(games))).toBe(false);
  expect(listBackups(folder).map((one) => one.file)).toEqual([file]);
  const now = opened(games);
  expect(gamesIn(now)).toEqual(before);
  now.close();
});
