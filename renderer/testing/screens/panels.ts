import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { panels } from '../../panels.svelte.ts';
import { CHAPTERS } from '../../games/alpha-omega/rulebook/book.ts';
import { rulebook } from '../../rulebook/opened.svelte.ts';
import type { Place } from '../../rulebook/places.ts';
import { t } from '../../text/language/language.ts';
import { idOf } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { openProgram } from './program.ts';
import { press, type Screen } from './screen.ts';

async function firstPage() {
  const shown = await openProgram();
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  return shown;
}

async function openBook(place: Place) {
  const shown = await firstPage();
  rulebook.open(place);
  return shown;
}

async function openLegend() {
  const shown = await firstPage();
  panels.open('legend');
  return shown;
}

/** The keys, where the first command waits for another one. */
async function changeKey() {
  const shown = await openLegend();
  await press(shown, t('commands.change'));
  await press(shown, t('commands.addFor', { command: t('commands.omens') }));
  return shown;
}

/** What may lie over any page. */
export const PANEL_SCREENS: readonly Screen[] = [
  ...CHAPTERS.map(({ id, sections: [first] }) => ({
    name: `the chapter ${id} of the rulebook`,
    show: () => openBook({ kind: 'section', section: first?.id ?? id }),
  })),
  { name: 'the glossary', show: () => openBook({ kind: 'term', term: 'balance' }) },
  { name: 'a card in the rulebook', show: () => openBook({ kind: 'card', def: idOf('Michael') }) },
  {
    name: 'what was found in the rulebook',
    show: async () => {
      const shown = await openBook({ kind: 'section', section: 'minute' });
      await shown.getByRole('searchbox').fill('Michael');
    },
  },
  { name: 'keys and buttons', show: openLegend },
  { name: 'a key about to be chosen', show: changeKey },
  {
    name: 'a key that is needed to get about',
    show: async () => {
      await changeKey();
      await userEvent.keyboard('{Tab}');
    },
  },
  {
    name: 'a key that means something else already',
    show: async () => {
      await changeKey();
      await userEvent.keyboard('c');
    },
  },
];
