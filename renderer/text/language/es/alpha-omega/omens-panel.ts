import type { Translated } from '../../catalogue.ts';

export const omensPanel = {
  close: 'Cerrar los Presagios',
  ifFirst: 'Lo que haces primero',
  nothingMore: 'Nada más',
  first: 'Primero',
  mayCome: 'Lo que puede pasar',
  willCome: 'Lo que pasará',
  furtherChoice: 'otra decisión',
  lane: 'Resumen de los Presagios',
  lanesFirst: 'Después de «{choice}»:',
  notFollowed: 'Aún no se ha calculado.',
} as const satisfies Translated<'omensPanel'>;
