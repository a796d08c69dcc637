import type { Translated } from '../catalogue.ts';

export const newGame = {
  title: 'Una partida nueva',
  difficulty: 'Orden de juego',
  fullRules: 'Las reglas completas',
  fullRulesHint: 'Cada turno empieza con una carta del Oponente; después robas, juegas y actúas.',
  objective: 'Objetivo',
  leadThatWins: 'La ventaja con la que se gana',
  noObjective: 'No se pudo leer ningún Objetivo de los paquetes.',
  campaign:
    '{count, plural, one {Modo Campaña: cuando ganes, sigue un Objetivo más, con las cartas que te queden} other {Modo Campaña: cada vez que ganes, sigue el próximo de # Objetivos más, con las cartas que te queden}}',
  players: 'Jugadores del Bien, por orden de turno',
  playerName: '{place, plural, =1 {Tu nombre} other {Nombre del jugador #}}',
  pilgrim: 'Peregrino',
  pilgrimNumber: 'Peregrino {place}',
  addPlayer: 'Añadir un jugador',
  remove: 'Quitar: {field}',
  known: 'Quién se sienta aquí: {field}',
  remember: 'Recordar a {name} para otras partidas',
  programPlays: 'Aquí juega el programa',
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
  deck: 'Mazo',
  deckOf: 'Mazo: {field}',
  commonDeck: 'Mazo común',
  opponentDeck: 'Mazo del Oponente',
  packDeck: 'Todas las cartas del paquete del Objetivo',
  ownDeck: '{deck} ({count, plural, one {# carta} other {# cartas}})',
  brokenDecks:
    '{count, plural, one {Uno de tus mazos no se ofrece: tiene algo que arreglar.} other {# de tus mazos no se ofrecen: tienen algo que arreglar.}}',
  lostDeck:
    '{why, select, unread {No se pudo leer un mazo tuyo con el que se jugó la última partida.} other {Un mazo tuyo con el que se jugó la última partida se borró para siempre.}}',
  lostDeckOf:
    '{why, select, trashed {El mazo «{name}» de la última partida está en la papelera de tus mazos.} archived {El mazo «{name}» de la última partida está apartado.} other {El mazo «{name}» de la última partida tiene algo que arreglar.}}',
  variationsOfRules: 'Variantes y semilla',
  variations: 'Variantes',
  opponentPlay:
    'Juego de Oponente: personas que juegan el mazo del Oponente, con su mano y un turno después de cada jugador del Bien',
  opponentName: 'Nombre del jugador {place} del Oponente',
  adversary: 'Adversario',
  adversaryNumber: 'Adversario {place}',
  addOpponent: 'Añadir jugador del Oponente',
  leftToChance: 'al azar',
  seedHelp:
    'La semilla es el azar de la partida: decide cómo se barajan los mazos y cómo cae el dado. La misma semilla reparte otra vez la misma partida, para que puedas volver a intentarlo o retar a alguien. Déjala vacía para tener una nueva.',
  begin: 'Empezar partida',
} as const satisfies Translated<'newGame'>;
