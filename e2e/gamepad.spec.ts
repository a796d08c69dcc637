import { beginNearItsEnd } from './api.ts';
import { expect, test } from './app.ts';
import { GamepadPlayer } from './pages/gamepad.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** So many answers come by every kind of question but the last. */
const FIRST_ANSWERS = 20;
const LAST_ANSWERS = 4;
/** A game that is not over after the first answers, and one that is short. */
const [LONG, SHORT] = ['a-long-game', 'gamepad-e2e'];
/** More answers than any game takes. */
const FUSE = 800;

// A gamepad goes from thing to thing, so that each answer takes it many steps: the middle of a game is left to bots.
test('a game is begun from the first page and played by a gamepad alone', async ({ window }) => {
  const table = new TablePage(window);
  const player = await GamepadPlayer.sitDown(window, table);
  await player.begin(LONG);
  await expect(table.round).toBeVisible();
  for (let asked = 0; asked < FIRST_ANSWERS && !(await player.isDone()); asked += 1) await player.answer();
  expect(await player.isDone()).toBe(false);
});

test('a game near its end is gone on with, ended and left for the first page by a gamepad alone', async ({
  window,
}) => {
  await beginNearItsEnd(window, { seed: SHORT, name: 'Mindy', answers: LAST_ANSWERS });
  const table = new TablePage(window);
  const player = await GamepadPlayer.sitDown(window, table);
  const home = new HomePage(window);
  await player.comeBack(home.toContinue(SHORT), home.recap);
  await expect(table.round).toBeVisible();
  for (let asked = 0; asked < FUSE && !(await player.isDone()); asked += 1) await player.answer();

  // The last answer may set off a whole round, which is shown first.
  await expect(table.ending).toContainText(/in round \d+/, { timeout: 60_000 });
  await player.reach(table.ending.getByRole('button', { name: 'Main menu' }), 'right', 'left', 'up');
  await player.press('a');
  await expect(home.games).toHaveCount(1);
  await expect(home.games).toContainText([/(won|lost|a draw) in round \d+/]);
});
