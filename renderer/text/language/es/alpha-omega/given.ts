import type { Translated } from '../../catalogue.ts';

export const given = {
  thinks: 'Simulando partidas…',
  wins: 'Con esto, la victoria en la próxima Prueba de Fuerza es segura.',
  none: 'En partidas simuladas desde ahí, ninguna otra opción fue claramente peor.',
} as const satisfies Translated<'given'>;
