import type { Translated } from '../catalogue.ts';

export const questions = {
  drawOrCalling: '{seat}, ¿robas una carta o tomas un Llamado?',
  play: '{seat}, ¿qué carta juegas?',
  action: '{seat}, ¿quién actúa ahora?',
  luredAttack: '{seat} juega un turno descarriado: ¿qué carta de otro jugador recibe el ataque?',
  opponentPlay: '{seat}, ¿qué carta del Oponente juegas?',
  opponentAction: '{seat}, ¿qué Oponente actúa ahora?',
  discardCards: '{seat}, ¿qué cartas descartas?',
  discardCardsFor: '{seat}, ¿qué cartas te cuesta {source}?',
  whomOpponentAttacks: '{seat}, ¿a qué carta ataca el Oponente?',
  whomAttacks: '{seat}, ¿a qué carta ataca {source}?',
  tieFallsOn: 'Hay varias igual de débiles: {seat}, ¿sobre cuál cae {source}?',
  tieAttacks: 'Hay varias igual de débiles: {seat}, ¿a cuál ataca {source}?',
  tieItAttacks: 'Hay varias igual de débiles: {seat}, ¿a cuál ataca?',
  attackComes: 'Llega un ataque: {seat}, ¿interviene alguien?',
  attackIsMade: '{by} ataca a {target}: {seat}, ¿interviene alguien?',
  personFalls: 'Un Personaje está a punto de caer: {seat}, ¿interviene alguien?',
  falls: '{source} está a punto de caer: {seat}, ¿interviene alguien?',
  may: '{seat}, ¿usas la habilidad?',
  mayFor: '{seat}, ¿usas la habilidad de {source}?',
  chooseCard: '{seat}, elige una carta.',
  chooseCardFor: '{seat}, elige una carta para {source}.',
  arrangeCards: '{seat}, ¿en qué orden vuelven las cartas encima del mazo?',
  luredAlone:
    '{seat} juega como Jugador Descarriado: {about, select, play {tiene que jugar una carta, } other {}}sus cartas cuentan para los Oponentes y sus Personajes descansan.',
  luredTogether:
    '{seat} juega como Jugador Descarriado: {about, select, play {tiene que jugar una carta, } other {}}sus cartas cuentan para los Oponentes y sus Personajes tienen que atacar las cartas de otros jugadores.',
  firstOnTop: 'La primera de la lista quedará encima.',
  exactly: 'Elige {count}.',
  upTo: 'Elige hasta {most}, o ninguna.',
  fromTo: 'Elige entre {least} y {most}.',
} as const satisfies Translated<'questions'>;
