import type { Translated } from '../catalogue.ts';

export const settings = {
  title: 'Ajustes',
} as const satisfies Translated<'settings'>;
