import { expect, test, vi } from 'vitest';
import type { DecksApi, GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { pages, type Page } from '../../../pages.svelte.ts';
import { fakeDeck, fakeDecks, fakeList } from '../../../testing/fake-decks.ts';
import { openedWith } from '../../../testing/fake-game.ts';
import { settings } from '../../../settings.svelte.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { battle } from '../words/testing/scenes.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

const FIVE = ['Michael', 'Gabriel', 'Hope', 'Heaven', 'Crystal Sea'] as const;

async function shownAt(page: Page, decks: DecksApi & Partial<GameApi>) {
  const shown = await openProgram(decks);
  await expect.element(shown.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  pages.go(page);
  return shown;
}

test('to play a deck of the editor asks what for, how hard and with whom: the deck is chosen, alone, as it stands', async () => {
  settings.chosen = { ...settings.chosen, lastGame: { objective: '', seats: ['Ruth', 'Naomi'] } };
  const newGame = vi.fn((_: unknown) => Promise.resolve({ ok: true, value: openedWith(battle()) } as const));
  const decks = { ...fakeDecks([fakeDeck('Light', fakeList(...FIVE))]), newGame };
  const shown = await shownAt({ name: 'deck', deck: 'deck-1' }, decks);
  await shown.getByRole('button', { name: 'Play this deck' }).click();
  await expect.element(shown.getByRole('heading', { name: 'New game', level: 1 })).toBeVisible();
  await expect.element(shown.getByRole('button', { name: /Light$/ })).toBeVisible();
  await shown.getByRole('button', { name: 'Start game' }).click();
  await wholeTable();
  expect(newGame.mock.calls).toMatchObject([[{ seats: ['Ruth'], decks: [{ deck: 'deck-1' }] }]]);
});

test('from the shelf one’s own deck and a preconstructed one lead there, too', async () => {
  const newGame = vi.fn((_: unknown) =>
    Promise.resolve({ ok: false, error: { code: 'storage', detail: 'full' } } as const),
  );
  const decks = { ...fakeDecks([fakeDeck('Light', fakeList(...FIVE))]), newGame };
  const shown = await shownAt({ name: 'decks' }, decks);
  await shown.getByRole('button', { name: 'Play Light' }).click();
  await shown.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => newGame.mock.calls[0]?.[0]).toMatchObject({ decks: [{ deck: 'deck-1' }] });
  await shown.getByRole('button', { name: 'Back', exact: true }).click();
  await shown.getByRole('button', { name: 'Play Balm in Gilead' }).click();
  await shown.getByRole('button', { name: 'Start game' }).click();
  await expect
    .poll(() => newGame.mock.calls[1]?.[0])
    .toMatchObject({ decks: [{ name: 'Balm in Gilead', deck: null }] });
});
