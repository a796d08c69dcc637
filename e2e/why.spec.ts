import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** More answers than it takes for an Opponent to find something to attack. */
const FUSE = 120;

test('the program says why: an attack in the story, a number on a card, a card that cannot be played', async ({
  window,
}) => {
  const table = new TablePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'why-e2e' });
  await table.showLog();
  const attacks = table.log.getByRole('button', { name: /^Why\? .* attacks .*fewest hit points left/ });
  const inPlay = window.getByRole('list', { name: 'Opponent cards in play' }).getByRole('button');
  for (let asked = 0; (await attacks.count()) === 0 || (await inPlay.count()) === 0; asked += 1) {
    expect(asked, 'no Opponent ever attacked').toBeLessThan(FUSE);
    await table.answer('mouse');
  }

  await attacks.last().click();
  const panel = window.getByRole('dialog');
  await expect(panel).toContainText(/fewest hit points left|as many hit points left/);
  await panel.getByRole('button', { name: 'Ruling 2' }).first().click();
  await expect(window.getByRole('heading', { name: 'Whom Opponents attack' })).toBeFocused();
  await window.keyboard.press('Escape');
  await expect(window.getByRole('dialog', { name: 'Rulebook' })).toBeHidden();
  await expect(panel).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // It stays open as the button is let go, and a click elsewhere closes it.
  await inPlay.first().click({ button: 'right' });
  await expect(panel).toContainText(/So the Strength of .* is \d+\./);
  await table.question.click();
  await expect(panel).toBeHidden();

  await inPlay.first().focus();
  await window.keyboard.press('ContextMenu');
  await expect(panel).toContainText(/So the Strength of .* is \d+\./);
  await panel.getByRole('button', { name: 'Hit points' }).click();
  await expect(panel).toContainText(/So \d+ hit points? (is|are) left\./);
  await window.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // What glows can be played, and of the rest each says what stands in its way.
  const hand = window.getByRole('list', { name: 'Mindy’s hand' }).getByRole('button');
  const glowing = hand.and(window.locator('.open'));
  const isMixed = async (): Promise<boolean> =>
    /, play a card\.$/.test(await table.question.innerText()) &&
    (await glowing.count()) > 0 &&
    (await glowing.count()) < (await hand.count());
  for (let asked = 0; !(await isMixed()); asked += 1) {
    expect(asked, 'Mindy could always play all or nothing').toBeLessThan(FUSE);
    await table.answer('mouse');
  }
  for (const card of await hand.all()) {
    const canBePlayed = (await card.and(glowing).count()) > 0;
    await card.focus();
    await window.keyboard.press('ContextMenu');
    await expect(panel).toContainText(/Can .* be played\?/);
    await expect(panel).toContainText(
      canBePlayed ? 'Yes: nothing stands in the way' : /Rulebook, |Ruling \d+/,
    );
    if (!canBePlayed) await expect(panel).not.toContainText('Yes:');
    await window.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});
