import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle, playing } from '../words/testing/scenes.ts';

beforeEach(openDrawer);

/** Drags one card of the battle onto another. */
async function dragging(one: RegExp, other: RegExp) {
  const seated = await sitDown(battle());
  await settled();
  const card = (name: RegExp) => seated.screen.getByRole('button', { name }).first();
  await userEvent.dragAndDrop(card(one), card(other));
  return { ...seated, card: card(one), asked: () => seated.api.asked.map(({ why }) => why.about) };
}

test('who has attacked is not dragged to a foe, and it is said that its ability is ready', async () => {
  const { screen, api, card, asked } = await dragging(/^Raphael/, /^Paimon/);
  const words = screen.getByText(
    'Raphael has acted and cannot attack again. Its ability is ready: press the card.',
  );
  await expect.element(words).toBeVisible();
  expect([api.answers, asked()]).toEqual([[], []]);
  await card.click();
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
  await expect.element(words).not.toBeInTheDocument();
});

test('who has no choice at all says why as when it is pressed', async () => {
  const { screen, asked } = await dragging(/^Heaven,/, /^Paimon/);
  await expect.element(screen.getByText('Heaven cannot attack now.')).toBeVisible();
  await expect.poll(asked).toContain('cannotAttack');
});

test('an Opponent is not dragged: it acts by itself', async () => {
  const { screen } = await dragging(/^Paimon/, /^Michael/);
  await expect.element(screen.getByText('Paimon is with the Opponents and acts by itself.')).toBeVisible();
});

test('a press that slips a little is still a press', async () => {
  const seated = await sitDown(battle());
  await settled();
  const card = seated.screen.getByRole('button', { name: /^Raphael/ }).first();
  await userEvent.dragAndDrop(card, card, {
    sourcePosition: { x: 20, y: 40 },
    targetPosition: { x: 40, y: 60 },
  });
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
});

test('while cards are played nobody in play is dragged', async () => {
  const seated = await sitDown(playing());
  await settled();
  const card = (name: RegExp) => seated.screen.getByRole('button', { name }).first();
  await userEvent.dragAndDrop(card(/^Michael/), card(/^Paimon/));
  await expect.element(seated.screen.getByText('Michael cannot attack now.')).toBeVisible();
  expect(seated.api.answers).toEqual([]);
});
