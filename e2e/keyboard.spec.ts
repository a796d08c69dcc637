import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { KeyboardPlayer } from './pages/keyboard.ts';
import { TablePage } from './pages/table.ts';

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
