import type { Translated } from '../catalogue.ts';

export const credits = {
  game: 'El juego',
  scripture: 'Escritura y versos',
  emblems: 'Emblemas',
  type: 'Tipos de letra',
  builtWith: 'Hecho con',
} as const satisfies Translated<'credits'>;
