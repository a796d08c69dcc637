import { beforeEach, expect, test } from 'vitest';
import type { DeckSummary } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../../pages.svelte.ts';
import { fakeDeck, fakeDecks, fakeList } from '../../../testing/fake-decks.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { visit } from './visit.svelte.ts';

beforeEach(() => {
  inLanguage('en');
  visit.asked = null;
  visit.progress = null;
});

/** The doctor's page over decks with these changes, one after the other, asked for none or for one of them. */
async function openDoctor(changes: readonly Partial<DeckSummary>[], asked?: string) {
  const decks = fakeDecks(changes.map((_, at) => fakeDeck(`Deck ${String(at + 1)}`, fakeList('Michael'))));
  const shown = await openProgram({
    ...decks,
    deckList: async () => {
      const reply = await decks.deckList();
      if (!reply.ok) return reply;
      const { value } = reply;
      return {
        ok: true,
        value: { ...value, decks: value.decks.map((deck, at) => ({ ...deck, ...changes[at] })) },
      };
    },
  });
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'doctor', ...(asked === undefined ? {} : { deck: asked }) });
  return shown.getByRole('combobox', { name: 'Deck', exact: true });
}

const lists: readonly (readonly [string, string, readonly Partial<DeckSummary>[]])[] = [
  ['two that cannot be played', 'deck:deck-3', [{ errors: 1 }, { errors: 2 }, { errors: 0 }]],
  ['one that can', 'deck:deck-1', [{ errors: 0 }, { errors: 1 }]],
  ['none that can', 'starter:starter', [{ errors: 1 }, { errors: 3 }]],
  ['one that can and was put aside', 'starter:starter', [{ errors: 0, isArchived: true }, { errors: 1 }]],
  ['one that can and is the Opponents’', 'starter:starter', [{ errors: 0, side: 'opponent' }, { errors: 1 }]],
];

test.each(lists)('after %s the Doctor has chosen %s', async (_, chosen, changes) => {
  await expect.element(await openDoctor(changes)).toHaveValue(chosen);
});

test('a deck that is asked about is the one that is chosen, even if it cannot be played yet', async () => {
  const picker = await openDoctor([{ errors: 0 }, { errors: 1 }], 'deck-2');
  await expect.element(picker).toHaveValue('deck:deck-2');
});
