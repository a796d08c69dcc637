import { expect } from 'vitest';
import type { GameApi } from '../../../electron/shared/api.ts';
import { panels } from '../../panels.svelte.ts';
import { t } from '../../text/language/language.ts';
import { diskFull, openProgram } from './program.ts';
import { press, type Screen } from './screen.ts';

/** The settings, on one of their tabs. */
async function openSettings(tab: number, changes: Partial<GameApi> = {}) {
  const shown = await openProgram(changes);
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  panels.open('settings');
  await shown.getByRole('tab').nth(tab).click();
  return shown;
}

/** What can be chosen about the program. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  { name: 'settings of the look', show: () => openSettings(0) },
  { name: 'settings of reading', show: () => openSettings(1) },
  { name: 'settings of motion', show: () => openSettings(2) },
  {
    name: 'settings of the players, with one of them',
    show: async () => press(await openSettings(3), t('settings.addPlayer')),
  },
  {
    name: 'settings about to be as usual again',
    show: async () => press(await openSettings(0), t('settings.reset')),
  },
  {
    name: 'settings that could not be kept',
    show: async () => {
      const shown = await openSettings(3, { saveSettings: () => Promise.resolve(diskFull) });
      await press(shown, t('settings.addPlayer'));
      await expect.element(shown.getByRole('alert')).toBeVisible();
    },
  },
];
