/** What is used of ZzFX, which brings no types. Its parameters are listed at `buildSamples` in its source. */
declare module 'zzfx' {
  interface Synthesis {
    readonly sampleRate: number;
    readonly volume: number;
  }

  export const ZZFX: Synthesis & {
    readonly audioContext: AudioContext;
    buildSamples(this: Synthesis, ...parameters: readonly (number | undefined)[]): number[];
  };
}
