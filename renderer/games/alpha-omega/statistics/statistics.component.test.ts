import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { StatisticsFilter } from '../../../../electron/shared/games/alpha-omega/api.ts';
import App from '../../../app.svelte';
import { battle } from '../words/testing/scenes.ts';
import { fakeGame } from '../../../testing/fake-game.ts';
import { someStatistics } from '../../../testing/fake-statistics.ts';
import '../../../ui/theme.css';
import '../../../testing/all-parts.ts';

test('before the first game is over there is nothing to filter, and a game to begin', async () => {
  const none = { ...someStatistics, results: { ...someStatistics.results, games: 0 }, uncounted: 0 };
  const api = {
    ...fakeGame([battle()]),
    statistics: () => Promise.resolve({ ok: true as const, value: none }),
  };
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Statistics/ }).click();
  await expect.element(screen.getByText(/^No finished games yet/)).toBeVisible();
  expect(screen.getByRole('combobox').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'New game', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'New game', level: 1 })).toBeVisible();
});

async function openStatistics(uncounted: readonly number[] = [0]) {
  const asked: StatisticsFilter[] = [];
  const api = {
    ...fakeGame([battle()]),
    statistics: (filter: StatisticsFilter) => {
      const left = uncounted[Math.min(asked.length, uncounted.length - 1)] ?? 0;
      asked.push(filter);
      const value = { ...someStatistics, uncounted: left };
      return Promise.resolve({ ok: true as const, value });
    },
  };
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Statistics/ }).click();
  await expect.element(screen.getByRole('table', { name: 'By Objective' })).toBeVisible();
  return { screen, asked };
}

test('results are told by Objective, variation, players and deck, with intervals', async () => {
  const { screen } = await openStatistics();
  const row = screen.getByRole('row', { name: /^And There Was War in Heaven/ });
  expect(row.element().textContent).toMatch(/40\s*18\s*22\s*0\s*45 %\s*31 to 60 %/);
  await expect.element(screen.getByRole('row', { name: /^Jonah/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^A deck of 42 cards/ })).toBeVisible();
  await expect.element(screen.getByText('17 h 1 min')).toBeVisible();
  await expect
    .element(screen.getByText(/^Not counted: 3 unfinished games, 2 tutorials, 1 game/))
    .toBeVisible();
});

test('what is chosen is asked for, and all of it again', async () => {
  const { screen, asked } = await openStatistics();
  await screen.getByRole('combobox', { name: 'Players' }).selectOptions('2');
  await screen.getByRole('combobox', { name: 'Good deck' }).selectOptions('Jonah');
  await screen.getByLabelText('From').fill('2026-10-01');
  await expect.poll(() => asked.at(-1)).toEqual({ since: '2026-10-01', until: null, players: 2, deck: 1 });
  await screen.getByRole('button', { name: 'All games' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ since: null, until: null, players: null, deck: null });
});

test('while games are still being counted it says so and asks again', async () => {
  const { screen, asked } = await openStatistics([900, 400, 0]);
  await expect.poll(() => asked.length).toBe(3);
  await expect.element(screen.getByText(/Counting \d+ games?…/)).not.toBeInTheDocument();
});

test('cards are found by name and sorted by what one wants to know', async () => {
  const { screen } = await openStatistics();
  await screen.getByRole('tab', { name: 'Cards' }).click();
  const names = (): readonly string[] =>
    [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Michael', 'Gabriel', 'Uriel', 'Paimon']);
  await screen.getByRole('button', { name: 'Lured Astray' }).click();
  await expect.poll(names).toEqual(['Paimon', 'Uriel', 'Gabriel', 'Michael']);
  await screen.getByRole('button', { name: 'Card', exact: true }).click();
  await expect.poll(names).toEqual(['Gabriel', 'Michael', 'Paimon', 'Uriel']);
  await screen.getByRole('searchbox', { name: 'Find a card' }).fill('uri');
  await expect.poll(names).toEqual(['Uriel']);
});

test('a card leads to all that is known of it, and a game to its replay', async () => {
  const { screen } = await openStatistics();
  await screen.getByRole('tab', { name: 'Cards' }).click();
  await screen.getByRole('button', { name: 'Michael' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Michael', level: 1 })).toBeVisible();
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await screen.getByRole('tab', { name: 'Games one by one' }).click();
  await expect.element(screen.getByText('The latest 2 of 48 games.', { exact: false })).toBeVisible();
  const row = screen.getByRole('row', { name: /Campaign/ });
  await expect.element(row).toMatchTextContent(/Lost\s*31/);
  await row.getByRole('button', { name: /^Watch And There Was War in Heaven/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Replay' })).toBeVisible();
});

test('what the chart shows can be read as a table', async () => {
  const { screen } = await openStatistics();
  await screen.getByRole('tab', { name: 'Over time' }).click();
  await screen.getByText('As a table').click();
  const rows = () => [...document.querySelectorAll('details tbody tr')];
  await expect.poll(rows).toHaveLength(4);
  const games = rows().map((row) => Number(row.querySelector('td')?.textContent));
  expect(games.reduce((sum, count) => sum + count, 0)).toBe(48);
});
