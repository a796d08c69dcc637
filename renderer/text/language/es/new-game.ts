import type { Translated } from '../catalogue.ts';

export const newGame = {
  title: 'Partida nueva',
  level: 'Nivel',
  levelNote:
    'Con qué frecuencia ganan los novatos y cuánto dura una partida, {count, plural, =1 {con un jugador} other {con # jugadores}}: medido con el primer Objetivo y los mazos de siempre.',
  ownMix: 'Tu propia mezcla, que no tiene ningún nivel: está en «Más formas de jugar».',
  objective: 'Objetivo',
  flamesNote:
    'Las llamas dicen lo difícil que es cada uno por sí solo, no en una campaña: medido en {games} partidas de un novato, a solas, en el nivel {level}.',
  flamesOfOne:
    'Las llamas se midieron para un jugador, no para {count}: {games} partidas de un novato en el nivel {level}, cada Objetivo por sí solo.',
  readObjective: 'Leer la carta',
  winsBy: 'Gana: ',
  losesBy: 'Pierde: ',
  noObjective: 'No se pudo leer ningún Objetivo de los paquetes.',
  campaign: 'Campaña',
  campaignNote:
    '{after, plural, =0 {El Objetivo elegido, pues ninguno le sigue} one {El Objetivo elegido y el que le sigue} other {El Objetivo elegido y los # que le siguen}}, con las cartas que te queden',
  players: 'Jugadores',
  playersNote: 'Por orden de turno: de uno a seis.',
  count: '{count, plural, one {# jugador} other {# jugadores}}',
  playerName: '{place, plural, =1 {Tu nombre} other {Nombre del jugador #}}',
  disciple: 'Discípulo',
  discipleNumber: 'Discípulo {place}',
  addPlayer: 'Añadir un jugador',
  remove: 'Quitar: {field}',
  whoPlays: 'Quién juega: {field}',
  human: 'Persona',
  computer: 'Ordenador',
  known: 'Jugadores conocidos:',
  remember: 'Recordar a {name} para otras partidas',
  earlier: 'Antes en el orden: {field}',
  later: 'Después en el orden: {field}',
  place: 'Asiento {place}',
  hands: 'Manos',
  open: 'Manos abiertas',
  private: 'Manos privadas',
  openHint:
    'Todas las manos están a la vista, como en la mesa de la cocina: cualquiera puede mirar y aconsejar.',
  privateHint:
    'Entre un jugador y otro cae un telón: cada cual ve solo su mano, y la de los demás no está en ninguna parte de la pantalla.',
  common: 'Un solo mazo del Bien para todos en lugar de uno por jugador',
  deckOf: 'Mazo de {name}',
  deckIs: '{whose}: {deck}',
  opponents: 'Oponentes',
  opponentsAlone: 'Siguen sus cartas.',
  opponentsWin: '{lead, plural, =1 {Ganan con cualquier ventaja.} other {Ganan con una ventaja de #.}}',
  commonDeck: 'Mazo común',
  opponentDeck: 'Mazo del Oponente',
  packDeck: 'El paquete entero',
  brokenDecks:
    '{count, plural, one {Uno de tus mazos no se ofrece: tiene algo que arreglar.} other {# de tus mazos no se ofrecen: tienen algo que arreglar.}}',
  lostDeck:
    '{why, select, unread {No se pudo leer un mazo tuyo con el que se jugó la última partida.} other {Un mazo tuyo con el que se jugó la última partida se borró para siempre.}}',
  lostDeckOf:
    '{why, select, trashed {El mazo «{name}» de la última partida está en la papelera de tus mazos.} archived {El mazo «{name}» de la última partida está archivado.} other {El mazo «{name}» de la última partida tiene algo que arreglar.}}',
  more: 'Más formas de jugar',
  variations: 'Variantes del reglamento',
  publishedDeck: 'Como se publicó',
  publishedDeckHint: 'Todas las cartas, tantas veces como dice la lista del reglamento.',
  opponentDecks: 'Mazo de los Oponentes',
  opponentDecksNote:
    'Nuestros, no del reglamento: primero los que tienen catástrofes, cada vez menos, y luego los que no, cada uno más pequeño que el anterior.',
  helps: 'Ayudas nuestras, que el reglamento no conoce',
  opponentPlay: 'Juego de Oponente',
  opponentPlayNote:
    'Personas que juegan el mazo del Oponente, con su mano y un turno después de cada jugador del Bien.',
  opponentName: 'Nombre del jugador {place} del Oponente',
  adversary: 'Adversario',
  adversaryNumber: 'Adversario {place}',
  addOpponent: 'Añadir jugador del Oponente',
  leftToChance: 'al azar',
  seedHelp:
    'La semilla es el azar de la partida: decide cómo se barajan los mazos y cómo cae el dado. La misma semilla reparte otra vez la misma partida, para que puedas volver a intentarlo o retar a alguien. Déjala vacía para tener una nueva.',
  asLast: 'Como la última vez: {objective}, {players}',
  ownMixShort: 'Tu propia mezcla',
  begin: 'Empezar partida',
} as const satisfies Translated<'newGame'>;
