import { expect } from 'vitest';
import { pages } from '../../pages.svelte.ts';
import { t } from '../../text/language/language.ts';
import { fakeCards, idOf } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { fakeDeck, fakeDecks } from '../fake-decks.ts';
import { fakeDoctor } from '../fake-doctor.ts';
import { openProgram } from './program.ts';
import { chooseIn, press, pressOn, type Screen } from './screen.ts';

/** The page of teams with a team of these decks; nothing of it is kept yet. */
async function openTeam(decks: readonly string[]) {
  const cards = fakeCards
    .filter((card) => 'side' in card && card.side === 'good')
    .map(({ id, name }) => ({ card: id, copies: 1, name }));
  const kept = [
    fakeDeck('Ruth', cards.slice(0, 20)),
    fakeDeck('Esther', cards.slice(12, 34)),
    fakeDeck('Naomi', cards.slice(34)),
  ];
  const team = { id: 'team-1', name: 'Lydia', members: decks };
  const shown = await openProgram({ ...fakeDecks(kept), ...fakeDoctor('done', [team]) });
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  pages.go({ name: 'team' });
  await pressOn(shown.getByRole('button', { name: t('team.open', { name: 'Lydia' }) }));
  return shown;
}

/** Decks that are played together, and decks built by wish. */
export const TEAM_SCREENS: readonly Screen[] = [
  {
    name: 'a deck built by wish',
    show: async () => {
      const shown = await openProgram();
      await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
      pages.go({ name: 'wish' });
      await pressOn(shown.getByLabelText(t('team.strong')));
      await chooseIn(shown.getByRole('combobox', { name: t('team.include') }), idOf('Zion'));
      await press(shown, t('team.build'));
      await expect.element(shown.getByRole('button', { name: t('team.keepDeck') })).toBeVisible();
    },
  },
  {
    name: 'a team whose decks have Persons in common',
    show: async () => {
      const shown = await openTeam(['deck:deck-1', 'deck:deck-2', 'deck:deck-3']);
      await expect.element(shown.getByRole('heading', { name: t('team.swaps') })).toBeVisible();
    },
  },
  {
    name: 'a team without conflicts',
    show: async () => {
      const shown = await openTeam(['deck:deck-1', 'deck:deck-3']);
      await expect.element(shown.getByText(t('team.freeNote'))).toBeVisible();
    },
  },
];
