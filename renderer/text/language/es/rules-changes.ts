import type { Translated } from '../catalogue.ts';

/** Lo que se cuenta a una partida empezada con reglas anteriores cuando sigue: una línea por cada cambio. */
export const rulesChanges: Translated<'rulesChanges'> = {
  title: 'Nuevo desde la última vez',
  since: 'Desde aquí la partida se juega con las reglas de hoy.',
  because:
    'Esta partida empezó con reglas anteriores (versión {from}) y sigue con las de hoy (versión {to}).',
  noUndo: 'Antes de esto la partida se jugó con reglas anteriores: se puede ver, pero no deshacer.',
  nothingToTake: 'Deshacer: antes de esto la partida se jugó con reglas anteriores',

  luredDraw: 'Un jugador descarriado roba una carta antes de jugar.',
  easyLead: 'Modo fácil: los Oponentes necesitan una ventaja mayor para ganar.',
  easyJoining: 'Modo fácil: quien se une a los Oponentes en una ronda espera a la limpieza siguiente.',
  narrowWayAtOnce: 'Camino estrecho: los Oponentes ganan en cuanto llevan ventaja después de su turno.',
  opponentDeckGone: 'Cuando todo el mazo de los Oponentes está derrotado, habéis ganado.',
  setUpFirst:
    'La preparación del Objetivo viene antes de las manos iniciales: lo que trae nunca está en una mano.',
};
