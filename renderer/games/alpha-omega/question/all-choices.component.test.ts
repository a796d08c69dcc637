import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle, start } from '../words/testing/scenes.ts';

async function listed() {
  const seated = await sitDown(battle(), start());
  const list = seated.screen.getByRole('dialog', { name: 'All choices' });
  return { ...seated, list, items: list.getByRole('listitem') };
}

test('figures choose in the list of all choices as well, and what ends stands last and has none', async () => {
  const { api, list, items } = await listed();
  await userEvent.keyboard('a');
  await expect.element(items.getByRole('button').first()).toHaveFocus();
  await expect.element(items.last()).toMatchTextContent(/^End phase/);
  const keys = (): readonly (string | null)[] =>
    items
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-keyshortcuts'));
  await expect.poll(keys).toEqual(['1', '2', '3', '4', '5', null]);
  await userEvent.keyboard('6');
  await settled();
  expect(api.answers).toEqual([]);
  await userEvent.keyboard('2');
  await expect.poll(() => api.answers).toHaveLength(1);
  await expect.element(list).not.toBeInTheDocument();
});

test('what the card that is lifted can do comes first in it, as its figures do on the table', async () => {
  const { screen, api, items } = await listed();
  await screen.getByRole('button', { name: /^Raphael/ }).click();
  await userEvent.keyboard('a');
  await expect.element(items.first()).toMatchTextContent(/Raphael/);
  await userEvent.keyboard('1');
  await expect
    .poll(() => api.answers.map(({ answer }) => answer))
    .toEqual([[expect.stringMatching(/^ability/)]]);
});

test('figures choose nothing under a window that has none', async () => {
  const { screen, api } = await listed();
  await screen.getByRole('button', { name: /^Michael/ }).click();
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  await userEvent.keyboard('1');
  await settled();
  expect(api.answers).toEqual([]);
});
