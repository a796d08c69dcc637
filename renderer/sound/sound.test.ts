import { afterAll, expect, test, vi } from 'vitest';
import { PALETTE } from './palette.ts';
import { samplesOf, type Synthesiser } from './samples.ts';
import { groupOf, SOUNDS } from './sounds.ts';

// The synthesiser opens the computer's audio as soon as it is loaded; here there is none.
vi.stubGlobal('AudioContext', Object);
const { ZZFX } = await import('zzfx');

afterAll(() => vi.unstubAllGlobals());

const RATE = 8000;
const synthesiser = (sampleRate: number): Synthesiser => ZZFX.buildSamples.bind({ sampleRate, volume: 1 });

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test.each(SOUNDS)('%s is heard: neither too soft, nor too loud, nor too long', (sound) => {
  const samples = samplesOf(PALETTE[sound], 44_100, synthesiser(44_100));
  const seconds = samples.length / 44_100;
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  expect(loudness(samples)).toBeGreaterThan(0.01);
  expect(loudness(samples)).toBeLessThan(0.35);
  expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.15);
  expect(seconds).toBeLessThan(sound === 'victory' || sound === 'lost' ? 2.5 : 1.3);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
});

test('no two sounds are the same', () => {
  const made = SOUNDS.map((sound) =>
    samplesOf(PALETTE[sound], RATE, synthesiser(RATE)).slice(0, 4000).join(),
  );
  expect(new Set(made).size).toBe(SOUNDS.length);
});

test('tones are mixed where they begin, and never beyond what can be played', () => {
  const one = (): readonly number[] => [0.75, 0.75];
  const tones = [
    { volume: 1, frequency: 440, release: 0.1 },
    { at: 0.1, volume: 1, frequency: 440, release: 0.1 },
  ];
  expect([...samplesOf(tones, 10, one)]).toEqual([0.75, 1, 0.75]);
});

test('what asks somebody for something has a volume of its own', () => {
  expect(SOUNDS.filter((sound) => groupOf(sound) === 'turns')).toEqual(['yourTurn', 'refused']);
});
