import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { DecksPage } from './pages/decks.ts';
import { TablePage } from './pages/table.ts';

const ANGELS = ['Michael', 'Gabriel', 'Raphael', 'Uriel', 'Azrael', 'Jehudiel'] as const;

test('a deck is built, broken, mended, shared, brought in on a second profile, doctored, and played with', async ({
  launch,
}) => {
  const { app, window } = await launch();
  const decks = new DecksPage(window);
  await decks.openShelf();
  await expectAccessible(window, 'the list of decks');
  await decks.make('Light');
  for (const name of ANGELS) await decks.take(name);
  await decks.take('Hope', 2);
  await expect(decks.check).toContainText('Legal: it can be played.');
  await decks.save();

  // The card library goes on with the deck.
  await window.keyboard.press('Control+k');
  await window.getByRole('searchbox', { name: 'Search cards' }).fill('k:archangel in:deck');
  await expect(window.getByText('4 cards', { exact: true })).toBeVisible();
  await expectAccessible(window, 'the card library with a deck at hand');
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('Enter');
  await expect(window.getByRole('heading', { name: 'Gabriel', level: 1 })).toBeVisible();
  await expectAccessible(window, 'the codex with a deck at hand');
  await window.getByRole('button', { name: 'Open deck' }).click();
  await decks.isOpen('Light');

  await decks.line('Michael').click();
  await window.keyboard.press('+');
  await expect(decks.check).toContainText('2 copies of Michael, and only 1 has been published.');
  await expectAccessible(window, 'the editor with a broken deck');

  // Nobody has saved it: it is there all the same when the program is killed.
  app.process().kill('SIGKILL');
  const second = await launch();
  const again = new DecksPage(second.window);
  await again.openShelf();
  await second.window.getByRole('button', { name: /^Light/ }).click();
  await expect(again.line('Michael')).toHaveAccessibleName(/^Michael, 2 copies/);
  await again.check.getByRole('button', { name: 'Keep 1 of Michael' }).click();
  await expect(again.check).toContainText('Legal: it can be played.');
  await again.openVersions();
  await expectAccessible(second.window, 'the versions of a deck');
  await second.window.keyboard.press('Escape');
  const code = await again.shareCode((where) => expectAccessible(second.window, where));
  await second.app.close();

  const profile = await mkdtemp(join(tmpdir(), 'alpha-omega-e2e-other-'));
  const other = await launch({ profile });
  const theirs = new DecksPage(other.window);
  await theirs.openShelf();
  await theirs.bringIn(`A deck for you: ${code}`, (where) => expectAccessible(other.window, where));
  await theirs.isOpen('Light');
  await expect(theirs.list.getByRole('heading', { name: 'Deck (8)' })).toBeVisible();
  await other.window.getByRole('button', { name: 'Deck doctor' }).click();
  await other.window.getByRole('combobox', { name: 'Games' }).selectOption('100');
  await other.window.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(other.window.getByText(/^100 games in /)).toBeVisible({ timeout: 60_000 });
  await expect(other.window.getByText(/^Wins [\d.]+ of 100 games$/)).toBeVisible();
  await expectAccessible(other.window, 'the doctor with what it found');
  for (const page of ['Light', 'Decks']) await theirs.backTo(page);
  await other.window.getByRole('button', { name: 'Back', exact: true }).click();

  await other.window.getByRole('button', { name: 'New game', exact: true }).click();
  await other.window.getByRole('button', { name: /^Deck of Disciple:/ }).click();
  await other.window
    .getByRole('dialog', { name: 'Deck of Disciple' })
    .getByRole('button', { name: 'Light' })
    .click();
  await other.window.getByRole('button', { name: 'Start game' }).click();
  const table = new TablePage(other.window);
  await expect(table.round).toBeVisible();
  await expect(other.window.getByRole('button', { name: 'Good deck: Light, 1 card' })).toBeVisible();
  // Seven of the eight cards are in the hand.
  await expect(
    table
      .hand('Disciple')
      .getByRole('button', { name: /^(Michael|Gabriel|Raphael|Uriel|Azrael|Jehudiel|Hope)/ }),
  ).toHaveCount(7);
  await other.app.close();
  await rm(profile, { recursive: true, force: true });
});
