import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte.ts';
import { music } from './music.svelte.ts';
import { sounds } from './sound-box.svelte.ts';

const bed = { play: vi.fn(), hush: vi.fn() };
const usual = settings.chosen;
const chance = (): number => 0.5;

beforeEach(() => {
  bed.play.mockClear();
  bed.hush.mockClear();
  music.connect(bed);
});

afterEach(() => {
  settings.chosen = usual;
  vi.restoreAllMocks();
});

const loud = (all: number, own: number): void => {
  settings.chosen = { ...usual, volume: { ...usual.volume, all, music: own }, captions: true };
};

test('it is as loud as its own volume and the master have it, and needs no captions', () => {
  loud(50, 80);
  const { captions } = sounds;
  music.play('pressed', chance);
  expect(bed.play.mock.calls).toEqual([['pressed', 0.4, chance]]);
  expect(sounds.captions).toBe(captions);
});

test.each([
  [0, 80],
  [60, 0],
])('at %i and %i it is silent', (all, own) => {
  loud(all, own);
  music.play('quiet', chance);
  expect(bed.hush.mock.calls).toHaveLength(1);
  expect(bed.play.mock.calls).toEqual([]);
});

test('while nobody looks at the window it is silent', () => {
  loud(60, 60);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  music.play('quiet', chance);
  expect(bed.hush.mock.calls).toHaveLength(1);
  expect(bed.play.mock.calls).toEqual([]);
});
