import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Host } from '../../host.ts';
import { input } from '../../input/input.svelte.ts';
import { comeToIt } from '../../testing/sit-down.ts';
import '../../ui/theme.css';
import Table from './table.svelte';
import { fakeHigherCard, sessionOf } from './testing/fake-game.ts';

const host = { leave: () => undefined } as unknown as Host;

beforeEach(comeToIt);

test('a card is laid, taken back, and laid again; what was is looked back at', async () => {
  const session = sessionOf(fakeHigherCard('open'));
  const screen = await render(Table, { host, session });
  const heading = (name: string) => screen.getByRole('heading', { name });
  await expect.element(heading('Mindy, lay a card')).toBeVisible();
  const choices = screen.getByRole('group', { name: 'Choices' }).getByRole('button');
  await choices.first().click();
  await expect.element(heading('Steve, lay a card')).toBeVisible();
  await screen.getByRole('button', { name: /^Undo: Mindy lays the \d+$/ }).click();
  await expect.element(heading('Mindy, lay a card')).toBeVisible();
  // A figure that was pressed too soon was meant for the question before.
  await expect.poll(() => document.querySelector('[data-unread]')).toBeNull();
  input.run('option1');
  await expect.element(heading('Steve, lay a card')).toBeVisible();
  await expect.element(screen.getByRole('log')).toMatchTextContent(/Mindy lays the \d+\./);
  input.run('lookBack');
  await expect
    .element(screen.getByRole('region', { name: 'Rewind' }))
    .toMatchTextContent(/Start of the game/);
});

test('nobody answers for another, or undoes what another has laid', async () => {
  const session = sessionOf(fakeHigherCard('private'));
  const screen = await render(Table, { host, session });
  const mine = (name: string) => screen.getByRole('button', { name: `I am ${name}: show my hand` });
  await expect.element(mine('Mindy')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Take over/ }).elements()).toEqual([]);
  await mine('Mindy').click();
  await screen.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
  await mine('Steve').click();
  await expect
    .element(screen.getByRole('button', { name: 'Undo: another player made the last choice' }))
    .toBeVisible();
});

test('private hands lie behind the curtain until their player is there', async () => {
  const session = sessionOf(fakeHigherCard('private'));
  const screen = await render(Table, { host, session });
  await expect.element(screen.getByRole('region', { name: 'The curtain' })).toBeVisible();
  await screen.getByRole('button', { name: 'I am Mindy: show my hand' }).click();
  await expect.element(screen.getByRole('list', { name: 'Mindy’s hand' })).toBeVisible();
  await screen.getByRole('group', { name: 'Choices' }).getByRole('button').first().click();
  await expect.element(screen.getByRole('button', { name: 'I am Steve: show my hand' })).toBeVisible();
});
