import type { Translated } from '../catalogue.ts';

export const lately = {
  came: 'Sale {card}',
  struck: '{by} golpeó a {card}',
  struckLeft: '{by} golpeó a {card}: {left, plural, one {queda 1} other {quedan #}}',
  defeated: '{by} derrotó a {card}',
  lured: '{by} descarrió a {card}',
  more: '{more} más',
  openLog: 'Abrir el registro',
} as const satisfies Translated<'lately'>;
