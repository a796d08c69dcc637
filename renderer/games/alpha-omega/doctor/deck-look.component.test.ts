import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { DeckCards } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { fakeDoctor } from '../../../testing/fake-doctor.ts';
import { fakeLibrary } from '../../../testing/fake-library.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { fakeBook, fakeCards, idOf } from '../words/testing/fake-cards.ts';
import '../../../ui/theme.css';
import DeckLook from './deck-look.svelte';

beforeEach(() => inLanguage('en', { motion: 'reduced' }));

const api = { ...fakeLibrary(), ...fakeDoctor() };
const once = (...names: readonly string[]): DeckCards =>
  names.map((name) => ({ card: idOf(name), copies: 1 }));
const DECK = once('Michael', 'Raphael', 'Hope', 'Flaming Sword', 'Zion', 'Azrael', 'David', 'Moses');

async function look(cards: DeckCards = DECK, side: 'good' | 'opponent' = 'good') {
  await render(DeckLook, { api, book: fakeBook, cards, side });
}

const odds = () => page.getByRole('region', { name: 'Odds of holding cards' });
const askedFor = (set: string) => page.getByRole('combobox', { name: 'Which cards' }).selectOptions(set);

test('a figure that is pressed says beside itself what it is good for and which cards are meant', async () => {
  await look();
  const weapons = page.getByRole('button', { name: 'Weapons: 1 card' });
  await weapons.click();
  const part = page.getByRole('group', { name: 'Weapons' });
  await expect.element(part).toMatchTextContent('there are 5 Persons in the deck to bear them');
  await expect.element(part.getByRole('button', { name: 'Flaming Sword' })).toBeVisible();
  // The curve has it where its hit points are; here is what it adds.
  await expect.element(part).toMatchTextContent(/Flaming Sword\s*\+4/);
  await expect.element(weapons).toHaveAttribute('aria-expanded', 'true');
  await weapons.click();
  await expect.element(part).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Persons: 5 cards', exact: true }).click();
  await expect.element(page.getByRole('group', { name: 'Persons' })).toMatchTextContent('David');
});

test('the odds of cards of a type, and why they are so, are said in sentences', async () => {
  await look();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await askedFor('type-event');
  await page.getByRole('combobox', { name: 'By the end of' }).selectOptions('the opening hand');
  // Seven of eight cards are seen: the one Event is the eighth in one game of eight.
  await expect
    .element(odds())
    .toMatchTextContent('In about 88 of 100 games you will have drawn this card in the opening hand.');
  await expect.element(odds()).toMatchTextContent('In the opening hand you see 7 of the deck’s 8 cards.');
  await page.getByRole('combobox', { name: 'At least' }).selectOptions('2 cards');
  await expect
    .element(odds())
    .toMatchTextContent('That can never be: the deck has only one of them, and you ask for 2.');
});

test('a set is what a search finds in the deck; what is wrong with the search is said', async () => {
  await look();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await askedFor('search');
  await expect.element(odds()).toMatchTextContent('Choose cards first.');
  await expect.element(odds().getByText('Chance by round')).not.toBeInTheDocument();
  const field = page.getByRole('searchbox', { name: 'Search in the deck' });
  await field.fill('s>=7');
  await expect.element(odds().getByRole('button', { name: 'Azrael' })).toBeVisible();
  await expect.element(odds().getByRole('button', { name: 'Michael' })).toBeVisible();
  // Hadraniel has 7 as well, and is not in the deck.
  await expect.element(odds()).not.toMatchTextContent('Hadraniel');
  await expect.element(odds()).toMatchTextContent('at least one of these 2 cards by the end of round 3');
  await expect.element(odds().getByText('Chance by round')).toBeVisible();
  await field.fill('s>=');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(odds().getByRole('button', { name: 'Azrael' })).toBeVisible();
});

test('of many cards some are named, and all when that is wanted, with how many there are of each', async () => {
  const persons = ['Michael', 'Raphael', 'Azrael', 'David', 'Moses', 'Gabriel', 'Uriel', 'Abdiel'];
  await look([...once(...persons), { card: idOf('Hope'), copies: 3 }]);
  await page.getByRole('tab', { name: 'Odds' }).click();
  await askedFor('type-person');
  await expect.element(odds()).toMatchTextContent('3 others');
  await odds().getByRole('button', { name: 'Show all 8' }).click();
  for (const name of persons) await expect.element(odds().getByRole('button', { name })).toBeVisible();
  await askedFor('type-event');
  await expect.element(odds().getByRole('button', { name: 'Hope (3)' })).toBeVisible();
});

test('from an Opponent deck cards come turn by turn, and nobody has a hand', async () => {
  const opponents = fakeCards
    .filter((card) => 'side' in card && card.side === 'opponent')
    .map(({ id }) => ({ card: id, copies: 1 }));
  await look(opponents, 'opponent');
  await page.getByRole('tab', { name: 'Odds' }).click();
  await askedFor('type-person');
  await expect.element(odds()).toMatchTextContent(/By then 3 of the deck’s \d+ cards have come\./);
  await page.getByText('Drawing', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Good players' }).selectOptions('2');
  await expect.element(odds()).toMatchTextContent(/By then 6 of the deck’s \d+ cards have come\./);
  await page.getByRole('tab', { name: 'Hands' }).click();
  await expect.element(page.getByText('Turn 1', { exact: true })).toBeVisible();
});

test('an empty deck says what a deck is made of, and has no odds', async () => {
  await look([]);
  await expect.element(page.getByText(/You begin with seven in hand/)).toBeVisible();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await expect.element(page.getByText('An empty deck has no odds. Add cards first.')).toBeVisible();
});
