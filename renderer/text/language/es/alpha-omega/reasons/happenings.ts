export const happenings = {
  firstCardOfTheGame:
    'La primera carta del Oponente de una partida no hace nada al robarse, salvo que la preparación haya puesto en juego una carta del Bien; con un comienzo tranquilo, ni siquiera entonces.',
  waitsInEasyMode:
    'En el Modo Fácil, quien llega a los Oponentes sin haberse robado no actúa en la Limpieza de esa ronda: por eso {card} espera.',
  noGoodPerson:
    '{card} tiene que elegir un Personaje del Bien y no encuentra ninguno, así que va a la pila de descartes.',
  waitsForPerson: 'Ningún Personaje Oponente en juego puede aprovechar {card}, así que espera a uno.',
  pickedWeakest: '{other} elige lo más débil, como un ataque: a {card} le quedaban menos puntos de vida.',
  pickedStrongest: '{other} elige a quien es más fuerte: a {card} le quedaban más puntos de vida.',
  pickedFirst: '{other} va a la primera carta que puede aprovecharlo: {card}.',
  pickedLast: '{other} va a la última carta que entró en juego: {card}.',
  pickedNext: '{other} va a la siguiente carta en juego: {card}.',
  passesOn: '{card} va a la primera carta en juego que puede aprovecharlo: {other}.',
  timeOver: 'El tiempo de {card} ha terminado.',
  momentOver: '{card} hace una vez lo que dice, y después se acaba.',
  replaced: 'Solo puede haber 1 Lugar activo a la vez: {other} ocupa el sitio de {card}.',
  withHost: '{card} estaba sobre {other}, y se va cuando esa carta se va o cambia de bando.',
  unclaimed: 'Ningún Personaje Descarriado puede usar {card}, así que va a la pila de descartes de su dueño.',
  discardCommanded:
    '{own, select, own {Su propio texto manda {other} a la pila de descartes.} other {El texto de {card} manda {other} a la pila de descartes.}}',
  commanded: '{own, select, own {Lo manda su propio texto.} other {Lo manda {card}.}}',
  textDeals: 'El texto de {card} hace {amount, plural, one {# punto de daño} other {# puntos de daño}}.',
  steppedIn: '{card} intervino, como permite su texto.',
  heldStill:
    'Mientras {card} está en juego no se roba ninguna carta del Oponente y no actúa ningún Oponente.',
  lured: '{other} descarría a los Personajes del Bien que derrota, y por eso {card} se une a los Oponentes.',
  shielded: '{other} protege a {card} del descarrío: en su lugar va a la pila de descartes.',
  discardedInDefeat:
    '{own, select, own {A {card} no le derrotó nadie que descarríe, así que va a la pila de descartes.} other {{other} no descarría a {card}, que va a la pila de descartes.}}',
  lossRounds: '{player} perdió un Personaje ante los Oponentes tres rondas seguidas.',
  luredTurns:
    'El dado dice cuánto dura: {amount, plural, one {el próximo turno de {player} es un turno descarriado} other {los próximos # turnos de {player} son turnos descarriados}}.',
  freed: '{player} ha jugado todos sus turnos descarriados, y la ronda ha terminado.',
  saved: '{other} evita la derrota, y {card} se queda con 1 punto de vida.',
  thirdAtMost:
    'Un tercio como mucho: en una ronda, una carta del Oponente no derrota más de un tercio de la Fuerza del Bien en juego. Con {card}, {other} quitaría más, y {card} se libra: conserva 1 punto de vida, una vez por partida.',
  sparedBefore: '{card} ya se libró una vez, y una carta se libra solo una vez por partida: esta vez cae.',
  withinThird:
    '{card} no se libra: con esta, {other} no derrota más de un tercio de la Fuerza del Bien en juego en esta ronda.',
  fell: 'De las cartas que se miraron, todas las que nombra el texto entran en el juego de los Oponentes y esperan a la Limpieza: {card} entre ellas.',
  raised:
    'Lo que el efecto de otra carta pone en el juego de los Oponentes espera a la Limpieza: también {card}.',
  brought: 'El Objetivo pone {card} en juego al empezar.',
  deckEmpty: 'De un mazo vacío no se roba nada, y la partida sigue.',
  drawTakenAway:
    'En la Fase de Robo un jugador roba 1 carta, salvo que las cartas en juego digan otra cosa: {card} se la quita.',
  grantsPlays:
    'Gracias a {card} se {amount, plural, one {podía jugar una carta más} other {podían jugar # cartas más}} en esta Fase de Juego.',
  noCardPlayable:
    'A cada carta de la mano le falta algo que necesita para jugarse: pregúntale a ella por qué no.',
  noPerson:
    'En la Fase de Acción solo actúan los Personajes, y {player} no tiene en juego ninguno que esté listo.',
  noFoes:
    'No hay nada en juego que los Personajes de {player} puedan atacar, y ninguno tiene una habilidad que usar ahora.',
  noneAble: 'Ningún Personaje de {player} puede atacar ahora, y ninguno tiene una habilidad que usar ahora.',
  callingAchieved: '{player} ha hecho lo que pide {card} y recibe su beneficio.',
  objectiveAchieved: 'El Bien lleva la ventaja que pide el Objetivo, o más.',
  objectiveLost: 'Los Oponentes llevan la ventaja que decide el Objetivo, o más.',
  objectiveFulfilled: 'Lo que pide el propio Objetivo se ha hecho realidad.',
  objectiveFailed: 'Según su propio texto, el Objetivo está perdido.',
  opponentDeckDefeated: 'El mazo del Oponente está vacío y no hay ninguna carta del Oponente en juego.',
  goodDecksExhausted: 'No queda ninguna carta del Bien en mazo, mano ni juego.',
  conceded: 'Un jugador del Bien ha dado la partida por perdida.',
  standOff: 'En diez rondas seguidas no se robó ninguna carta del Oponente: nadie ha ganado.',
} as const;
