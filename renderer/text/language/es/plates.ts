import type { Translated } from '../catalogue.ts';

export const plates = {
  left: 'quedan {left}',
  armored: 'quedan {left}, armadura −{absorbed}',
  falls: 'cae',
  breaks: 'se rompe',
} as const satisfies Translated<'plates'>;
