import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { MousePlayer } from './pages/mouse.ts';
import { TablePage } from './pages/table.ts';

/** More answers than any game takes; a game that needs them all has a fault of its own. */
const FUSE = 800;

test('a whole game is played with the mouse alone: cards, their targets, and the choices', async ({
  window,
}) => {
  await new HomePage(window).begin({ name: 'Steve', seed: 'mouse-e2e' });
  const table = new TablePage(window);
  const hand = new MousePlayer(window);
  await expect(table.round).toBeVisible();
  for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) await hand.answer();
  await expect(table.ending).toContainText(/in round \d+/);
});
