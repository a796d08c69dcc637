import type { WritableDb } from '../../../db/file/handles.ts';
import { readSetting, writeSetting } from '../../../db/file/settings.ts';
import { soundSettings } from '../../shared/settings-schema.ts';
import { attempt } from '../ipc/attempt.ts';
import type { TableApi } from '../../shared/api.ts';
import type { HandlersOf } from '../ipc/ipc.ts';
import type { Reporter } from './reports.ts';

const SETTING = 'settings';

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
