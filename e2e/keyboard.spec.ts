import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { KeyboardPlayer } from './pages/keyboard.ts';
import { TablePage } from './pages/table.ts';

/** More answers than any game takes. */
const FUSE = 800;

test('a whole game is played by the keyboard alone, from the first page and back to it', async ({
  window,
}) => {
  const table = new TablePage(window);
  const player = new KeyboardPlayer(window, table);
  await player.begin({ name: 'Mindy', seed: 'keyboard-e2e' });
  await expect(table.round).toBeVisible();
  for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) await player.answer();

  // The last answer may set off a whole round, which is shown first.
  await expect(table.ending).toContainText(/in round \d+/, { timeout: 60_000 });
  await player.reach(table.ending.getByRole('button', { name: 'Main menu' }), 'Tab');
  await player.press('Enter');
  await expect(new HomePage(window).games).toContainText([/(won|lost|a draw) in round \d+/]);
});

test('keys open the list of keys, the rulebook and the settings, and Escape closes them', async ({
  window,
}) => {
  const player = new KeyboardPlayer(window, new TablePage(window));
  await expect(window.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  for (const [key, name] of [
    ['?', 'Controls'],
    ['F1', /./],
    ['Control+,', 'Settings'],
  ] as const) {
    await player.press(key);
    await expect(window.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(window, key);
    await player.press('Escape');
    await expect(window.getByRole('dialog')).toBeHidden();
  }
});
