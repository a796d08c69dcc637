import type { Translated } from '../catalogue.ts';

export const holding = {
  title: 'Probabilidad de tener cartas',
  which: 'Qué cartas',
  byHand: 'Elegidas a mano',
  pick: 'Elige cartas del mazo',
  chosen:
    '{copies, plural, =0 {Ninguna carta del mazo está entre ellas.} one {# de las {deck} cartas del mazo está entre ellas.} other {# de las {deck} cartas del mazo están entre ellas.}}',
  least: 'Al menos',
  leastWords: '{least, plural, one {# carta} other {# cartas}}',
  round: 'Al acabar la Fase de Robo de',
  roundWords: '{round, plural, =0 {la mano inicial} other {la ronda #}}',
  who: 'Quién roba del mazo',
  own: 'Solo yo',
  shareOf: '{players} jugadores, mis propias cartas',
  allOf: '{players} jugadores, las cartas de todos',
  each: 'Cartas en cada Fase de Robo',
  answer:
    'Habrás robado {least, plural, one {al menos una de ellas} other {al menos # de ellas}} para {round, plural, =0 {la mano inicial} other {la ronda #}} en unas {of100} de cada 100 partidas.',
  answerAll:
    'Entre todos habréis robado {least, plural, one {al menos una de ellas} other {al menos # de ellas}} para {round, plural, =0 {la mano inicial} other {la ronda #}} en unas {of100} de cada 100 partidas.',
  never: 'Eso no puede ocurrir nunca: el mazo tiene demasiado pocas.',
  expected:
    'De media hay {expected} de ellas entre {drawn, plural, one {la carta robada} other {las # cartas robadas}} hasta entonces.',
  chart: 'Probabilidad por ronda',
  table: 'Como tabla',
  columnRound: 'Ronda',
  columnDrawn: 'Cartas robadas',
  columnChance: 'Probabilidad',
  columnExpected: 'Esperadas',
  opening: 'mano inicial',
  basis:
    'Se cuentan la mano inicial de siete y una Fase de Robo por ronda. No se cuentan las cartas que roban más, como hace Heaven, ni que quien toma un Llamado no roba nada. En el orden habitual juegas después de robar.',
  handTitle: 'Manos de prueba',
  handNote: 'Siete cartas para empezar, como en la mesa. En este juego no se vuelve a robar la mano.',
  drawn: 'Robada en la ronda {round}',
  drawNext: 'Robar la siguiente carta',
  newHand: 'Repartir otra mano',
  deckEmpty: 'El mazo está vacío.',
  seed: 'Semilla {seed}: la misma semilla reparte las mismas cartas.',
  handEmpty: 'Un mazo vacío no reparte nada.',
} as const satisfies Translated<'holding'>;
