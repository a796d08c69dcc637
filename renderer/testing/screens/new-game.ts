import { expect } from 'vitest';
import type { GameApi } from '../../../electron/shared/api.ts';
import { t } from '../../text/language/language.ts';
import { diskFull, openProgram } from './program.ts';
import { press, type Screen } from './screen.ts';

async function setUp(changes: Partial<GameApi> = {}) {
  const shown = await openProgram(changes);
  await press(shown, t('home.newGame'));
  return shown;
}

/** The page on which a game is set up, in all its openings. */
export const NEW_GAME_SCREENS: readonly Screen[] = [
  { name: 'a new game', show: () => setUp() },
  {
    name: 'a new game with friends, Opponents and variations that do not go together',
    show: async () => {
      const shown = await setUp();
      await press(shown, t('newGame.addPlayer'));
      await shown.getByText(t('newGame.variationsOfRules')).click();
      await shown.getByRole('checkbox').last().click();
      await press(shown, t('newGame.addOpponent'));
    },
  },
  {
    name: 'a new game that could not begin',
    show: async () => {
      const shown = await setUp({ newGame: () => Promise.resolve(diskFull) });
      await press(shown, t('newGame.begin'));
      await expect.element(shown.getByRole('alert')).toBeVisible();
    },
  },
];
