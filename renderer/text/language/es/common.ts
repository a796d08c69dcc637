import type { Translated } from '../catalogue.ts';

export const common = {
  close: 'Cerrar',
  back: 'Volver',
  playAgain: 'Jugar otra vez',
  credits: 'Créditos',
  rulebook: 'Reglamento',
  seed: 'Semilla',
  why: '¿Por qué?',
  laidOut: 'Cargando las cartas…',
} as const satisfies Translated<'common'>;
