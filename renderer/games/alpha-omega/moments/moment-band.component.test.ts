import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Settings } from '../../../../electron/shared/settings.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { idOf } from '../../../text/testing/fake-cards.ts';
import { battle } from '../../../text/testing/scenes.ts';

const usual = settings.chosen;

afterEach(() => {
  settings.chosen = usual;
});

const band = (): HTMLElement | null => document.querySelector('.band');
const heard = (): string => document.querySelector('[role=status][aria-live]')?.textContent ?? '';

/** Uriel is Lured Astray by Paimon. */
async function lured(changes: Partial<Settings>) {
  settings.chosen = { ...usual, motion: 'full', pace: 'calm', ...changes };
  const before = battle();
  const sat = await sitDown(before);
  const events = [
    {
      event: { type: 'luredAstray', card: 902, by: 901 },
      defs: { 901: idOf('Paimon'), 902: idOf('Uriel') },
    },
  ] as const;
  sat.session.view = { ...before };
  sat.session.told = { before, beats: [{ events, changes: {} }], after: sat.session.view };
  sat.session.fresh = events;
  return sat;
}

test('it lies across the board, for eyes alone: whoever listens is told once, by the story', async () => {
  await lured({});
  await expect.poll(() => band()?.textContent).toMatch(/Uriel\s*is Lured Astray by Paimon/);
  expect(band()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(getComputedStyle(document.querySelector('.over') ?? document.body).pointerEvents).toBe('none');
  await expect.poll(() => heard().match(/Uriel/g)).toHaveLength(1);
  await expect.poll(band).toBeNull();
});

test.each(['x', '{Enter}'])('the key %s ends it', async (key) => {
  const { session } = await lured({ pace: 'calm' });
  await expect.poll(band).not.toBeNull();
  await userEvent.keyboard(key);
  await expect.poll(band).toBeNull();
  expect(session.view.outcome).toBeNull();
});

test('with reduced motion it is a still picture', async () => {
  await lured({ motion: 'reduced' });
  await expect.poll(band).not.toBeNull();
  expect(band()?.getAnimations({ subtree: true })).toEqual([]);
  expect(getComputedStyle(band() ?? document.body).opacity).toBe('1');
});

test('instantly there is none', async () => {
  await lured({ pace: 'instant' });
  await expect.poll(heard).toMatch(/Uriel/);
  expect(band()).toBeNull();
});
