import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { playing, start } from '../../../text/testing/scenes.ts';

beforeEach(() => {
  settings.chosen = { ...settings.chosen, hints: true, learnt: [], pace: 'instant' };
});

test('what is met for the first time is explained, and vanishes for good when it is known', async () => {
  settings.chosen = { ...settings.chosen, learnt: ['goal'] };
  const { screen } = await sitDown(start());
  const hint = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(hint).toMatchTextContent(/take a Calling, a task that helps/);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect.element(hint).not.toMatchTextContent(/take a Calling/);
  expect(settings.chosen.learnt).toEqual(['goal', 'drawOrCalling']);
});

test('a hint that was seen with its question is counted, and not shown a third time', async () => {
  const { screen, session } = await sitDown(start(), { ...playing(), phase: 'playPhase' });
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.poll(() => session.view.pending?.about).toBe('play');
  await expect.poll(() => settings.chosen.learnt).toEqual(['goal once']);
  const hint = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(hint).toMatchTextContent(/^Tip Persons fight for you/);
});

test('nobody is told who has switched hints off', async () => {
  settings.chosen = { ...settings.chosen, hints: false };
  const { screen } = await sitDown(start());
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
});
