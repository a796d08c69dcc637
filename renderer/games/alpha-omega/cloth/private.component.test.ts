import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { sitAround } from '../../../testing/sit-down.ts';
import { settled } from '../../../testing/settled.ts';
import { ordering } from '../words/testing/cloth-scenes.ts';
import { friends } from '../couch/testing/friends.ts';
import { hidden } from '../../../table/couch/testing/hidden.ts';

const CARDS = ['Moloch', 'Satan Lures Angels'] as const;

/** Steve is asked to put cards in order that nobody else may see. */
function asksSteve(): View {
  const view = ordering(CARDS);
  const { pending } = view;
  return { ...friends(2), opponent: view.opponent, pending: pending && { ...pending, seat: 1, id: 60 } };
}

/** What is on the page of cards that are Steve's to see, in words or by number. */
function seen(view: View): readonly string[] {
  const ids = view.opponent.knownDeck.map(({ id }) => `data-card="${String(id)}"`);
  const page = document.body.innerHTML;
  return [...CARDS, ...ids].filter((secret) => page.includes(secret));
}

test('cards on the cloth are for the one who is asked: behind the curtain, and once it is closed again, there are none', async () => {
  const view = asksSteve();
  const { screen } = await sitAround(hidden(2), view, friends(2, 0, 61));
  await expect.element(screen.getByRole('heading', { name: 'Steve, your move' })).toBeVisible();
  await settled();
  expect(seen(view)).toEqual([]);
  await screen.getByRole('button', { name: 'I am Steve: show my hand' }).click();
  await expect.poll(() => seen(view)).toHaveLength(4);
  const cloth = document.querySelector('[data-cloth]')?.cloneNode(true);
  await userEvent.hover(document.querySelectorAll('[data-laid] [data-card]')[0] ?? document.body);
  await userEvent.hover(document.querySelectorAll('[data-laid] [data-card]')[1] ?? document.body);
  await expect.poll(() => document.querySelector('[data-preview]')).not.toBeNull();
  // A private hand is hidden by Escape, and with it the cloth and what was shown large.
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { name: 'Steve, your move' })).toBeVisible();
  expect(seen(view)).toEqual([]);

  // A leak is seen, should there ever be one.
  if (cloth === undefined) throw new Error('there was no cloth');
  document.body.append(cloth);
  onTestFinished(() => (cloth as Element).remove());
  expect(seen(view)).toHaveLength(4);
});

test('whoever is asked next finds nothing on the cloth of the one before', async () => {
  const view = asksSteve();
  const { screen } = await sitAround(hidden(2), view, friends(2, 0, 61));
  await screen.getByRole('button', { name: 'I am Steve: show my hand' }).click();
  await screen.getByRole('button', { name: /^Keep this order/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, your move' })).toBeVisible();
  expect(seen(view)).toEqual([]);
  await screen.getByRole('button', { name: 'I am Mindy: show my hand' }).click();
  await expect
    .poll(() => document.querySelectorAll('[data-zone=hand] [data-card]').length)
    .toBeGreaterThan(0);
  expect(seen(view)).toEqual([]);
});
