import type { Translated } from '../catalogue.ts';

export const piles = {
  whose: 'De quién es la pila',
  filter: 'Qué cartas',
  every: 'Todas',
  person: 'Personajes',
  item: 'Objetos',
  place: 'Lugares',
  event: 'Sucesos',
  newestFirst: 'La más reciente está primero.',
  fromTop: '{place, plural, =0 {la próxima carta} one {# carta encima} other {# cartas encima}}',
  hidden: '{count, plural, one {# carta está boca abajo} other {# cartas están boca abajo}}',
  empty: 'Aquí no hay ninguna carta.',
  noneOfKind: 'Aquí no hay ninguna carta de ese tipo.',
  common: 'De todos',
} as const satisfies Translated<'piles'>;
