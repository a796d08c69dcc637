import { expect, test } from './app.ts';
import { loadPacks } from '../cards/load.ts';
import { packsDir } from '../cards/testing/packs.ts';
import { expectAccessible } from './axe.ts';
import { LibraryPage } from './pages/library.ts';

const cards = loadPacks(packsDir).packs.flatMap((pack) => pack.cards);
const archangels = cards.filter(
  (card) => card.type === 'person' && card.traits.includes('archangel') && card.strength >= 6,
).length;

test('cards are found by the keyboard alone, and the codex tells of one', async ({ window }) => {
  const library = new LibraryPage(window);
  await library.open();
  await expect(library.field).toBeFocused();
  await window.keyboard.type('k:archangel s>=6');
  await expect(library.found(`${archangels} cards`)).toBeVisible();
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('End');
  await expect(library.cards.getByRole('button', { name: /^Uriel/ })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(library.codexOf('Uriel')).toBeFocused();
  await expect(window.getByText(`Card ${archangels} of ${archangels} in your search`)).toBeVisible();
  await expectAccessible(window, 'the codex');
  await expect(window.getByText('A Person is played once a game, by anybody.').first()).toBeVisible();
  await expect(window.getByText(/^You have not finished a game yet\./)).toBeVisible();
  await window.getByRole('textbox', { name: 'Your notes' }).fill('With Moses.');
  await expect(window.getByText('Saved.')).toBeVisible();
  await library.press('Previous card');
  await expect(library.codexOf('Raphael')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(library.cards.getByRole('button', { name: /^Raphael/ })).toBeFocused();
});

test('what a search gets wrong is mended, a choice is muted, and a search that is saved is there after a restart', async ({
  launch,
}) => {
  const first = await launch();
  const library = new LibraryPage(first.window);
  await library.open();
  await library.field.fill('t:persn (heal or /remove \\w+ damage/)');
  await expect(first.window.getByText('At character 3:')).toBeVisible();
  await expectAccessible(first.window, 'the card library with a search to be mended');
  await library.press('Change to person');
  await expect(library.field).toHaveValue('t:person (heal or /remove \\w+ damage/)');
  await library.facets();
  await library.facet('Good').check();
  const few = await library.cards.count();
  await library.press('Mute Good');
  await expect.poll(() => library.cards.count()).toBeGreaterThan(few);
  await expect(library.facet('Good')).toBeChecked();

  await library.press('Saved searches');
  await first.window.getByRole('textbox', { name: 'Name of the search' }).fill('Healers');
  await library.press('Save');
  await expect(first.window.getByText('Saved: Healers')).toBeVisible();
  await first.app.close();

  const { window } = await launch();
  const again = new LibraryPage(window);
  await again.open();
  // It is where it was left.
  await expect(again.field).toHaveValue('t:person (heal or /remove \\w+ damage/)');
  await expect(again.facet('Good')).toBeChecked();
  await again.press('Clear filters');
  await again.field.fill('');
  await expect(again.found(`${cards.length} cards`)).toBeVisible();
  await again.press('Saved searches');
  await window.getByRole('button', { name: /^Healers/ }).click();
  await expect(again.field).toHaveValue('t:person (heal or /remove \\w+ damage/)');
  await expect(again.facet('Good')).toBeChecked();
  await expect(window.getByRole('button', { name: 'Unmute Good' })).toBeVisible();
});
