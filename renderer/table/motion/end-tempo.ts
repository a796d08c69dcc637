import { settings } from '../../settings.svelte.ts';

const TEMPO = { step: 1, calm: 1, fast: 0.6, instant: 0 } as const;

/** How long an end takes, of its usual time; 0 where it is not played, as nobody wants it or it was. */
export const endTempo = (isPlayed: boolean): number =>
  settings.isStill || isPlayed ? 0 : TEMPO[settings.now.pace];
