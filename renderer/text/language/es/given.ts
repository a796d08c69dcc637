import type { Translated } from '../catalogue.ts';

export const given = {
  thinks: 'Simulando partidas…',
  none: 'En partidas simuladas desde ahí, ninguna otra opción fue claramente peor.',
} as const satisfies Translated<'given'>;
