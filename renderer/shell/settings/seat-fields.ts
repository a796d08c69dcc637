import type { SeatSettings } from '../../../electron/shared/settings.ts';

/** What the table and each of its players may set about reading and being told. */
export const READING = [
  'textSize',
  'contrast',
  'font',
  'verbosity',
  'speech',
  'hints',
  'omensLane',
  'seals',
  'counsel',
  'endGuard',
] as const satisfies readonly (keyof SeatSettings)[];
