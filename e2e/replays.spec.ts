import type { Page } from '@playwright/test';
import type { GameApi } from '../electron/shared/games/alpha-omega/api.ts';
import { isTold } from './pages/asking.ts';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { fromMenu, TablePage } from './pages/table.ts';

/** The program as a page reaches it. */
type Reached = { readonly game: GameApi };

/** Plays a short game to its end, the first choice each time. @returns its id */
async function playToTheEnd(window: Page, seed: string): Promise<string> {
  return window.evaluate(async (given) => {
    const { game } = globalThis as unknown as Reached;
    const request = {
      objective: 'starter:and-there-was-war-in-heaven',
      seats: ['Mindy'],
      variants: ['fast', 'narrowWay'] as const,
      seed: given,
    };
    const opened = await game.newGame(request);
    if (!opened.ok) throw new Error(opened.error.detail);
    let { view } = opened.value;
    while (view.pending?.ask != null) {
      const { id: decision, seat, ask } = view.pending;
      const ids = ask.options.map(({ id }) => id);
      const answer =
        ask.kind === 'one' ? ids.slice(0, 1) : ask.kind === 'order' ? ids : ids.slice(0, ask.min);
      const step = await game.answer({ game: opened.value.id, decision, seat, answer });
      if (!step.ok) throw new Error(step.error.detail);
      view = step.value.view;
    }
    return opened.value.id;
  }, seed);
}

test('a replay is watched with keys, noted, found again after a restart, and played on in a game of its own', async ({
  launch,
}) => {
  const first = await launch();
  const table = new TablePage(first.window);
  await new HomePage(first.window).begin({ name: 'Mindy', seed: 'replay-e2e' });
  await expect(table.round).toBeVisible();
  while ((await table.round.innerText()) !== 'Round 3') await table.answer('mouse');
  // The round stands above the table while what led to it is still told.
  await isTold(first.window);
  const left = await table.snapshot('Mindy');
  await fromMenu(first.window, 'Exit to menu');

  await first.window.getByRole('button', { name: /^Replays/ }).click();
  const watch = first.window.getByRole('button', { name: /^Watch .*replay-e2e/ });
  await expect(watch).toBeVisible();
  await expectAccessible(first.window, 'the games that can be watched');
  await watch.click();
  const bar = first.window.getByRole('region', { name: 'Replay' });
  const slider = bar.getByRole('slider', { name: 'Moment of the game' });
  await expect(bar).toContainText('Start of the game');
  await expectAccessible(first.window, 'a replay');
  await first.window.keyboard.press('Shift+ArrowRight');
  await expect(table.round).toHaveText('Round 2');
  const there = await slider.inputValue();
  await first.window.keyboard.press('Control+ArrowRight');
  await expect(slider).not.toHaveValue(there);
  await first.window.keyboard.press('Control+ArrowLeft');
  await expect(slider).toHaveValue(there);
  await first.window.keyboard.press('j');
  await first.window.getByRole('textbox').fill('Here it **turned**.');
  await first.window.getByRole('button', { name: 'Save note' }).click();
  await expect(first.window.getByRole('dialog').getByText('turned', { exact: true })).toBeVisible();
  await first.window.keyboard.press('Escape');
  await first.window.keyboard.press('Control+Home');
  await first.window.keyboard.press('5');
  await first.window.keyboard.press('k');
  await expect(bar.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
  await expect(table.round).toHaveText('Round 3');
  await first.app.close();

  const { window } = await launch();
  await window.getByRole('button', { name: /^Replays/ }).click();
  await window.getByRole('button', { name: /^Watch .*replay-e2e/ }).click();
  const barAgain = window.getByRole('region', { name: 'Replay' });
  // Its page is read when it is first wanted: nobody presses a key of what is not there yet.
  await expect(barAgain).toContainText('Start of the game');
  await window.keyboard.press('i');
  const again = new TablePage(window);
  await expect(barAgain).toContainText('turned');
  await expect(again.round).toHaveText('Round 2');
  await window.getByRole('button', { name: 'Play from here' }).click();
  await expect(again.asked).toBeVisible();
  await expect(again.round).toHaveText('Round 2');
  await again.answer('mouse');
  await fromMenu(window, 'Exit to menu');
  await new HomePage(window).title.waitFor();

  // The game that was watched stands as it was left.
  const games = window.locator('button[data-seed^="replay-e2e"]');
  await expect(games).toHaveCount(2);
  await games.last().click();
  await expect(again.round).toHaveText('Round 3');
  await isTold(window);
  expect(await again.snapshot('Mindy')).toBe(left);
});

test('statistics are of the games that are over, and of no other', async ({ window }) => {
  await expect(new HomePage(window).title).toBeVisible();
  await playToTheEnd(window, 'statistics-1');
  await playToTheEnd(window, 'statistics-2');
  await window.getByRole('button', { name: /^Statistics/ }).click();
  const table = window.getByRole('table', { name: 'By Objective' });
  await expect(table.getByRole('row', { name: /And There Was War in Heaven 2/ })).toBeVisible();
  await expect(window.getByText(/^Not counted: no unfinished game, no tutorial/)).toBeVisible();
  await expectAccessible(window, 'the statistics');
  await window.getByRole('tab', { name: 'Cards' }).click();
  await window.getByRole('searchbox').fill('xyzzy');
  await expect(window.getByRole('status')).toContainText('No card of that name');
});
