import type { Translated } from '../../catalogue.ts';

export const higherCard = {
  name: 'La carta más alta',
  line: '{players}, {round, plural, =0 {antes de la ronda 1} other {ronda #}}',
  ended: '{players}: {result}',
  newNote:
    'De dos a cuatro jugadores. En cada ronda un dado dice si gana la carta más alta o la más baja; cada cual juega una carta boca abajo.',
  players: 'Jugadores',
  playerName: 'Nombre del jugador {place}',
  player: 'Jugador {place}',
  wins: '{wins, select, high {Gana la carta más alta} other {Gana la carta más baja}}',
  points: '{points, plural, one {# punto} other {# puntos}}',
  faceDown: 'Una carta boca abajo',
  laid: 'Carta jugada: {card}',
  nothingLaid: 'Aún sin carta',
  cardsLeft: '{count, plural, one {queda # carta} other {quedan # cartas}}',
  lay: '{name}, juega una carta',
  layCard: 'La {card}',
  thumbnail: 'Ronda {round}: {points}',
  laying: 'se ponen cartas',
  round: 'ronda {round}',
  handOf: 'La mano de {name}',
} as const satisfies Translated<'higherCard'>;
