import type { Translated } from '../catalogue.ts';

export const trouble = {
  badRequest: 'El programa no ha entendido eso, o era demasiado de una vez.',
  foreignSender: 'Eso no vino de esta ventana.',
  rejected: 'Esa opción ya no está disponible.',
  gone: 'Eso ya no está.',
  notYet:
    'Según el reloj de este ordenador, ese día aún no ha llegado. Pon el reloj en hora o espera al día.',
  full: 'Ya hay tantos como se pueden guardar. Quita uno primero.',
  tooLarge: 'Es más de lo que cabe en un archivo. Exporta menos de una vez.',
  noSuchGame: 'Esa partida ya no existe.',
  noSuchCard: 'Falta una carta para esto, o hay una que no va aquí.',
  noSuchDeck: 'Ese mazo ya no existe.',
  illegalDeck: 'Todavía no se puede jugar con un mazo: el editor de mazos dice qué hay que arreglar.',
  damagedSave:
    'La partida guardada está dañada. Se queda como está y las demás están a salvo. Quizá una de las copias la tenga entera.',
  otherRules:
    'Esa partida se empezó con otra versión de las reglas, y esto no se puede hacer con ella. Se queda como está.',
  unreadable: 'Eso no se pudo leer del disco.',
  storage: 'Eso no se pudo guardar en el disco.',
  defect: 'Algo falla dentro del programa. Todo lo que ya estaba guardado está a salvo.',
  logIncomplete:
    'La mesa está como la dejaste, pero el registro de cómo se llegó a ella está dañado: puede que falten cosas.',
} as const satisfies Translated<'trouble'>;
