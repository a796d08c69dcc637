import { expect } from 'vitest';
import { pages, type Page } from '../../pages.svelte.ts';
import { t } from '../../text/language/language.ts';
import { fakeDeck, fakeDecks, fakeList } from '../fake-decks.ts';
import { openProgram } from './program.ts';
import { press, pressOn, type Screen } from './screen.ts';

const LIGHT = fakeDeck('Light', fakeList('Michael', '2 Hope', 'Crystal Sea', 'Heaven', '2 Flaming Sword'), {
  tags: ['Ruth', 'Naomi'],
});

/** Breaks every rule there is. */
const BROKEN = fakeDeck(
  'Broken',
  fakeList('2 Michael', '5 Hope', 'Paimon', 'Squadrons at Once', 'Silas', 'Gabriel'),
  {
    sideList: fakeList('Raphael'),
    notes: '# Jonah\n\n*Light*, **Esther**.\n\n- Amos\n- Lydia',
    cardNotes: { [fakeList('Michael')[0]?.card ?? '']: 'Ruth' },
  },
);

/** The program with these decks, at a page of it. */
async function shownAt(page: Page, decks = fakeDecks([LIGHT, BROKEN])) {
  const shown = await openProgram(decks);
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  pages.go(page);
  return shown;
}

const EDITOR: Page = { name: 'deck', deck: 'deck-2' };

/** Decks: the shelf, the editor, and what is opened over them. */
export const DECK_SCREENS: readonly Screen[] = [
  {
    name: 'decks on the shelf, one put aside, one thrown away',
    show: async () => {
      const decks = fakeDecks([LIGHT, BROKEN, LIGHT, BROKEN]);
      await decks.archiveDeck({ deck: 'deck-1', aside: true });
      await decks.trashDeck({ deck: 'deck-4', aside: true });
      const shown = await shownAt({ name: 'decks' }, decks);
      await pressOn(shown.getByText(t('decks.showArchive')));
      await pressOn(shown.getByText(t('decks.trash', { count: 1 })));
    },
  },
  {
    name: 'no decks yet, and a new one',
    show: async () => press(await shownAt({ name: 'decks' }, fakeDecks()), t('decks.make')),
  },
  {
    name: 'a ready-made deck, looked at',
    show: async () => {
      const shown = await shownAt({ name: 'decks' }, fakeDecks());
      await pressOn(
        shown.getByRole('button', { name: new RegExp(`^${t('decks.lookAtDeck', { deck: '' })}`) }).first(),
      );
      await expect.element(shown.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a deck that somebody sent',
    show: async () => {
      const shown = await shownAt({ name: 'decks' });
      await press(shown, t('decks.bringIn'));
      await shown.getByLabelText(t('decks.importText')).fill('Michael\n5 Hope\n1 Amos');
      await expect.element(shown.getByText(t('decks.importUnknown'))).toBeVisible();
    },
  },
  {
    name: 'a deck that breaks every rule',
    show: async () => {
      const shown = await shownAt(EDITOR);
      await expect.element(shown.getByText(t('deckEditor.notYet'))).toBeVisible();
      const line = document.querySelector(
        '[data-cards-of=cards] button[aria-current], [data-cards-of=cards] li > button',
      );
      if (line === null) throw new Error('the deck has no line');
      const { x, y } = line.getBoundingClientRect();
      const start = { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: 1 };
      line.dispatchEvent(new PointerEvent('pointerenter', start));
      line.dispatchEvent(new PointerEvent('pointerdown', { ...start, clientX: x + 5, clientY: y + 5 }));
      line.dispatchEvent(new PointerEvent('pointermove', { ...start, clientX: x + 60, clientY: y + 60 }));
    },
  },
  {
    name: 'the notes of a deck',
    show: async () => {
      const shown = await shownAt(EDITOR);
      await pressOn(shown.getByRole('tab', { name: t('deckEditor.notes') }));
      await expect.element(shown.getByText('Amos')).toBeVisible();
      document.querySelector<HTMLElement>('[data-cards-of=cards] li > button')?.focus();
      await expect.element(shown.getByText(t('deckEditor.toSideList'))).toBeVisible();
    },
  },
  {
    name: 'the versions of a deck',
    show: async () => {
      const decks = fakeDecks([LIGHT]);
      const lists = { cards: fakeList('Michael', '1 Hope', 'Zion'), sideList: [] };
      await decks.saveDeck({ deck: 'deck-1', ...lists, origin: { kind: 'edited' } });
      const shown = await shownAt({ name: 'deck', deck: 'deck-1' }, decks);
      await press(shown, t('deckEditor.versions'));
      await expect.element(shown.getByRole('heading', { name: /2/ })).toBeVisible();
    },
  },
  {
    name: 'a deck to be shared',
    show: async () => {
      const shown = await shownAt(EDITOR);
      await press(shown, t('deckEditor.share'));
      await expect.element(shown.getByRole('img', { name: t('decks.qr', { deck: 'Broken' }) })).toBeVisible();
    },
  },
];
