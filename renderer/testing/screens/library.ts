import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { CardSearch } from '../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../pages.svelte.ts';
import { t } from '../../text/language/language.ts';
import { idOf } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { fakeDeck, fakeDecks } from '../fake-decks.ts';
import { fakeLibrary, type FakeLibrary } from '../fake-library.ts';
import { openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

/** The library in the window, with something in its field. */
async function openLibrary(text: string, library: FakeLibrary = {}) {
  const shown = await openProgram(fakeLibrary(library));
  pages.go({ name: 'library' });
  const field = shown.getByRole('searchbox');
  await field.fill(text);
  return shown;
}

const search = (text: string): CardSearch => ({
  text,
  facets: [],
  sort: { by: 'relevance', descending: false },
});

const SAVED = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Mindy', search: search('k:angel') },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Steve', search: search('s>=5') },
];

/** Every state of the card library and the codex that is really another. */
export const LIBRARY_SCREENS: readonly Screen[] = [
  {
    name: 'the card library with a search',
    show: async () => {
      const shown = await openLibrary('(k:angel or ~Mindy) -x:/Steve/');
      await press(shown, t('library.filters'));
      await pressOn(shown.getByRole('checkbox', { name: t('library.person'), exact: false }));
      await press(shown, t('library.muteFacet', { word: t('library.person') }));
      await expect.element(shown.getByRole('list', { name: t('library.list') })).toBeVisible();
    },
  },
  {
    name: 'a search for the word of a sign',
    show: async () => {
      const shown = await openLibrary('weapon');
      await expect.element(shown.getByRole('button', { name: 'is:weapon' })).toBeVisible();
    },
  },
  {
    name: 'a search that cannot be asked',
    show: async () => {
      const shown = await openLibrary('k:angel t:Mindy');
      await expect.element(shown.getByText(t('query.unknownValue', { found: 'Mindy' }))).toBeVisible();
    },
  },
  {
    name: 'the cards of a search',
    show: async () => press(await openLibrary('t:person'), t('library.lookGrid')),
  },
  {
    name: 'a search that finds nothing',
    show: async () => {
      const shown = await openLibrary('Mindy Steve');
      await expect.element(shown.getByText(t('library.nothing'))).toBeVisible();
    },
  },
  { name: 'how to search', show: async () => press(await openLibrary(''), t('library.help')) },
  {
    name: 'saved searches',
    show: async () => {
      const shown = await openLibrary('k:angel', { saved: SAVED });
      await expect.element(shown.getByText(t('names.angel')).first()).toBeVisible();
      await press(shown, t('library.saved'));
      await press(page, t('library.remove', { name: 'Steve' }));
      await press(page, t('library.rename', { name: 'Mindy' }));
    },
  },
  {
    name: 'the codex of a card, with a deck at hand',
    show: async () => {
      const inGames = {
        games: 9,
        won: 5,
        drawn: 6,
        drawnWon: 4,
        entered: 5,
        enteredWon: 4,
        lured: 1,
        defeated: 2,
      };
      const decks = [{ id: 'd', name: 'Mindy', copies: 1 }];
      const library = fakeLibrary({ codex: { inGames, decks, note: 'Mindy' } });
      const shown = await openProgram({ ...library, ...fakeDecks([fakeDeck('Ruth', [])]) });
      pages.go({ name: 'deck', deck: 'deck-1' });
      await expect.element(shown.getByRole('button', { name: t('deckEditor.save') })).toBeVisible();
      pages.go({ name: 'codex', card: idOf('Michael') });
      await expect.element(shown.getByRole('heading', { name: t('codex.games') })).toBeVisible();
    },
  },
];
