import type { Translated } from '../catalogue.ts';

export const outcomePage = {
  lookAtTable: 'Mirar la mesa',
  firstPage: 'Volver al inicio',
  course: 'La Balanza en cada Prueba de Fuerza: {course}',
  roundLead: 'ronda {round}: {lead}',
  sums: 'Bien {good} · Oponentes {opponent}',
  scoring: 'Puntos por logros',
  scoredFor: 'Por',
  total: 'En total',
} as const satisfies Translated<'outcomePage'>;
