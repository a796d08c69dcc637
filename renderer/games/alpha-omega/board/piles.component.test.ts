import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walkTo } from '../../../input/walked.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { known } from '../words/testing/card-views.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { battle, start } from '../words/testing/scenes.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';

beforeEach(openDrawer);

test('the Opponent deck tells the odds of its next card, in words, figures and bars', async () => {
  const { screen } = await sitDown(battle());
  await screen.getByRole('button', { name: /^Opponent deck/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Opponent deck' });
  await expect.element(dialog).toMatchTextContent(/The next is one of 5 cards/);
  const kinds = dialog.getByRole('table', { name: 'By kind' });
  await expect.element(kinds.getByRole('row', { name: /an Event/ })).toMatchTextContent(/2 of 5\s*40 %/);
  await expect.element(kinds.getByRole('row', { name: /a Place/ })).toMatchTextContent(/0 of 5\s*0 %/);
  const names = dialog.getByRole('table', { name: 'By name' });
  await expect.element(names.getByRole('row', { name: /Wrath/ })).toMatchTextContent(/2 of 5\s*40 %/);
});

test('a discard pile is looked through by kind, and a card of it shown beside the table', async () => {
  const view = battle();
  const discard = [known('Alloces'), known('Wrath'), known('Despair')];
  const { screen } = await sitDown({ ...view, opponent: { ...view.opponent, discard } });
  await screen.getByRole('button', { name: 'Opponent discard pile, 3 cards' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Opponent discard pile' });
  const items = dialog.getByRole('listitem');
  await expect.element(items.first()).toMatchTextContent(/Despair/);
  await dialog.getByRole('button', { name: 'Persons' }).click();
  await expect.poll(() => items.elements()).toHaveLength(1);
  await expect.element(items.first()).toMatchTextContent(/Alloces/);
  await dialog.getByRole('button', { name: 'Pin Alloces' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('region', { name: 'Pinned: Alloces' })).toBeVisible();
});

test('the discards of a team mate can be looked through as well', async () => {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined) throw new Error('nobody sits at this table');
  const steve = { ...mindy, seat: 1, name: 'Steve', hand: [], callings: [], discard: [known('Love')] };
  const { screen } = await sitDown({
    ...view,
    eyes: [0, 1],
    seats: [{ ...mindy, discard: [known('Hope')] }, steve],
  });
  await screen.getByRole('button', { name: 'Good discard pile, 1 card' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Good discard pile' });
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/Hope/);
  await dialog.getByRole('button', { name: 'Steve 1' }).click();
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/Love/);
});

test('of a deck the cards are shown that are known, with their places', async () => {
  const view = battle();
  const knownDeck = [
    { ...known('Wrath'), place: 2 },
    { ...known('Abigor'), place: 0 },
  ];
  const { screen } = await sitDown({ ...view, opponent: { ...view.opponent, deckCount: 9, knownDeck } });
  await screen
    .getByRole('button', { name: 'Opponent deck, 9 cards, 2 known. The next card is Abigor' })
    .click();
  const dialog = screen.getByRole('dialog', { name: 'Opponent deck' });
  await expect.element(dialog).toMatchTextContent(/7 cards lie face down/);
  const items = dialog.getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Abigor.*the next card/);
  await expect.element(items.nth(1)).toMatchTextContent(/Wrath.*2 cards above it/);
});

test.each([
  [660, 100],
  [800, 100],
  [800, 150],
])(
  'in a window %i high and text of %i in a hundred nothing of the lane has to be scrolled',
  async (height, text) => {
    await page.viewport(1280, height);
    inLanguage('en', { textSize: text });
    const { screen } = await sitDown(battle());
    await settled();
    const lane = screen.getByRole('region', { name: 'The Place' }).element().closest('[data-zone="rail"]');
    expect(lane?.scrollHeight).toBeLessThanOrEqual(lane?.clientHeight ?? 0);
  },
);

const labelOfDeck = (): string | undefined =>
  document.querySelector('[data-spot="deck:good"]')?.parentElement?.ariaLabel ?? undefined;

test('the piles are those of whoever has the turn, whoever is asked, from the first card on', async () => {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined || view.pending === null) throw new Error('nobody is asked at this table');
  const steve = { ...mindy, seat: 1, name: 'Steve', discard: [], hand: [], callings: [] };
  const asked = { ...view.pending, seat: 1 };
  const { screen } = await sitDown({ ...view, turn: 0, seats: [mindy, steve], pending: asked });
  expect(labelOfDeck()).toMatch(/^Deck of Mindy/);
  await expect
    .element(screen.getByRole('region', { name: 'Good piles: those of Mindy, whose turn it is' }))
    .toBeVisible();
});

test('of a deck that all share nobody’s name is said', async () => {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined) throw new Error('nobody sits at the table');
  const seats = [mindy, { ...mindy, seat: 1, name: 'Steve', hand: [], callings: [] }];
  await sitDown({ ...view, seats, isDeckCommon: true });
  expect(labelOfDeck()).toMatch(/^Good deck/);
});

test('the next card of a deck lies face up on it where it is known, and is shown large as every card is', async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  const view = battle();
  const knownDeck = [{ ...known('Abigor'), place: 0 }];
  const { screen } = await sitDown({ ...view, opponent: { ...view.opponent, deckCount: 9, knownDeck } });
  await settled();
  const deck = screen.getByRole('button', { name: 'Opponent deck, 9 cards. The next card is Abigor' });
  expect(deck.element().querySelector('[data-spot="deck:opponent"] .card .name')?.textContent).toMatch(
    /Abigor/,
  );
  walkTo(deck.element() as HTMLElement);
  await expect.poll(() => document.querySelector('[data-preview] h2')?.textContent).toBe('Abigor');
  // Of one that lies deeper nothing lies open.
  await screen.unmount();
  const deeper = [{ ...known('Abigor'), place: 1 }];
  const other = await sitDown({ ...view, opponent: { ...view.opponent, deckCount: 9, knownDeck: deeper } });
  const closed = other.screen.getByRole('button', { name: 'Opponent deck, 9 cards, 1 known' }).element();
  expect(closed.getAttribute('aria-label')).not.toMatch(/Abigor/);
  expect(closed.querySelector('.card .name')).toBeNull();
});

test.each(['mouse', 'keyboard'] as const)(
  'a card is drawn by pressing its deck with the %s, which is lit and says so',
  async (how) => {
    const { screen, api } = await sitDown(start());
    const deck = screen.getByRole('button', { name: /^Good deck/ });
    await expect.element(deck).toHaveAccessibleDescription('Draw');
    if (how === 'mouse') await deck.click();
    else {
      (deck.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['draw']]);
  },
);

test.each(['hand', 'good'])('a card is drawn by dragging it from its deck to the %s', async (zone) => {
  const { screen, api } = await sitDown(start());
  const deck = screen.getByRole('button', { name: /^Good deck/ });
  const to = document.querySelector(`[data-zone=${zone}]`);
  if (to === null) throw new Error(`there is no ${zone}`);
  await userEvent.dragAndDrop(deck, page.elementLocator(to));
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['draw']]);
});

test('a Calling is taken by pressing the pile of Callings, and no pile is pressed while that is no choice', async () => {
  const { screen, api } = await sitDown(start());
  await screen.getByRole('button', { name: /^Callings, / }).click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['calling']]);
  await screen.unmount();
  const other = await sitDown(battle());
  await expect.element(other.screen.getByRole('button', { name: /^Callings, / })).toBeDisabled();
  await expect
    .element(other.screen.getByRole('button', { name: /^Good deck/ }))
    .not.toHaveAttribute('aria-description');
});

test('the rows of the Callings that may come keep clear of each other', async () => {
  await page.viewport(1280, 800);
  const callingsToCome = fakeCards.filter(({ type }) => type === 'calling').map(({ id }) => id);
  const { screen } = await sitDown({ ...battle(), callingDeckCount: callingsToCome.length, callingsToCome });
  await screen
    .getByRole('button', { name: /Callings/ })
    .last()
    .click();
  await expect.element(screen.getByRole('dialog', { name: 'Callings that may come' })).toBeVisible();
  const boxes = [...document.querySelectorAll('dialog .dense li')].map((row) => row.getBoundingClientRect());
  const [first] = boxes;
  const next = boxes.find(({ top }) => top > (first?.top ?? Infinity));
  expect((next?.top ?? 0) - (first?.bottom ?? Infinity)).toBeGreaterThanOrEqual(12);
});
