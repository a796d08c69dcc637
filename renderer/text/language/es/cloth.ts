import type { Translated } from '../catalogue.ts';

export const cloth = {
  fromOpponentDeck:
    '{count, plural, one {La próxima carta del Oponente} other {Las próximas # cartas del Oponente}}',
  fromOpponentDiscard: 'La pila de descarte del Oponente',
  fromDiscard: 'Tu pila de descarte',
  fromMixed: 'Elige entre estas cartas',
  order: 'Arrastra las cartas, o púlsalas en el orden que quieras.',
  lay: 'Pulsa una carta, o arrástrala a «{slot}».',
  place: '{place}. {card}',
  first: 'La próxima',
  last: 'La última',
  most: '{most, plural, one {Una carta como máximo.} other {# cartas como máximo.}}',
  toBottom: 'Enterrar',
  toBottomNote: 'Debajo del mazo.',
  toDeck: 'Barajar',
  toDeckNote: 'De vuelta en el mazo.',
  toDiscard: 'Descartar',
  toDiscardNote: 'En la pila de descarte.',
  toHand: 'Recuperar',
  toHandNote: 'De vuelta en la mano.',
  toPlay: 'En juego',
  toPlayNote: 'Entre las cartas en juego.',
  toChosen: 'Elegir',
  toChosenNote: 'Déjala aquí.',
  putAside: 'Ver la mesa',
  layOut: 'Ver las cartas',
} as const satisfies Translated<'cloth'>;
