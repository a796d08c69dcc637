import type { Translated } from '../../catalogue.ts';

export const variant = {
  easy: 'Modo Fácil',
  easyHint:
    'El otro orden de juego del reglamento: robas, juegas y actúas antes de que llegue la carta del Oponente de tu turno.',
  fast: 'Partida Rápida',
  fastHint: 'Decide una ventaja de 25, para cualquiera de los bandos.',
  extended: 'Partida Larga',
  extendedHint: 'Decide una ventaja de 100, para cualquiera de los bandos.',
  narrowWay: 'Camino Estrecho',
  narrowWayHint:
    'Desde la primera Prueba de Fuerza los Oponentes ganan en cuanto llevan ventaja, aunque sea de 1.',
  allOrNothing: 'Todo o Nada',
  allOrNothingHint: 'Se gana al derrotar el mazo entero del Oponente, no por el Objetivo.',
  allAsWell: 'Todo o Nada, con el Objetivo',
  allAsWellHint: 'Se gana al cumplir el Objetivo y derrotar después el mazo entero del Oponente.',
  notTogether: 'No se puede junto con {variants}.',
  noOpponentsWith:
    'No se puede junto con {variants}: elige otra cosa más arriba y aquí podrá alguien jugar los Oponentes.',
  notWithOpponents: 'No se puede si alguien juega los Oponentes: entonces no hay Fase del Oponente.',
} as const satisfies Translated<'variant'>;
