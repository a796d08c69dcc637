import type { Translated } from '../../catalogue.ts';

export const past = {
  round: 'ronda {round}{objective, plural, =0 {} other { del Objetivo #}}',
  plays: '{name} no juega ninguna carta',
  ends: '{name} termina la Fase de Acción',
  draws: '{name} roba',
  answers: '{name} responde ({phase})',
  noAchievements: 'La partida ya no contará para los logros.',
  lured: 'Descarriado',
  defeat: 'Derrota',
  check: 'La ventaja cambia de bando',
  calling: 'Llamado cumplido',
} satisfies Translated<'past'>;
