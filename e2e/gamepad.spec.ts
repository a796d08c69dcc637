import { expect, test } from './app.ts';
import { GamepadPlayer } from './pages/gamepad.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** More answers than any game takes. */
const FUSE = 800;

test('a whole game is played by a gamepad alone, from the first page and back to it', async ({ window }) => {
  test.setTimeout(600_000);
  const table = new TablePage(window);
  const player = await GamepadPlayer.sitDown(window, table);
  await player.begin();
  await expect(table.round).toBeVisible();
  for (let asked = 0; asked < FUSE && !(await player.isDone()); asked += 1) await player.answer();

  // The last answer may set off a whole round, which is shown first.
  await expect(table.ending).toContainText(/in round \d+/, { timeout: 60_000 });
  await player.reach(table.ending.getByRole('button', { name: 'Back to the first page' }), 'down', 'right');
  await player.press('a');
  await expect(new HomePage(window).games).toContainText([/(won|lost|a stand-off) in round \d+/]);
});
