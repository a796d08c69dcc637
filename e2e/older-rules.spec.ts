import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layGolden } from '../electron/testing/golden-files.ts';
import { expect, test } from './app.ts';

test('a game of older rules goes on with one press, says what changed, and is taken back no further than that', async ({
  launch,
  userData,
}) => {
  mkdirSync(userData, { recursive: true });
  layGolden('rules-3-unfinished', join(userData, 'alpha-omega.sqlite'));
  const { window } = await launch();
  await expect(window.getByRole('button', { name: /^Continue\b/ }).first()).toBeVisible();
  await window.getByRole('button', { name: /^All saved games/ }).click();
  // One with people in it.
  const row = window.getByRole('listitem').filter({ hasText: 'golden 5' }).first();
  await row.getByRole('button', { name: /^Open / }).click();
  const recap = window.getByRole('region', { name: 'Recap' });
  await expect(recap).toContainText('New since you last played');
  await expect(recap).toContainText('version 3');
  await expect(recap).toContainText('Easy Mode is the printed order of play');
  await recap.getByRole('button', { name: 'Continue' }).click();
  await expect(window.getByRole('button', { name: /^Undo: older rules applied before this$/ })).toBeVisible();
  await window.keyboard.press('Control+z');
  await expect(window.getByRole('alert').filter({ hasText: 'older rules' })).toContainText(
    'you can watch it, but not undo it',
  );
});
