import type { Tone } from './palette.ts';

/** A synthesiser: ZzFX, or what a test puts in its place. Its parameters come in the order of ZzFX. */
export type Synthesiser = (...parameters: readonly (number | undefined)[]) => readonly number[];

const parametersOf = (tone: Tone): readonly (number | undefined)[] => [
  ...[tone.volume, 0, tone.frequency, tone.attack, tone.sustain, tone.release],
  ...[tone.shape, tone.curve, tone.slide, undefined, tone.jump, tone.jumpAt, undefined, tone.noise],
  ...[undefined, undefined, undefined, undefined, undefined, undefined, tone.filter],
];

/** The tones of one sound together, as samples that never leave −1 to 1. */
export function samplesOf(
  tones: readonly Tone[],
  rate: number,
  synthesise: Synthesiser,
): Float32Array<ArrayBuffer> {
  const parts = tones.map((tone) => ({
    from: Math.round((tone.at ?? 0) * rate),
    samples: synthesise(...parametersOf(tone)),
  }));
  const mixed = new Float32Array(Math.max(0, ...parts.map(({ from, samples }) => from + samples.length)));
  for (const { from, samples } of parts) {
    samples.forEach((sample, index) => {
      const at = from + index;
      mixed[at] = Math.max(-1, Math.min(1, (mixed[at] ?? 0) + sample));
    });
  }
  return mixed;
}
