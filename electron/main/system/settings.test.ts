import { expect, test, vi } from 'vitest';
import { writeSetting } from '../../../db/file/settings.ts';
import { memoryDb } from '../../../db/testing/testing.ts';
import { settingsSchema } from '../../shared/settings-schema.ts';
import { USUAL } from '../../shared/settings.ts';
import { settingsOn, soundSettings } from './settings.ts';

const PLAYER = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Mindy',
  colour: 'blue',
  emblem: 'dove',
} as const;

const program = (db = memoryDb()): ReturnType<typeof settingsOn> =>
  settingsOn(
    db,
    vi.fn(() => 'report.json'),
  );

test('settings are as usual until somebody chooses, and then as chosen', () => {
  const { settings, saveSettings } = program();
  expect(settings()).toEqual({ ok: true, value: USUAL });
  const chosen = { ...USUAL, textSize: 150, players: [{ ...PLAYER, own: { textSize: 200 } }] };
  expect(saveSettings(chosen)).toEqual({ ok: true, value: chosen });
  expect(settings()).toEqual({ ok: true, value: chosen });
});

test('a field that was spoilt by hand costs no other', () => {
  const db = memoryDb();
  writeSetting(db, 'settings', { ...USUAL, pace: 'breathless', textSize: 9000, font: 'dyslexic' });
  expect(program(db).settings()).toEqual({ ok: true, value: { ...USUAL, font: 'dyslexic' } });
});

test.each([null, 'settings', 3, [], { volume: null }])('nonsense is as usual: %j', (kept) => {
  expect(soundSettings(kept)).toEqual(USUAL);
});

test('a window must send all of them and nothing else', () => {
  const { pace: _, ...lacking } = USUAL;
  expect(settingsSchema.safeParse(USUAL).success).toBe(true);
  expect(settingsSchema.safeParse(lacking).success).toBe(false);
  expect(settingsSchema.safeParse({ ...USUAL, more: 1 }).success).toBe(false);
});

test('settings that cannot be kept are said to be not kept', () => {
  const db = memoryDb();
  db.run("CREATE TEMP TRIGGER full BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END");
  expect(program(db).saveSettings(USUAL)).toMatchObject({ ok: false, error: { code: 'storage' } });
});

test('volumes that were kept before there was music stay as they were chosen', () => {
  const kept = { ...USUAL, volume: { all: 20, events: 30, turns: 40 } };
  expect(soundSettings(kept).volume).toEqual({ all: 20, events: 30, turns: 40, music: USUAL.volume.music });
  expect(settingsSchema.safeParse(kept).success).toBe(false);
  const loud = { ...USUAL, volume: { ...USUAL.volume, music: 101 } };
  expect(settingsSchema.safeParse(loud).success).toBe(false);
});
