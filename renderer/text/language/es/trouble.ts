import type { Translated } from '../catalogue.ts';

export const trouble = {
  badRequest: 'La mesa no ha entendido eso.',
  foreignSender: 'Eso no vino de esta ventana.',
  rejected: 'Esa opción ya no está disponible.',
  noSuchGame: 'Esa partida ya no está.',
  noSuchCard: 'Falta una carta de esa partida.',
  noSuchDeck: 'Ese mazo ya no está.',
  illegalDeck: 'Todavía no se puede jugar con un mazo: el editor de mazos dice qué hay que arreglar.',
  damagedSave: 'La partida guardada está dañada.',
  otherRules: 'Esa partida se empezó con otra versión de las reglas.',
  unreadable: 'No se pudieron leer las partidas del disco.',
  storage: 'No se pudo guardar la partida en el disco.',
  defect: 'Algo falla dentro del programa; la partida sigue donde estaba.',
  logIncomplete:
    'La mesa está como la dejaste, pero la crónica de cómo se llegó a ella está dañada: puede que falten cosas.',
} as const satisfies Translated<'trouble'>;
