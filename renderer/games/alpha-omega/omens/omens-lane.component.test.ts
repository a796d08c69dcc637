import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../words/testing/scenes.ts';

afterEach(() => settings.change(USUAL));

test('the lane of Omens is there for those who want it, and only for them', async () => {
  const { screen } = await sitDown(battle());
  const lane = screen.getByRole('region', { name: 'Omens summary' });
  await expect.element(lane).not.toBeInTheDocument();
  await settings.change({ omensLane: true });
  await expect.element(lane.getByText(/Until the Strength Check|Clean-Up/)).toBeVisible();
});

test('it changes as a choice is considered, and back', async () => {
  await settings.change({ omensLane: true });
  const { screen, api } = await sitDown(battle());
  const lane = screen.getByRole('region', { name: 'Omens summary' });
  await expect.element(lane).toBeVisible();
  const end = screen.getByRole('button', { name: 'End phase' });
  await end.hover();
  await expect.element(lane.getByText('After “End phase”:')).toBeVisible();
  expect(api.foreseen.at(-1)?.first).toEqual(['end']);
  await userEvent.unhover(end.element());
  await expect.element(lane.getByText('After “End phase”:')).not.toBeInTheDocument();
});
