import type { Translated } from '../../catalogue.ts';

export const gains = {
  name: 'Lo que dio esta partida',
  level: 'Logro: {name}, nivel {level}',
  step: '{name}: {value} de {needs}',
  beyond: '{name}: {value}',
  met: '{count, plural, one {# carta nueva: {names}} other {# cartas nuevas: {names}}}',
  metMany: '{count, plural, other {# cartas nuevas: {names} y otras}}',
  metFirst: '{count, plural, one {# carta vista por primera vez} other {# cartas vistas por primera vez}}',
  metMore: '{count} más',
  games:
    'Hasta ahora, {games, plural, one {# partida terminada} other {# partidas terminadas}}, {won, plural, one {# ganada} other {# ganadas}}',
  rewound: 'Esta vez sin logros: se deshizo una jugada después de ver su resultado.',
  arranged: 'Sin logros: los mazos estaban preparados.',
  copied: 'Sin logros: la partida continuó desde una copia.',
  nobody: 'Sin logros: la jugaron solo jugadores del ordenador.',
} as const satisfies Translated<'gains'>;
