import { expect } from 'vitest';
import { t } from '../../text/language/language.ts';
import { openProgram } from './program.ts';
import { pressOn, type Screen } from './screen.ts';

async function openStatistics() {
  const screen = await openProgram();
  await pressOn(screen.getByRole('button', { name: t('statistics.place'), exact: false }));
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
      await pressOn(screen.getByRole('tab', { name: t('statistics.overTime') }));
      await pressOn(screen.getByText(t('statistics.asTable')));
    },
  },
  {
    name: 'what became of each card',
    show: async () => {
      const screen = await openStatistics();
      await pressOn(screen.getByRole('tab', { name: t('statistics.cards') }));
    },
  },
  {
    name: 'the games of the statistics',
    show: async () => {
      const screen = await openStatistics();
      await pressOn(screen.getByRole('tab', { name: t('statistics.gamesList') }));
      await expect.element(screen.getByText(t('replays.watch'), { exact: true }).first()).toBeVisible();
    },
  },
];
