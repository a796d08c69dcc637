import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { settled } from '../testing/settled.ts';
import { settings } from '../settings.svelte.ts';
import Captions from './captions.svelte';
import { sounds } from './sound-box.svelte.ts';

const play = vi.fn();
const usual = settings.chosen;

beforeEach(() => {
  play.mockClear();
  sounds.connect({ play });
});

afterEach(() => {
  settings.chosen = usual;
});

const loud = (all: number, events: number, turns: number, captions = false): void => {
  settings.chosen = { ...usual, volume: { ...usual.volume, all, events, turns }, captions };
};

test('a sound is as loud as its group, and all of them, are', () => {
  loud(50, 80, 20);
  sounds.play('damage');
  sounds.play('yourTurn');
  expect(play.mock.calls).toEqual([
    ['damage', 0.4],
    ['yourTurn', 0.1],
  ]);
});

test('how hard a blow is goes with its sound, and no other has a force', () => {
  loud(50, 80, 20);
  sounds.play('damage', 0.7);
  sounds.play('round');
  expect(play.mock.calls).toEqual([
    ['damage', 0.4, 0.7],
    ['round', 0.4],
  ]);
});

test('what is silent is not made at all', () => {
  loud(60, 0, 80);
  sounds.play('damage');
  loud(0, 80, 80);
  sounds.play('yourTurn');
  expect(play.mock.calls).toEqual([]);
});

test('captions are written only for those who want them, and also in silence', async () => {
  const screen = await render(Captions);
  loud(60, 80, 80);
  sounds.play('damage');
  await settled();
  expect(screen.container.textContent.trim()).toBe('');
  loud(0, 0, 0, true);
  sounds.play('damage');
  sounds.play('defeat');
  await expect.element(screen.getByText('A thud: damage')).toBeVisible();
  await expect.element(screen.getByText('Glass breaks: defeated')).toBeVisible();
});

test('the same sound is written once, and only the latest are', async () => {
  const screen = await render(Captions);
  loud(0, 0, 0, true);
  for (const sound of ['draw', 'play', 'damage', 'damage', 'defeat'] as const) sounds.play(sound);
  await expect.element(screen.getByText('A thud: damage')).toBeVisible();
  expect(screen.container.querySelectorAll('p')).toHaveLength(3);
  expect(screen.container.textContent).not.toContain('A rustle');
});
