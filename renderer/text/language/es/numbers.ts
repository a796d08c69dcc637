import type { Translated } from '../catalogue.ts';

export const numbers = {
  none: 'ninguna',
  one: 'una',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  never: 'ninguna vez',
  once: 'una vez',
  twice: 'dos veces',
  times: '{amount} veces',
} as const satisfies Translated<'numbers'>;
