import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';

/** From the first page to what is done with decks. */
async function toDecks(window: Page): Promise<void> {
  await window.getByRole('button', { name: /^Decks/ }).click();
}

test('a deck is doctored: it plays, says what it found, and can be stopped', async ({ window }) => {
  await toDecks(window);
  await window.getByRole('button', { name: 'Deck doctor' }).click();
  await expect(window.getByRole('heading', { name: 'Strength', exact: true })).toBeVisible();
  await window.getByRole('combobox', { name: 'Games' }).selectOption('100');
  await window.getByText('More options').click();
  await window.getByRole('textbox', { name: 'Seed' }).fill('garden');
  await window.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(window.getByText(/^100 games in .* Seed garden\.$/)).toBeVisible({ timeout: 60_000 });
  const wins = window.getByText(/^Wins [\d.]+ of 100 games$/);
  const first = await wins.textContent();
  await expect(window.getByRole('heading', { name: 'Weak points' })).toBeVisible();
  await expect(window.getByRole('heading', { name: 'Cards that help and hold back' })).toBeVisible();

  // The same seed plays the same games; a long run is stopped, and keeps what it found.
  const question = window.getByRole('heading', { name: 'What to play' });
  await question.click();
  await window.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(window.getByText(/^100 games in .* Seed garden\.$/)).toBeVisible({ timeout: 60_000 });
  expect(await wins.textContent()).toBe(first);
  await question.click();
  await window.getByRole('combobox', { name: 'Games' }).selectOption('10000');
  await window.getByRole('button', { name: 'Play 10,000 games' }).click();
  await expect(window.getByText(/^Wins [\d.]+ of 100 games$/)).toBeVisible({ timeout: 60_000 });
  await window.getByRole('button', { name: 'Stop' }).click();
  await expect(window.getByText(/^Stopped after [\d,]+ of 10,000 games\./)).toBeVisible();
});

test('a team of four decks is freed of its conflicts, kept, and had back', async ({ window }) => {
  await toDecks(window);
  await window.getByRole('button', { name: 'Team decks' }).click();
  const add = window.getByRole('combobox', { name: 'Add deck' });
  for (const player of [1, 2, 3, 4]) {
    await add.selectOption({ index: 1 });
    await expect(window.getByText(`Player ${String(player)}`, { exact: true }).first()).toBeVisible();
  }
  await expect(window.getByText(/^26 Persons are in several decks\./)).toBeVisible();
  await expectAccessible(window, 'a team with its conflicts');
  await window.getByRole('textbox', { name: 'Name of the team' }).fill('Church');
  await window.getByRole('button', { name: 'Save team' }).click();
  await window.getByRole('button', { name: /^Make all \d+ swaps$/ }).click();
  await expect(window.getByText('No conflicts: every Person is in one deck only.')).toBeVisible();
  await expect(window.getByText('no conflict', { exact: true })).toHaveCount(4);

  // What was done can be undone, and done again; the team is found by its name.
  await window.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(window.getByText(/^26 Persons are in several decks\./)).toBeVisible();
  await window.getByRole('button', { name: /^Make all \d+ swaps$/ }).click();
  await expect(window.getByText('No conflicts: every Person is in one deck only.')).toBeVisible();
  await window.getByRole('button', { name: 'Back' }).click();
  await window.getByRole('button', { name: 'Team decks' }).click();
  await window.getByRole('button', { name: 'Open Church' }).click();
  await expect(window.getByText('No conflicts: every Person is in one deck only.')).toBeVisible();
});

test('a deck built by wish gives its reasons and is kept', async ({ window }) => {
  await toDecks(window);
  await window.getByRole('button', { name: 'Build a deck for me' }).click();
  await window.getByRole('checkbox', { name: 'Heal' }).check();
  await window.getByRole('button', { name: 'Build deck' }).click();
  await expect(window.getByRole('heading', { name: /^A deck of 30 cards/ })).toBeVisible();
  await expect(window.getByText('for: Heal').first()).toBeVisible();
  await expectAccessible(window, 'a deck by wish');
  await window.getByRole('button', { name: 'Save deck' }).click();
  await expect(window.getByText(/^A Good deck of 30 cards/)).toBeVisible();
  await window.getByRole('button', { name: 'Deck doctor' }).click();
  await expect(window.getByRole('combobox', { name: 'Deck', exact: true })).toHaveValue(/^deck:/);
});
