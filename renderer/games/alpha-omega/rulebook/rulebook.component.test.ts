import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { panels } from '../../../panels.svelte.ts';
import { speak } from '../../../text/language/language.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { rulebook } from '../../../rulebook/opened.svelte.ts';
import Rulebook from './rulebook.svelte';
import '../../../ui/theme.css';

const cards = new Map(fakeCards.map((card) => [card.id, card]));

beforeEach(() => {
  speak('en');
  panels.close();
  rulebook.forget();
});

async function show() {
  let closed = 0;
  const screen = await render(Rulebook, { cards, onclose: () => (closed += 1) });
  return { screen, hasClosed: () => closed > 0 };
}

test('it opens with the game in a minute', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('dialog', { name: 'Rulebook' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'The whole game in a minute' })).toBeVisible();
});

test('it opens where somebody wants to read, and the reader goes on from there', async () => {
  rulebook.open({ kind: 'section', section: 'whom' });
  expect(panels.shown).toBe('help');
  const { screen } = await show();
  await expect.element(screen.getByRole('heading', { name: 'Whom Opponents attack' })).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Whom Opponents attack' }))
    .toHaveAttribute('aria-current', 'location');
});

test('a marked word leads to its term, a term to its paragraph, and one can turn back', async () => {
  rulebook.open({ kind: 'section', section: 'cleanUp' });
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Lured Player', exact: true }).click();
  await expect.element(screen.getByRole('term').filter({ hasText: 'Lured Player' })).toHaveFocus();
  await screen.getByRole('button', { name: 'against the others' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The Lured Player' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { name: '6. Clean-Up' })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(screen.getByRole('term').filter({ hasText: 'Lured Player' })).toHaveFocus();
});

test('the search groups what it finds and is walked through by the keyboard alone', async () => {
  const { screen, hasClosed } = await show();
  const field = screen.getByRole('searchbox', { name: 'Search rules, words and cards' });
  await field.fill('lured player');
  for (const group of ['Rules', 'Glossary'])
    await expect.element(screen.getByRole('region', { name: group })).toBeVisible();
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^\s*\d+ places found$/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: /^The Lured Player/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'The Lured Player' })).toHaveFocus();
  await expect.element(field).toHaveValue('');
  expect(hasClosed()).toBe(false);
});

test('Enter in the search opens the first place that is found', async () => {
  const { screen } = await show();
  await screen.getByRole('searchbox').fill('lured player');
  await expect.element(screen.getByRole('region', { name: 'Rules' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'The Lured Player' })).toHaveFocus();
});

test('Escape first ends the search and then closes the book', async () => {
  const { screen, hasClosed } = await show();
  const field = screen.getByRole('searchbox');
  await field.fill('blow');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(hasClosed()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(hasClosed).toBe(true);
});

test('what is not there is said', async () => {
  const { screen } = await show();
  await screen.getByRole('searchbox').fill('xylophone');
  await expect.element(screen.getByText('Nothing found. Try another word, or fewer.')).toBeVisible();
});

test('a card is shown with its text', async () => {
  const { screen } = await show();
  await screen.getByRole('searchbox').fill('gabriel');
  await screen
    .getByRole('region', { name: 'Cards' })
    .getByRole('button', { name: /^Gabriel/ })
    .click();
  await expect.element(screen.getByRole('heading', { name: 'Gabriel' })).toHaveFocus();
});

test('every ruling leads to its paragraph', async () => {
  rulebook.open({ kind: 'section', section: 'rulings' });
  const { screen } = await show();
  const ruling = screen.getByRole('listitem').filter({ hasText: 'Ten quiet rounds end the game.' });
  await ruling.getByRole('button').click();
  await expect.element(screen.getByRole('heading', { name: 'When the decks run dry' })).toHaveFocus();
});
