import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Settings } from '../../../../electron/shared/settings.ts';
import type { View } from '../../../../engine/index.ts';
import { settings } from '../../../settings.svelte.ts';
import { sounds } from '../../../sound/sound-box.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../../../text/testing/scenes.ts';
import { busyStep } from './testing/steps.ts';
import type { Told } from './told.ts';

const usual = settings.chosen;
const heard: string[] = [];
const choose = (changes: Partial<Settings>): void => {
  settings.chosen = { ...usual, ...changes };
};

beforeEach(() => {
  heard.length = 0;
  sounds.connect({ play: (sound) => heard.push(sound) });
});

afterEach(() => {
  settings.chosen = usual;
});

/** The battle, and then what an answer led to. */
async function answered(changes: Partial<Settings>, told: Told = busyStep()) {
  choose(changes);
  const sat = await sitDown(told.before);
  sat.session.view = told.after;
  sat.session.told = told;
  return { ...sat, told };
}

const stage = (): Element => {
  const found = document.querySelector('.stage');
  if (found === null) throw new Error('there is no stage');
  return found;
};
const moving = (): number =>
  document.getAnimations().filter(({ effect }) => stage().contains((effect as KeyframeEffect).target)).length;
const names = (side: 'good' | 'opponent'): readonly string[] =>
  [...document.querySelectorAll(`[data-zone=${side}] [data-card]`)].map(
    (card) => card.getAttribute('aria-label')?.split(',')[0] ?? '',
  );
const marks = (): readonly string[] =>
  [...document.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent);

test('what an answer led to is shown bit by bit, while the next question stands there already', async () => {
  const { screen } = await answered({ pace: 'fast' });
  await expect.element(screen.getByRole('heading', { name: 'Mindy, who acts next?' })).toBeVisible();
  expect(names('opponent')).toContain('Abigor');
  await vi.waitFor(() => expect(moving()).toBeGreaterThan(0));
  await vi.waitFor(() => expect(names('opponent')).not.toContain('Abigor'));
  expect(names('good')).toContain('Raphael');
  await vi.waitFor(() => expect(names('opponent')).toContain('Raphael'), { timeout: 4000 });
  await expect
    .element(screen.getByRole('heading', { name: 'Round 4', level: 1 }), { timeout: 6000 })
    .toBeVisible();
  await vi.waitFor(() => expect(moving()).toBe(0), { timeout: 3000 });
  expect(stage().childElementCount).toBe(0);
});
