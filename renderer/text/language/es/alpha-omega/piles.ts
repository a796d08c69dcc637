import type { Translated } from '../../catalogue.ts';

export const piles = {
  whose: 'De quién es la pila',
  filter: 'Filtro',
  every: 'Todas',
  person: 'Personajes',
  item: 'Objetos',
  place: 'Lugares',
  event: 'Sucesos',
  newestFirst: 'Primero la más reciente.',
  fromTop: '{place, plural, =0 {la próxima carta} one {# carta encima} other {# cartas encima}}',
  hidden: '{count, plural, one {# carta está boca abajo} other {# cartas están boca abajo}}',
  empty: 'Vacía.',
  noneOfKind: 'Ninguna.',
  common: 'De todos',
} as const satisfies Translated<'piles'>;
