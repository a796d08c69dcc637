import { afterEach, expect, test, vi } from 'vitest';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { input } from '../../../input/input.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitAround, sitDown } from '../../../testing/sit-down.ts';
import { friends } from '../couch/testing/friends.ts';
import { hidden } from '../../../table/couch/testing/hidden.ts';
import { speech } from '../../../table/voice/speech.svelte.ts';
import { battle, over } from '../words/testing/scenes.ts';

afterEach(() => settings.change(USUAL));

type Screen = Awaited<ReturnType<typeof sitDown>>['screen'];

const said = (screen: Screen): string => screen.getByRole('status').first().element().textContent.trim();

test('whoever comes to the table hears how it stands and what is asked', async () => {
  const { screen } = await sitDown(battle());
  expect(said(screen)).toBe(
    'Round 3, Action Phase. It is Mindy’s turn. Good 13, Opponents 8. Good leads by 5. Objective: And There Was War in Heaven. Good wins with a lead of 50, the Opponents win with a lead of 50. Mindy, choose who acts. 6 choices.',
  );
});

test('an answer is followed by what came of it, as much of it as is wanted', async () => {
  await settings.change({ verbosity: 'brief' });
  const { screen } = await sitDown(battle(), over());
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => said(screen)).toMatch(/The game is over\.$/);
});

test('the last thing can be heard again', async () => {
  const { screen } = await sitDown(battle());
  const first = screen.getByRole('status').first().element().firstElementChild;
  const words = said(screen);
  input.run('repeat');
  await expect.poll(() => screen.getByRole('status').first().element().firstElementChild).not.toBe(first);
  expect(said(screen)).toBe(words);
});

test('what threatens is said on demand', async () => {
  const { screen } = await sitDown(battle());
  input.run('threats');
  await expect.poll(() => said(screen)).toMatch(/^Clean-Up: Paimon attacks Michael, Michael will be Lured/);
  const shown = () => document.querySelector('.shown')?.textContent;
  expect(shown()).toBe(said(screen));
});

test('whoever looks without being asked hears whose the Omens are', async () => {
  const { screen, api } = await sitAround(hidden(2), friends(2));
  await screen.getByRole('button', { name: /^Steve, 2 cards/ }).click();
  await screen.getByRole('button', { name: 'I am Steve: show my hand' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy is asked.' })).toBeVisible();
  input.run('threats');
  await expect.poll(() => said(screen)).toMatch(/the Omens are read for Mindy alone, who is asked/);
  expect(api.foreseen).toEqual([]);
});

test('the whole table can be read in words', async () => {
  const { screen } = await sitDown(battle());
  input.run('board');
  const dialog = screen.getByRole('dialog', { name: 'The table in words' });
  await expect.element(dialog.getByRole('heading', { name: 'The Opponents: 5 cards' })).toBeVisible();
  await expect
    .element(dialog.getByText(/^Michael, Supernatural Person.*Carries: Heavenly Armor/))
    .toBeVisible();
});

test('what is announced is read aloud to those who want it, and to nobody else', async () => {
  const read = vi.spyOn(speech, 'read');
  const { screen } = await sitDown(battle());
  await expect.poll(() => said(screen)).toMatch(/^Round 3, Action Phase/);
  expect(read.mock.calls).toEqual([]);
  await settings.change({ speech: true });
  await expect.poll(() => read.mock.calls.at(-1)?.[1].at(0)?.text).toMatch(/^Round 3, Action Phase/);
  read.mockRestore();
});
