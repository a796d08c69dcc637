import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { USUAL } from '../../electron/shared/settings.ts';
import App from '../app.svelte';
import { panels } from '../panels.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { fakeGame, summary } from '../testing/fake-game.ts';
import { settled } from '../testing/settled.ts';
import { battle, start } from '../text/testing/scenes.ts';
import { plugIn } from './testing/fake-pad.ts';

beforeEach(() => {
  panels.close();
  settings.chosen = USUAL;
});

/** The whole window, with a game on the table. */
async function atTheTable() {
  const api = fakeGame([battle(), start()], [summary()]);
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Continue/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, who acts next?' })).toHaveFocus();
  return { api, screen, legend: screen.getByRole('dialog', { name: 'Keys and buttons' }) };
}

test('the question mark opens a list of all that can be done here, with keys and buttons', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await expect.element(legend.getByRole('heading', { name: 'Answering' })).toBeVisible();
  const omens = legend.getByRole('listitem').filter({ hasText: 'Omens' });
  await expect.element(omens).toMatchTextContent(/Omens.*O ?Y of the gamepad/);
  await expect
    .element(legend.getByRole('button', { name: 'Take over for whoever is asked not now' }))
    .toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(legend).not.toBeInTheDocument();
});

test('what works only at the table is not in the list elsewhere', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await expect.element(screen.getByRole('button', { name: 'New game' })).toBeVisible();
  await userEvent.keyboard('?');
  const legend = screen.getByRole('dialog', { name: 'Keys and buttons' });
  await expect.element(legend.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect.element(legend.getByText('Counsel')).not.toBeInTheDocument();
});

test('the list can be searched, without accents, and what it finds can be pressed', async () => {
  const { screen, legend } = await atTheTable();
  await screen.getByRole('button', { name: 'Keys and buttons' }).click();
  await legend.getByRole('searchbox', { name: 'Search' }).fill('óbject');
  await expect.element(legend.getByRole('button', { name: 'Show the Objective' })).toBeVisible();
  await expect.element(legend.getByText('Counsel')).not.toBeInTheDocument();
  await legend.getByRole('searchbox', { name: 'Search' }).fill('omens');
  await legend.getByRole('button', { name: /^Omens/ }).click();
  await expect.element(legend).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Omens' })).toBeVisible();
});

test('a gamepad alone opens the list, goes down it and presses', async () => {
  const { screen, legend } = await atTheTable();
  const pad = await plugIn();
  await pad.press('start');
  await expect.element(legend).toBeVisible();
  const wanted = legend.getByRole('button', { name: 'Settings' });
  for (let step = 0; document.activeElement !== wanted.element(); step += 1) {
    expect(step, 'the button is never reached').toBeLessThan(60);
    await pad.press('down');
  }
  await pad.press('a');
  await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await pad.press('b');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  pad.unplug();
});

test('a command gets another key, and the old one does nothing any more', async () => {
  const { api, screen, legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change keys' }).click();
  await legend.getByRole('button', { name: 'Another key instead of C for “Counsel”' }).click();
  await expect.element(legend.getByRole('status')).toMatchTextContent(/^Press the key/);
  await userEvent.keyboard('{F7}');
  await expect.poll(() => settings.chosen.keys).toEqual({ counsel: ['F7'] });
  await expect
    .element(legend.getByRole('button', { name: 'Add a key or button for “Counsel”' }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('c');
  await settled();
  expect(api.counselled).toEqual([]);
  await userEvent.keyboard('{F7}');
  await expect
    .element(screen.getByRole('button', { name: 'Counsel', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

test('a key that another command has is named with it, and both can swap', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change keys' }).click();
  await legend.getByRole('button', { name: 'Another key instead of C for “Counsel”' }).click();
  await userEvent.keyboard('o');
  await expect
    .element(legend.getByRole('alert'))
    .toMatchTextContent('O is the key of “Omens: what will come of this”.');
  await legend.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect.element(legend.getByRole('alert')).not.toBeInTheDocument();
  expect(settings.chosen.keys).toEqual({});
  await legend.getByRole('button', { name: 'Another key instead of C for “Counsel”' }).click();
  await userEvent.keyboard('o');
  await legend.getByRole('button', { name: /gets what this one had$/ }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({ counsel: ['o'], omens: ['c', 'pad:y'] });
  await legend.getByRole('button', { name: 'Back to the usual keys for all' }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({});
});

test('a key may mean two things that never work at the same time', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change keys' }).click();
  await legend.getByRole('button', { name: 'Add a key or button for “Turn a page on”' }).click();
  await userEvent.keyboard('o');
  await expect.element(legend.getByRole('alert')).toMatchTextContent(/never at the same time/);
  await legend.getByRole('button', { name: 'Let it mean both' }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({ pageDown: ['pad:rt', 'o'] });
});

test('what everything is reached by cannot be given away, and Escape gives nothing', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change keys' }).click();
  await legend.getByRole('button', { name: 'Add a key or button for “Counsel”' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(legend.getByRole('status')).toMatchTextContent(/^Enter is needed/);
  await userEvent.keyboard('{Escape}');
  await expect.element(legend.getByRole('status')).not.toBeInTheDocument();
  await expect.element(legend).toBeVisible();
  expect(settings.chosen.keys).toEqual({});
});

test('letters can be switched off as keys', async () => {
  const { screen, legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change keys' }).click();
  await legend.getByRole('checkbox', { name: /^Letters, figures/ }).click();
  await expect.poll(() => settings.chosen.letterKeys).toBe(false);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('o?1');
  await expect.element(screen.getByRole('region', { name: 'Omens' })).not.toBeInTheDocument();
  await expect.element(legend).not.toBeInTheDocument();
  await userEvent.keyboard('{F6}');
  await expect
    .poll(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'))
    .toBe('hand');
});

test('what is typed into a field is only typed', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('');
  await userEvent.keyboard('Who?');
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Who?');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
