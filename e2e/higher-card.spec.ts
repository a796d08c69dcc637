import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import type { GameWindow } from './api.ts';
import { expectAccessible } from './axe.ts';
import { writeTo } from './writing.ts';

/** What is asked, or the curtain before it. */
const question = (window: Page): Locator => window.locator('[data-zone=question]');
const lay = (window: Page): Locator => question(window).getByRole('button', { name: /^The \d/ });

/** A game of two people and the computer, their hands private, as it is begun from the first page. */
async function begin(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Higher Card' }).click();
  await expect(window.getByRole('heading', { name: 'Higher Card', level: 1 })).toBeVisible();
  await window.getByRole('button', { name: 'Add player' }).click();
  await window.getByRole('textbox', { name: 'Name of player 1' }).fill('Mindy');
  await window.getByRole('textbox', { name: 'Name of player 3' }).fill('Steve');
  await expectAccessible(window, 'the page of a game of Higher Card');
  await window.getByRole('button', { name: 'Start game' }).click();
}

/** Says to be there, and lays the first card. */
async function answer(window: Page, name: string): Promise<void> {
  await question(window)
    .getByRole('button', { name: new RegExp(`^I am ${name}`) })
    .click();
  await lay(window).first().click();
}

test('a second game is begun, hidden, undone, left by a crash, gone on with, ended, watched and exported', async ({
  launch,
  userData,
  problems,
}) => {
  const first = await launch({ args: ['--sample-games'] });
  const { window } = first;
  await begin(window);
  await expect(question(window)).toContainText('Mindy, your move');
  await expect(lay(window)).toHaveCount(0);
  await question(window)
    .getByRole('button', { name: /^I am Mindy/ })
    .click();
  await expect(lay(window)).toHaveCount(5);
  await expectAccessible(window, 'a table of Higher Card');
  await lay(window).first().click();
  await expect(question(window)).toContainText('Steve, your move');
  await window.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(question(window)).toContainText('Mindy, your move');
  await answer(window, 'Mindy');
  await expect(question(window)).toContainText('Steve, your move');

  const closed = first.app.waitForEvent('close');
  first.app.process().kill('SIGKILL');
  await closed;
  // A window that loses its main process goes down with it.
  problems.splice(0, problems.length, ...problems.filter((problem) => problem !== 'the window crashed'));

  const again = await launch();
  const second = again.window;
  await second.getByRole('button', { name: /^Continue Higher Card Mindy, .* and Steve, round 1/ }).click();
  await answer(second, 'Steve');
  for (let round = 2; round < 5; round += 1) {
    await answer(second, 'Mindy');
    await answer(second, 'Steve');
  }
  // The last card of a hand is laid by itself, once somebody says to be there.
  await question(second)
    .getByRole('button', { name: /^I am Mindy/ })
    .click();
  await question(second)
    .getByRole('button', { name: /^I am Steve/ })
    .click();
  await expect(question(second)).toContainText(/won/);
  await second.getByRole('button', { name: 'Exit to menu' }).click();

  await second.getByRole('button', { name: /^Watch replay: Higher Card/ }).click();
  const bar = second.getByRole('region', { name: 'Replay' });
  await expect(bar).toContainText('Start of the game');
  await second.keyboard.press('ControlOrMeta+End');
  await expect(second.getByRole('region', { name: 'Round 5' })).toBeVisible();
  await expectAccessible(second, 'a replay of Higher Card');
  await second.getByRole('button', { name: 'Exit to menu' }).click();
  await expect(second.getByRole('button', { name: 'New game', exact: true })).toBeVisible();

  const file = join(userData, 'higher-card.aosave');
  await writeTo(again.app, file);
  const told = await second.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const list = await game.listGames();
    if (!list.ok) throw new Error(list.error.detail);
    const [kept] = list.value.games;
    const id = kept?.id ?? '';
    const [written, statistics, odds] = await Promise.all([
      game.exportGame(id),
      game.statistics({ since: null, until: null, players: null, deck: null }),
      game.odds({ game: id }),
    ]);
    return { written, statistics, odds };
  });
  expect(told.written).toMatchObject({ ok: true });
  expect(statSync(file).size).toBeGreaterThan(500);
  // What Alpha/Omega counts knows nothing of it, and it has no odds to tell.
  expect(told.statistics).toMatchObject({ ok: true, value: { games: [], results: { games: 0 } } });
  expect(told.odds).toMatchObject({
    ok: false,
    error: { code: 'rejected', detail: expect.stringContaining('odds') as unknown },
  });
});

test('nobody is offered a sample who did not ask for it', async ({ window }) => {
  await expect(window.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  await expect(window.getByRole('button', { name: 'Higher Card' })).toHaveCount(0);
});
