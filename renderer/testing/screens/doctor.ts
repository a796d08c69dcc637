import { expect } from 'vitest';
import type { DoctorProgress } from '../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../pages.svelte.ts';
import { t } from '../../text/language/language.ts';
import { visit } from '../../games/alpha-omega/doctor/visit.svelte.ts';
import { fakeCards } from '../../games/alpha-omega/words/testing/fake-cards.ts';
import { fakeDeck, fakeDecks } from '../fake-decks.ts';
import { fakeDoctor } from '../fake-doctor.ts';
import { openProgram } from './program.ts';
import { chooseIn, press, pressOn, type Screen } from './screen.ts';

/** The page of the deck doctor, where nobody has asked anything yet. */
async function openDoctor(state: DoctorProgress['state'] = 'done') {
  visit.asked = null;
  visit.progress = null;
  const cards = fakeCards
    .filter((card) => 'side' in card && card.side === 'good')
    .map(({ id, name }) => ({ card: id, copies: 1, name }));
  const decks = fakeDecks([fakeDeck('Ruth', cards), fakeDeck('Esther', cards.slice(0, 30))]);
  const shown = await openProgram({ ...decks, ...fakeDoctor(state) });
  await expect.element(shown.getByRole('button', { name: t('home.newGame') })).toBeVisible();
  pages.go({ name: 'doctor' });
  await expect.element(shown.getByRole('heading', { name: t('study.curve') })).toBeVisible();
  return shown;
}

/** The same once games were played; with another deck, of both. */
async function findings(state: DoctorProgress['state'], isPair: boolean) {
  const shown = await openDoctor(state);
  if (isPair) {
    const other = shown.getByRole('combobox', { name: t('doctor.compare') });
    await chooseIn(other, 'deck:deck-2');
  }
  await pressOn(
    shown.getByRole('button', {
      name: isPair ? t('doctor.startPair', { games: 1000 }) : t('doctor.start', { games: 1000 }),
      exact: true,
    }),
  );
  await expect.element(shown.getByRole('heading', { name: t('doctor.links') }).first()).toBeVisible();
  return shown;
}

/** The deck doctor, before and after the games. */
export const DOCTOR_SCREENS: readonly Screen[] = [
  {
    name: 'the charts of a deck, and what one figure is made of',
    show: async () => {
      const shown = await openDoctor();
      await pressOn(shown.getByText(t('doctor.more')));
      await pressOn(shown.getByRole('button', { name: new RegExp(`^${t('study.guards')}`) }));
    },
  },
  {
    name: 'the charts of a deck as tables',
    show: async () => {
      const shown = await openDoctor();
      await pressOn(shown.getByLabelText(t('study.table')));
    },
  },
  {
    name: 'the odds of holding cards',
    show: async () => {
      const shown = await openDoctor();
      await pressOn(shown.getByRole('tab', { name: t('doctor.odds') }));
      await pressOn(shown.getByText(t('holding.table')));
      await pressOn(shown.getByText(t('holding.who'), { exact: true }));
      await chooseIn(shown.getByRole('combobox', { name: t('holding.which') }), 'hand');
      await pressOn(
        shown
          .getByRole('group', { name: t('holding.pick') })
          .getByRole('checkbox')
          .first(),
      );
    },
  },
  {
    name: 'a sample hand',
    show: async () => {
      const shown = await openDoctor();
      await pressOn(shown.getByRole('tab', { name: t('doctor.hands') }));
      await press(shown, t('holding.drawNext'));
    },
  },
  { name: 'games that a deck is playing', show: () => findings('running', false) },
  {
    name: 'what the deck doctor found of one deck',
    show: async () => {
      const shown = await findings('done', false);
      await expect.element(shown.getByText(t('doctor.besideWhy'))).toBeVisible();
    },
  },
  {
    name: 'what the deck doctor found of two decks',
    show: async () => {
      const shown = await findings('done', true);
      await pressOn(shown.getByLabelText(t('doctor.leadTable')).first());
    },
  },
];
