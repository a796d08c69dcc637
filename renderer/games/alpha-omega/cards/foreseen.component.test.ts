import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { walkTo } from '../../../input/walked.ts';
import { settings } from '../../../settings.svelte.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../words/testing/scenes.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'closed' });
});
afterEach(() => settings.change(USUAL));

const seals = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-seal]')];
const lit = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('[data-foreseen]')].map(({ ariaLabel }) => ariaLabel?.split(/[ ,]/)[0]);

test('whom a seal is about is lit while it is read, and a card that is looked at lights the seals about it', async () => {
  const { screen } = await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  const aims = page.elementLocator(document.querySelector('[data-zone=aims]') ?? document.body);
  await userEvent.hover(aims);
  await userEvent.hover(page.elementLocator(seals()[0] ?? document.body));
  await expect.poll(lit).toEqual(['Michael']);
  await userEvent.hover(aims);
  await expect.poll(lit).toEqual([]);
  // Of a tie all are lit between whom is to be chosen.
  walkTo(screen.getByRole('button', { name: /^Uriel/ }).element() as HTMLElement);
  await expect.poll(() => lit().toSorted()).toEqual(['Heaven', 'Raphael']);
  await userEvent.hover(screen.getByRole('button', { name: /^Michael/ }));
  await expect.poll(() => seals().map(({ dataset }) => dataset['aims'])).toEqual(['', undefined]);
});
