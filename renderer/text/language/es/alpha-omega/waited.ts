import type { Translated } from '../../catalogue.ts';

export const waited = {
  title: 'Mientras esperabas',
  lead: 'Ventaja del Bien: {from} → {to}',
  sentence: 'Mientras esperabas: {deeds}.',
} as const satisfies Translated<'waited'>;
