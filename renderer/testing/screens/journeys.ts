import { expect } from 'vitest';
import { pages, type Page } from '../../pages.svelte.ts';
import { t } from '../../text/language/language.ts';
import { over } from '../../games/alpha-omega/words/testing/scenes.ts';
import { fakeCampaignGame } from '../fake-campaign-game.ts';
import { summary } from '../fake-summary.ts';
import { freshPilgrim } from '../fake-journeys.ts';
import { goingOn, openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

/** The program with one of its pages shown. */
async function at(page: Page, title: string): ReturnType<typeof openProgram> {
  const shown = await openProgram();
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  pages.go(page);
  await expect.element(shown.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  return shown;
}

const campaign = (): ReturnType<typeof openProgram> => at({ name: 'journey', id: 'journey-1' }, 'Naomi');

/** A campaign at its table whose first Objective has just been won. */
async function wonObjective(): ReturnType<typeof openProgram> {
  const list = { games: [summary()], unreadable: [] };
  const shown = await openProgram({
    ...fakeCampaignGame(),
    listGames: () => Promise.resolve({ ok: true, value: list }),
  });
  await pressOn(goingOn(shown));
  // It names the Objective, which the longest words call otherwise.
  await pressOn(shown.getByRole('dialog').getByRole('button').last());
  await expect.element(shown.getByRole('heading', { name: t('ending.victory') })).toBeVisible();
  return shown;
}

/** What is shown after it. */
async function betweenObjectives(): ReturnType<typeof openProgram> {
  const shown = await wonObjective();
  await pressOn(shown.getByRole('dialog').getByRole('button', { name: t('journeys.onward') }));
  const title = t('journeys.isAchieved', { number: 1 });
  await expect.element(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(shown.getByText(t('journeys.goOnAs'))).toBeVisible();
  return shown;
}

/** The table of a Pilgrimage of which nothing was played yet. */
async function newPilgrimage(): ReturnType<typeof openProgram> {
  const place = { kind: 'journey', journey: 'journey-2', name: 'Jonah', station: 0 } as const;
  const list = { games: [summary()], unreadable: [] };
  const shown = await openProgram({
    listGames: () => Promise.resolve({ ok: true, value: list }),
    placeOfGame: () => Promise.resolve({ ok: true, value: place }),
    journey: () => Promise.resolve({ ok: true, value: freshPilgrim() }),
  });
  await pressOn(goingOn(shown));
  return shown;
}

/** Journeys, the calendar and achievements. */
export const JOURNEY_SCREENS: readonly Screen[] = [
  {
    name: 'a journey about to be renamed',
    show: async () => {
      const shown = await at({ name: 'journeys' }, t('journeys.title'));
      await pressOn(shown.getByText(t('journeys.rename'), { exact: true }).first());
    },
  },
  {
    name: 'journeys side by side',
    show: async () => {
      const shown = await at({ name: 'journeys' }, t('journeys.title'));
      await expect.element(shown.getByRole('heading', { name: t('journeys.records') })).toBeVisible();
    },
  },
  {
    name: 'a new campaign',
    show: () => at({ name: 'newJourney', kind: 'campaign' }, t('journeys.campaignTitle')),
  },
  {
    name: 'a new Pilgrimage',
    show: () => at({ name: 'newJourney', kind: 'pilgrimage' }, t('journeys.pilgrimageTitle')),
  },
  {
    name: 'the map of a campaign',
    show: async () => {
      const shown = await campaign();
      await pressOn(shown.getByRole('button', { name: /Ye Shall Be as Gods/ }));
    },
  },
  {
    name: 'an Objective about to be restarted',
    show: async () => press(await campaign(), t('journeys.restart')),
  },
  {
    name: 'a Pilgrimage with its choices',
    show: async () => {
      const shown = await at({ name: 'journey', id: 'journey-2' }, 'Jonah');
      await expect.element(shown.getByRole('heading', { name: t('journeys.chooseTitle') })).toBeVisible();
    },
  },
  {
    name: 'how a Pilgrimage begins',
    show: async () => {
      const shown = await newPilgrimage();
      await expect.element(shown.getByRole('heading', { name: t('journeys.wayBegins') })).toBeVisible();
      await expect.element(shown.getByRole('heading', { name: t('journeys.pilgrimage') })).toBeVisible();
    },
  },
  {
    name: 'an Objective that was won, with another to follow',
    show: async () => {
      await wonObjective();
    },
  },
  {
    name: 'between two Objectives of a campaign',
    show: async () => {
      await betweenObjectives();
    },
  },
  {
    name: 'between two Objectives of a campaign, read on',
    show: async () => {
      const shown = await betweenObjectives();
      await pressOn(shown.getByText(t('journeys.readMore'), { exact: true }));
      await expect.element(shown.getByRole('heading', { name: t('journeys.chronicle') })).toBeVisible();
    },
  },
  {
    name: 'the end of a game of a journey',
    show: async () => {
      const place = { kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 1 } as const;
      const games = [summary({ outcome: over().outcome })];
      const shown = await openProgram(
        {
          listGames: () => Promise.resolve({ ok: true, value: { games, unreadable: [] } }),
          placeOfGame: () => Promise.resolve({ ok: true, value: place }),
        },
        [over()],
      );
      await pressOn(shown.getByText(t('home.lookAt'), { exact: true }));
      await expect.element(shown.getByRole('button', { name: t('journeys.backToJourney') })).toBeVisible();
    },
  },
  {
    name: 'the game of the week',
    show: async () => {
      const shown = await at({ name: 'calendar', calendar: 'weekly' }, t('calendar.title'));
      await expect.element(shown.getByRole('heading', { name: t('calendar.pastWeeks') })).toBeVisible();
    },
  },
  {
    name: 'achievements',
    show: async () => {
      const shown = await at({ name: 'achievements' }, t('achievements.title'));
      await expect.element(shown.getByRole('heading', { name: t('achievements.whatCounts') })).toBeVisible();
    },
  },
];
