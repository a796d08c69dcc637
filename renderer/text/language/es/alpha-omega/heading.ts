import type { Translated } from '../../catalogue.ts';

export const heading = {
  Objective: 'Objetivo',
  'Set Up': 'Preparación',
  'Opponent Phase': 'Fase del Oponente',
  'Lure Player': 'Descarriar a un jugador',
  'Draw Phase': 'Fase de Robo',
  'Play Phase': 'Fase de Juego',
  'Action Phase': 'Fase de Acción',
  'Clean-Up Phase': 'Fase de Limpieza',
  'Strength Check Phase': 'Fase de Prueba de Fuerza',
  'Good Supernatural Person cards': 'Cartas de Personaje',
  'Good Event cards': 'Cartas de Suceso del Bien',
  'Good Item cards': 'Cartas de Objeto del Bien',
  'Calling Cards': 'Cartas de Llamado',
  Variations: 'Variantes',
} as const satisfies Translated<'heading'>;
