import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { USUAL } from '../../electron/shared/settings.ts';
import App from '../app.svelte';
import '../testing/all-parts.ts';
import { panels } from '../panels.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { fakeGame } from '../testing/fake-game.ts';
import { summary } from '../testing/fake-summary.ts';
import { settled } from '../testing/settled.ts';
import { battle, start } from '../games/alpha-omega/words/testing/scenes.ts';
import { plugIn } from './testing/fake-pad.ts';
import { fromMenu } from '../testing/from-menu.ts';

beforeEach(() => {
  panels.close();
  settings.chosen = USUAL;
});

/** The whole window, with a game on the table. */
async function atTheTable() {
  const api = fakeGame([battle(), start()], [summary()]);
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toHaveFocus();
  return { api, screen, legend: screen.getByRole('dialog', { name: 'Controls' }) };
}

test('the question mark opens a list of all that can be done here, with keys and buttons', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await expect.element(legend.getByRole('heading', { name: 'Choosing' })).toBeVisible();
  const omens = legend.getByRole('listitem').filter({ hasText: 'Omens' });
  await expect.element(omens).toMatchTextContent(/Omens.*O ?Y of the gamepad/);
  const why = legend.getByRole('listitem').filter({ hasText: 'Why?' });
  await expect.element(why).toMatchTextContent(/Why\?.*right-click a card.*W/);
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
  const legend = screen.getByRole('dialog', { name: 'Controls' });
  await expect.element(legend.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect.element(legend.getByText('Hint')).not.toBeInTheDocument();
});

test('the list can be searched, without accents, and what it finds can be pressed', async () => {
  const { screen, legend } = await atTheTable();
  await fromMenu(screen, /^Controls/);
  await legend.getByRole('searchbox', { name: 'Search' }).fill('óbject');
  await expect.element(legend.getByRole('button', { name: 'Objective' })).toBeVisible();
  await expect.element(legend.getByText('Hint')).not.toBeInTheDocument();
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
  const list = legend.element();
  const isAt = (): Element | null => document.activeElement?.closest('[role=listitem], li') ?? null;
  // Which column a press down comes to hangs on the width of the window, so that no command is asked for by its name.
  const passed: (Element | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await pad.press('down');
    await expect.poll(() => list.contains(isAt()) && !passed.includes(isAt())).toBe(true);
    passed.push(isAt());
  }
  await pad.press('up');
  await expect.poll(isAt).toBe(passed[1]);
  await pad.press('a');
  await expect.element(legend).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'What is asked' })).toBeVisible();
  pad.unplug();
});

test('a command gets another key, and the old one does nothing any more', async () => {
  const { api, screen, legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change controls' }).click();
  await legend.getByRole('button', { name: 'Replace C for “Hint”' }).click();
  await expect.element(legend.getByRole('status')).toMatchTextContent(/^Press a key or gamepad button/);
  await userEvent.keyboard('{F7}');
  await expect.poll(() => settings.chosen.keys).toEqual({ counsel: ['F7'] });
  await expect.element(legend.getByRole('button', { name: 'Add a key or button for “Hint”' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('c');
  await settled();
  expect(api.counselled).toEqual([]);
  await userEvent.keyboard('{F7}');
  await expect
    .element(screen.getByRole('button', { name: 'Hint', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

test('a key that another command has is named with it, and both can swap', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change controls' }).click();
  await legend.getByRole('button', { name: 'Replace C for “Hint”' }).click();
  await userEvent.keyboard('o');
  await expect.element(legend.getByRole('alert')).toMatchTextContent('O already means “Omens”.');
  await legend.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(legend.getByRole('alert')).not.toBeInTheDocument();
  expect(settings.chosen.keys).toEqual({});
  await legend.getByRole('button', { name: 'Replace C for “Hint”' }).click();
  await userEvent.keyboard('o');
  await legend.getByRole('button', { name: /^Swap with “Omens”$/ }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({ counsel: ['o'], omens: ['c', 'pad:y'] });
  await legend.getByRole('button', { name: 'Reset all controls' }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({});
});

test('a key may mean two things that never work at the same time', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change controls' }).click();
  await legend.getByRole('button', { name: 'Add a key or button for “Page down”' }).click();
  await userEvent.keyboard('o');
  await expect.element(legend.getByRole('alert')).toMatchTextContent(/never at the same time/);
  await legend.getByRole('button', { name: 'Use it for both' }).click();
  await expect.poll(() => settings.chosen.keys).toEqual({ pageDown: ['pad:rt', 'o'] });
});

test('what everything is reached by cannot be given away, and Escape gives nothing', async () => {
  const { legend } = await atTheTable();
  await userEvent.keyboard('?');
  await legend.getByRole('button', { name: 'Change controls' }).click();
  await legend.getByRole('button', { name: 'Add a key or button for “Hint”' }).click();
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
  await legend.getByRole('button', { name: 'Change controls' }).click();
  await legend.getByRole('checkbox', { name: /^Single-letter keys/ }).click();
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
