import { expect } from 'vitest';
import type { GameApi } from '../../../electron/shared/games/alpha-omega/api.ts';
import { panels } from '../../panels.svelte.ts';
import { t } from '../../text/language/language.ts';
import { diskFull, openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

/** The settings, on the tab of this name. */
async function openSettings(tab: string, changes: Partial<GameApi> = {}) {
  const shown = await openProgram(changes);
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  panels.open('settings');
  await pressOn(shown.getByRole('tab', { name: tab, exact: true }));
  return shown;
}

/** What can be chosen about the program. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  { name: 'settings of the look', show: () => openSettings(t('settings.look')) },
  { name: 'settings of reading', show: () => openSettings(t('settings.reading')) },
  { name: 'settings of motion', show: () => openSettings(t('settings.motion')) },
  { name: 'settings of the keys', show: () => openSettings(t('commands.legend')) },
  {
    name: 'settings of the players, with one of them',
    show: async () => press(await openSettings(t('settings.players')), t('settings.addPlayer')),
  },
  {
    name: 'settings about to be as usual again',
    show: async () => press(await openSettings(t('settings.look')), t('settings.reset')),
  },
  {
    name: 'settings that could not be kept',
    show: async () => {
      const shown = await openSettings(t('settings.players'), {
        saveSettings: () => Promise.resolve(diskFull),
      });
      await press(shown, t('settings.addPlayer'));
      await expect.element(shown.getByRole('alert')).toBeVisible();
    },
  },
];
