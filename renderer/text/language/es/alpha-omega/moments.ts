import type { Translated } from '../../catalogue.ts';

export const moments = {
  objective: 'El Objetivo',
  lured: 'cae en el descarrío',
  luredBy: 'cae en el descarrío por {by}',
  mended: 'está con {name}',
  placeFell: 'se ha venido abajo',
  placeFellBy: 'se viene abajo por {by}',
  callingTaken: '{name} toma este Llamado',
  callingFulfilled: '{name} ha cumplido este Llamado',
  looked: '{count, plural, one {La próxima carta del Oponente} other {Las próximas # cartas del Oponente}}',
  lookedAgain: 'Pulsa el mazo del Oponente para volver a mirar',
  catastrophe: 'Golpea un Suceso de los Oponentes',
} as const satisfies Translated<'moments'>;
