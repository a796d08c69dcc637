import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { newcomersWin, type LevelId } from '../../../../engine/alpha-omega/index.ts';
import { pages } from '../../../pages.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { rulesAt } from '../new-game/levels.ts';
import { levelName, newcomersInWords } from '../words/game/levels.ts';

/** What is said of a level before a journey at it begins, with the figure that New game's tile of it bears. */
function told(level: LevelId): string {
  const words = newcomersInWords(newcomersWin(level, 1) ?? 0);
  return `Level: ${levelName(level)}. ${words} a game at this level.`;
}

test('a Campaign and a Pilgrimage say at which level they are played before one begins', async () => {
  inLanguage('en');
  const { variants = [], assists = [] } = rulesAt('pilgrim', 1, fakeLevels) ?? {};
  const lastGame = { objective: '', seats: ['Ruth'], variants, assists };
  settings.chosen = { ...settings.chosen, lastGame };
  const shown = await openProgram();
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'journeys' });
  const campaign = shown.getByRole('region', { name: 'Campaign', exact: true });
  await expect.element(campaign.getByText(told('pilgrim'))).toBeVisible();
  // The help of a gentler level is no part of it.
  const pilgrimage = shown.getByRole('region', { name: 'Pilgrimage', exact: true });
  await expect.element(pilgrimage.getByText(told('standard'))).toBeVisible();
  await pilgrimage.getByRole('button', { name: /^Change/ }).click();
  await expect.element(shown.getByText(told('standard'))).toBeVisible();
  await shown.getByRole('checkbox', { name: 'Narrow Way' }).click();
  await expect.element(shown.getByText(told('narrowWay'))).toBeVisible();
});

test.each(['campaign', 'pilgrimage'] as const)(
  'a new %s is begun without scrolling, and says beside that at which level',
  async (kind) => {
    inLanguage('en');
    await browser.viewport(1280, 800);
    const shown = await openProgram();
    await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
    pages.go({ name: 'newJourney', kind });
    const start = shown.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeVisible();
    expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
    await expect.element(shown.getByText(/^Level: /)).toBeInViewport({ ratio: 1 });
  },
);

test('the Opponents of a new campaign have their heading over their deck', async () => {
  inLanguage('en');
  const shown = await openProgram();
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'newJourney', kind: 'campaign' });
  const theirs = shown.getByRole('group', { name: 'Opponents', exact: true });
  await expect.element(theirs.getByText('Opponents', { exact: true })).toBeVisible();
  await expect.element(theirs.getByRole('button', { name: /^Opponent deck/ })).toBeVisible();
});
