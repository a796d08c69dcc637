import type { Translated } from '../../catalogue.ts';

export const rounds = {
  round: 'Ronda {round}',
  turn: 'Es el turno de {seat}.',
  phaseSkipped: 'No hay {phase}: {card} lo impide.',
  opponentDrawn: '{seat} roba {card} del mazo del Oponente.',
  opponentDeckEmpty: 'El mazo del Oponente está vacío: no se roba ningún Oponente.',
  deckEmpty: 'El mazo de {seat} está vacío: no se roba nada.',
  drawTakenAway: '{seat} no roba ninguna carta: {card} se la quita.',
  nothingPlayable: '{seat} no juega ninguna carta: ahora no se puede jugar ninguna de la mano.',
  noFurtherPlay:
    '{seat} puede jugar {left, plural, one {una carta más} other {# cartas más}}, pero ahora no se puede jugar ninguna de la mano.',
  noPerson: '{seat} no tiene ningún Personaje que pueda actuar.',
  noFoes: '{seat} no tiene a quién atacar ni habilidad que usar.',
  noneAble: 'Ningún Personaje de {seat} puede actuar ahora.',
  draws: '{seat} roba {cards}.',
  drawsCount: '{seat} roba {count, plural, one {# carta} other {# cartas}}.',
  drawsOpponents: '{seat} roba {count, plural, one {# carta del Oponente} other {# cartas del Oponente}}.',
  beginsWith: '{seat} empieza con un Llamado: {card}.',
  beginsWithOneOfTwo: '{seat} empieza con un Llamado: {card}. {other} va debajo del mazo.',
  takesCallingOfTwo:
    '{seat} toma un Llamado en lugar de robar, jugar y actuar: {card}. {other} va debajo del mazo.',
  takesCalling: '{seat} toma un Llamado en lugar de robar, jugar y actuar: {card}.',
  rolls: '{seat} tira el dado: {value}.',
  rollsFor: '{seat} tira el dado por {card}: {value}.',
  looksAtEmpty:
    '{lookers, plural, one {{seats} mira} other {{seats} miran}} {deck, select, opponent {el mazo del Oponente} calling {el mazo de Llamados} other {el mazo del Bien}}, pero no queda ninguna carta en él.',
  looks:
    '{lookers, plural, one {{seats} mira} other {{seats} miran}} {count, plural, one {la carta de encima} other {las {number} cartas de encima}} {deck, select, opponent {del mazo del Oponente} calling {del mazo de Llamados} other {del mazo del Bien}}.',
  looksAndSees:
    '{lookers, plural, one {{seats} mira} other {{seats} miran}} {count, plural, one {la carta de encima} other {las {number} cartas de encima}} {deck, select, opponent {del mazo del Oponente} calling {del mazo de Llamados} other {del mazo del Bien}}: {cards}.',
  putsBack: '{seat} devuelve las cartas encima del mazo en el orden que prefiere.',
  putsBackSeen: '{seat} devuelve las cartas encima del mazo, de la primera a la última: {cards}.',
  putsUnder: '{seat} pone lo que se vio debajo del mazo del Oponente.',
  putsUnderSeen: '{seat} pone {cards} debajo del mazo del Oponente.',
  discardsFromHand: '{seat} descarta {cards} de la mano.',
  discardsFromDeck: '{seat} descarta {cards} de encima del mazo.',
  takesBack: '{seat} recupera {card} en la mano.',
  opponentTurn: '{seat} juega un turno de los Oponentes.',
  objectiveAchieved:
    'El Objetivo se ha cumplido. La partida sigue hasta derrotar el mazo entero del Oponente.',
  handShuffledIn: '{seat} no tiene ningún Personaje que jugar y baraja toda la mano en el mazo.',
  shuffledIn: '{card} vuelve a barajarse en el mazo de {seat}.',
  nextObjective: 'El siguiente Objetivo: {card}, una ventaja de {goal}',
  callingLost: 'El Llamado {card} de {seat} vuelve a empezar de cero.',
  callingStands: 'El Llamado {card} de {seat} va por {progress}.',
  callingStandsOf: 'El Llamado {card} de {seat} va por {progress} de {times}.',
  callingAchieved: '{seat} cumple el Llamado {card}.',
  lured:
    '{seat} ha perdido Personajes ante los Oponentes tres rondas seguidas y juega ahora como Jugador Descarriado durante {turns, plural, one {# turno} other {# turnos}}.',
  luredTurn: '{seat} juega un turno descarriado.',
  concedes: '{seat} se rinde.',
  freed: '{seat} deja de ser Jugador Descarriado.',
} as const satisfies Translated<'rounds'>;
