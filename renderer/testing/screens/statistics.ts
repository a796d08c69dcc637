import { expect } from 'vitest';
import { t } from '../../text/language/language.ts';
import { openProgram } from './program.ts';
import type { Screen } from './screen.ts';

async function openStatistics() {
  const screen = await openProgram();
  await screen.getByRole('button', { name: t('statistics.place'), exact: false }).click();
  await expect.element(screen.getByRole('tab').first()).toBeVisible();
  return screen;
}

/** What all games come to. */
export const STATISTICS_SCREENS: readonly Screen[] = [
  { name: 'results of all games', show: openStatistics },
  {
    name: 'games over time',
    show: async () => {
      const screen = await openStatistics();
      await screen.getByRole('tab', { name: t('statistics.overTime') }).click();
      await screen.getByText(t('statistics.asTable')).click();
    },
  },
  {
    name: 'what became of each card',
    show: async () => {
      const screen = await openStatistics();
      await screen.getByRole('tab', { name: t('statistics.cards') }).click();
    },
  },
  {
    name: 'the games of the statistics',
    show: async () => {
      const screen = await openStatistics();
      await screen.getByRole('tab', { name: t('statistics.gamesList') }).click();
      await expect.element(screen.getByText(t('replays.watch'), { exact: true }).first()).toBeVisible();
    },
  },
];
