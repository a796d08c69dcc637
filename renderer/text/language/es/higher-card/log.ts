import type { Translated } from '../../catalogue.ts';

export const higherCardLog = {
  dealt: 'Cada cual recibe {count, plural, one {# carta} other {# cartas}}.',
  round: 'Ronda {round}',
  high: 'El dado dice que gana la carta más alta.',
  low: 'El dado dice que gana la carta más baja.',
  laid: '{name} juega el {card}.',
  laidHidden: '{name} juega una carta boca abajo.',
  point: '{name} gana la ronda con el {card}.',
  over: 'La partida ha terminado.',
  won: 'Ha ganado {name}.',
  drawn: 'Han ganado juntos {names}.',
  points: '{name}: {points, plural, one {# punto} other {# puntos}}',
  seed: 'Semilla {seed}',
} as const satisfies Translated<'higherCardLog'>;
