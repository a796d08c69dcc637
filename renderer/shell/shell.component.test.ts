import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import App from '../app.svelte';
import { fakeGame, summary } from '../testing/fake-game.ts';
import { battle } from '../text/testing/scenes.ts';
import '../ui/theme.css';

test('the first page lists the games that can be continued and opens one', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await expect.element(screen.getByRole('heading', { level: 1, name: /Alpha.*Omega/ })).toBeVisible();
  await screen
    .getByRole('button', { name: /^Continue And There Was War in Heaven, Mindy, round 3, seed jubilee-31$/ })
    .click();
  await expect.element(screen.getByRole('main', { name: 'The table' })).toBeVisible();
  await screen.getByRole('button', { name: 'Leave the table' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Games to continue' })).toBeVisible();
});

test('a game is deleted only after a second word', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await screen.getByRole('button', { name: /^Delete And There/ }).click();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(screen.getByRole('button', { name: /^Continue/ })).toBeVisible();
  await screen.getByRole('button', { name: /^Delete And There/ }).click();
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(screen.getByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
});

test('a game that cannot be read is named with what is wrong, and can be deleted', async () => {
  const api = fakeGame([battle()]);
  const unreadable = [{ id: 'game-9', playedAt: '2026-11-21T09:30:00.000Z', detail: 'set-up: no Objective' }];
  const deleted: string[] = [];
  const damaged = {
    ...api,
    listGames: () => Promise.resolve({ ok: true, value: { games: [], unreadable } } as const),
    deleteGame: (id: string) => (deleted.push(id), api.deleteGame(id)),
  };
  const screen = await render(App, { api: damaged });
  await expect.element(screen.getByText('set-up: no Objective')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete the unreadable game game-9' }).click();
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  expect(deleted).toEqual(['game-9']);
});

test('a new game is begun with the Objective, the name and the seed that were given', async () => {
  const api = fakeGame([battle()]);
  const requests: unknown[] = [];
  const spied = {
    ...api,
    newGame: (request: Parameters<typeof api.newGame>[0]) => (requests.push(request), api.newGame(request)),
  };
  const screen = await render(App, { api: spied });
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Ruth');
  await screen.getByRole('textbox', { name: 'Seed' }).fill('barley');
  await screen.getByRole('button', { name: 'Begin the game' }).click();
  await expect.element(screen.getByRole('main', { name: 'The table' })).toBeVisible();
  expect(requests).toEqual([
    { objective: 'starter:and-there-was-war-in-heaven', seats: ['Ruth'], seed: 'barley' },
  ]);
});

test('what is wrong with a pack is listed, and trouble with a call is told', async () => {
  const api = fakeGame([battle()]);
  const screen = await render(App, {
    api: {
      ...api,
      library: async () => {
        const reply = await api.library();
        const issues = [{ file: 'good/gabriel.json', path: 'strength', message: 'expected a number' }];
        return reply.ok ? { ok: true, value: { ...reply.value, issues } } : reply;
      },
      newGame: () => Promise.resolve({ ok: false, error: { code: 'storage', detail: 'the disk is full' } }),
    },
  });
  await expect.element(screen.getByText('good/gabriel.json')).toBeVisible();
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('button', { name: 'Begin the game' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/could not be written to disk\. the disk is full/);
});

test('the credits name the authors of the emblems and of the rules', async () => {
  const screen = await render(App, { api: fakeGame([battle()]) });
  await screen.getByRole('button', { name: 'Credits' }).click();
  await expect.element(screen.getByText(/game-icons\.net/)).toBeVisible();
  await expect.element(screen.getByText(/independent program/)).toBeVisible();
});
