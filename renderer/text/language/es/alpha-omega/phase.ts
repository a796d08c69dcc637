import type { Translated } from '../../catalogue.ts';

export const phase = {
  opponentPhase: 'Fase del Oponente',
  drawPhase: 'Fase de Robo',
  playPhase: 'Fase de Juego',
  actionPhase: 'Fase de Acción',
  cleanUp: 'Limpieza',
  strengthCheck: 'Prueba de Fuerza',
  setUp: 'Preparación',
  opponentPhaseHint: 'Se roba una carta del Oponente, que actúa enseguida.',
  drawPhaseHint: 'Se roba una carta del Bien o, en lugar del resto del turno, se toma un Llamado.',
  playPhaseHint: 'Se puede jugar una carta.',
  actionPhaseHint: 'Las cartas del Bien atacan y usan sus habilidades.',
  cleanUpHint:
    'Actúan los Oponentes que no han actuado en esta ronda, primero los que llevan más tiempo en juego.',
  strengthCheckHint: 'Se pesa la Fuerza de los dos bandos.',
  opponentTurn: 'Turno de los Oponentes',
  opponentTurnHint: 'Quien juega con los Oponentes roba una carta, puede jugar una y ataca con ellos.',
} as const satisfies Translated<'phase'>;
