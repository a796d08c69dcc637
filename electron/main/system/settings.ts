import { z } from 'zod';
import type { WritableDb } from '../../../db/file/handles.ts';
import { readSetting, writeSetting } from '../../../db/file/settings.ts';
import { nameAsKept } from '../../shared/name-schema.ts';
import { settingsSchema } from '../../shared/settings-schema.ts';
import { USUAL, type Settings } from '../../shared/settings.ts';
import { attempt } from '../ipc/attempt.ts';
import type { TableApi } from '../../shared/api.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import type { Reporter } from './reports.ts';

const SETTING = 'settings';

const { players, volume } = settingsSchema.shape;

/** Settings as they are read back: no player is lost for a name that was taken once, no volume for one that came later. */
const kept = settingsSchema.extend({
  players: z.array(players.element.extend({ name: nameAsKept() })).max(60),
  volume: volume.extend({ music: volume.shape.music.default(USUAL.volume.music) }),
});

/**
 * What was kept, as far as it is sound: a field that is missing, or that somebody spoilt by hand, is as usual again and
 * costs none of the others.
 */
export function soundSettings(read: unknown): Settings {
  const given: Readonly<Record<string, unknown>> =
    typeof read === 'object' && read !== null ? { ...read } : {};
  const sound = Object.entries(kept.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(given[key]);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return { ...USUAL, ...Object.fromEntries(sound) };
}

/** The settings of the program, stored in the database: they are on disk when a reply shows them. */
export function settingsOn(
  db: WritableDb,
  report: Reporter,
): Pick<HandlersOf<TableApi>, 'settings' | 'saveSettings'> {
  const nothing = (): object => ({});
  return {
    settings: () =>
      attempt(report, nothing, () => ({ ok: true, value: soundSettings(readSetting(db, SETTING)) })),
    saveSettings: (settings) =>
      attempt(report, nothing, () => {
        writeSetting(db, SETTING, settings);
        return { ok: true, value: settings };
      }),
  };
}
