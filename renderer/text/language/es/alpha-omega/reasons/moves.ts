export const moves = {
  weakest:
    'Los Oponentes atacan lo más débil (menos puntos de vida, no menos Fuerza), y eso es {card} (le quedan {amount}).',
  strongest: '{card} es lo más fuerte (más puntos de vida: {amount}).',
  tied: '{card}, con {amount, plural, one {# punto de vida} other {# puntos de vida}}, está tan cerca de la derrota como la que más.',
  tiedWith:
    '{number} cartas empataban, con {amount, plural, one {# punto de vida} other {# puntos de vida}}.',
  chooses: 'En caso de empate elige el jugador, y es {player}.',
  chose: 'En caso de empate elige el jugador, y {player} eligió a {card}.',
  notMeant: '{card}, con {amount, plural, one {# punto de vida} other {# puntos de vida}}, queda de lado.',
  told: '{own, select, own {Su propio texto dice a quién ataca {other}.} other {{card} dice a quién ataca {other}.}}',
  usesAbility: '{card} usa su habilidad en lugar de atacar.',
  luredPlayersCard: 'Los Oponentes nunca atacan a {card}: {player} juega como Jugador Descarriado.',
  nothingLeft: 'A {card} no le quedan puntos de vida y está a punto de caer: nada más le alcanza.',
  cannotBeAttacked:
    'No se puede atacar a {card}: {own, select, own {su propio texto lo impide} other {{other} lo impide}}.',
  nothingToAttack: '{card} no encuentra nada que atacar y se queda como está.',
  cannotAttack:
    '{forbidden, select, yes {{card} no puede atacar: {other} lo impide.} other {{card} no puede atacar.}}',
  playerChooses: '{card} ataca a quien quiera su jugador.',
  opponentPlayerChooses: '{player} juega los Oponentes y elige a quién ataca {card}.',
  gameOver: 'La partida ha terminado.',
  notYourPlay:
    'Una carta se juega en la Fase de Juego de su propio jugador, y solo 1 salvo que otra carta diga lo contrario.',
  askedBeforePlay:
    '{owner, select, known {Primero responde {player} a lo que se pregunta sobre {card}.} other {Primero responde a lo que se pregunta sobre {card}.}}',
  spent:
    '{card} ya se ha jugado y no sigue en juego: cada Personaje solo se puede jugar una vez por partida.',
  spentInPlay:
    '{owner, select, known {{card} ya está en juego, con {player}} other {{card} ya está en juego}}: cada Personaje solo se puede jugar una vez por partida.',
  spentAgainst:
    '{card} ya está en juego y lucha ahora por los Oponentes: cada Personaje solo se puede jugar una vez por partida.',
  nobodyThere: '{card} tiene que jugarse sobre un Personaje, y no hay ningún Personaje del Bien en juego.',
  slotTaken: '{card} ya lleva {other}.',
  bearsEvent: '{card} ya soporta {other}, y sobre una carta solo puede haber un Suceso de cada nombre.',
  outOfReach: '{card} está fuera de alcance mientras {player} juega como Jugador Descarriado.',
  nothingFits: 'No hay en juego ninguna carta sobre la que jugar {card}.',
  notForIt: '{card} no puede aprovechar {other}.',
  itemForGood: '{card} es solo para Personajes del Bien.',
  eventForGood: '{card} es solo para Personajes del Bien.',
  closed:
    'Mientras {card} está en vigor, no se pueden jugar {type, select, person {Personajes} item {Objetos} place {Lugares} event {Sucesos} calling {Llamados} objective {Objetivos} other {esas cartas}}.',
  nothingToChoose: 'No hay ninguna carta en la que usar {card}.',
  wouldDoNothing: 'Lo que hace {card} no cambiaría nada ahora.',
  nothingToSee: '{card} mira el mazo del Oponente, y no queda ninguna carta en él.',
  wouldBeSpent: '{card} tiene que elegir un Personaje del Bien, y no hay ninguno que pueda elegir.',
  notYourAction:
    '{card} actúa en la Fase de Acción de {owner, select, known {{player}} other {su propio jugador}}.',
  attackFirst:
    '{owner, select, known {Primero responde {player} al ataque de {card}.} other {Primero responde al ataque de {card}.}}',
  askedFirst:
    '{owner, select, known {Primero responde {player} a lo que se pregunta sobre {card}.} other {Primero responde a lo que se pregunta sobre {card}.}}',
  actsByItself: '{card} está en el juego de los Oponentes, donde ningún jugador del Bien le da órdenes.',
  hasActed: '{card} ya ha actuado en esta ronda, y no vuelve a actuar en ella.',
  justJoined: '{card} se unió a los Oponentes en esta ronda, y espera a la Limpieza.',
  fellowOpponent: '{card} está también en el juego de los Oponentes, y los Oponentes atacan cartas del Bien.',
  notAPerson: 'Solo actúan los Personajes, y {card} no lo es.',
  hasAttacked: 'En este turno {card} ha atacado {times}, y puede atacar {atMost}.',
  noFoe: 'No hay nada que {card} pueda atacar.',
  friend: '{card} está con el Bien, cuyos Personajes atacan cartas del Oponente.',
  ownCard: 'Las cartas de un Jugador Descarriado atacan a las de otros jugadores, no a las propias.',
  standsWithOpponents:
    'Las cartas de un Jugador Descarriado atacan cartas del Bien, y {card} está con los Oponentes.',
  noAbility: '{card} no tiene ninguna habilidad que su jugador pueda usar.',
  limitUsed:
    'La habilidad de {card} se puede usar {times} por {per, select, game {partida} round {ronda} other {turno}}, y ya se ha usado.',
  luredLosesAbilities: '{card} cayó en el descarrío y ha perdido sus propias habilidades.',
  cameOver: '{card} vino de los Oponentes y ha dejado atrás sus propias habilidades.',
  luredPlayersRest: 'Mientras su jugador sea Jugador Descarriado, las habilidades de {card} descansan.',
  waits: '{card} espera a un Personaje Oponente, y no hace nada hasta entonces.',
  silenced: '{other} hace callar a {card}: su habilidad obra con palabras.',
} as const;
