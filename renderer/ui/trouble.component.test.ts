import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { MendRequest, Trouble } from '../../electron/shared/api.ts';
import App from '../app.svelte';
import { pageParts } from '../parts.ts';
import { fakeGame } from '../testing/fake-game.ts';
import { summary } from '../testing/fake-summary.ts';
import { battle } from '../games/alpha-omega/words/testing/scenes.ts';
import './theme.css';
import '../testing/all-parts.ts';

/** The first page after a game could not be opened for this reason. */
async function refused(error: Trouble) {
  const api = fakeGame([battle()], [summary()]);
  const folders: string[] = [];
  const mends: string[] = [];
  const screen = await render(App, {
    api: {
      ...api,
      openGame: () => Promise.resolve({ ok: false, error } as const),
      showFolder: (folder: string) => (
        folders.push(folder),
        Promise.resolve({ ok: true, value: null } as const)
      ),
      mend: ({ how }: MendRequest) => (mends.push(how), Promise.resolve({ ok: true, value: null } as const)),
    },
  });
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  return { screen, folders, mends };
}

const box = (element: Element | null) => {
  if (element === null) throw new Error('it is not there');
  return element.getBoundingClientRect();
};

test('a page that cannot be read is told of, and the page that is shown stays', async () => {
  const lost = () => Promise.reject(new Error('credits.js is gone'));
  const come = vi.spyOn(pageParts.credits, 'come').mockImplementation(lost);
  const screen = await render(App, { api: fakeGame([battle()], []) });
  const credits = screen.getByRole('button', { name: 'Credits' });
  await credits.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/credits\.js is gone/);
  await expect.element(credits).toBeVisible();
  come.mockRestore();
  await credits.click();
  await expect.element(screen.getByRole('heading', { name: 'Credits' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a trouble lies over nothing of a page: the page begins below it, and ends with the window', async () => {
  const { screen } = await refused({ code: 'damagedSave', detail: 'the end of its records is cut' });
  await screen.getByRole('button', { name: 'Backups' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const bar = () => box(document.querySelector('.bar'));
  await expect.poll(() => box(document.querySelector('main')).top).toBeGreaterThan(20);
  expect(box(document.querySelector('main')).top).toBeGreaterThanOrEqual(bar().bottom - 1);
  expect(box(document.querySelector('main')).bottom).toBeLessThanOrEqual(window.innerHeight + 1);
});

test('offers to open the games again where their file was deleted or moved', async () => {
  const { screen, mends } = await refused({ code: 'storage', detail: 'GAMES_GONE: gone', cause: 'gone' });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/were deleted, moved or replaced/);
  await screen.getByRole('button', { name: 'Open the games again' }).click();
  await expect.poll(() => mends).toEqual(['retry']);
});

test('leads to the folder where room or leave is missing, and to no backup', async () => {
  const { screen, folders } = await refused({ code: 'storage', detail: 'SQLITE_FULL', cause: 'diskFull' });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The disk is full/);
  await screen.getByRole('button', { name: 'Show folder' }).click();
  await expect.poll(() => folders).toEqual(['games']);
  await expect.element(screen.getByRole('button', { name: 'Backups' })).not.toBeInTheDocument();
});
