export declare const trouble: {
    readonly badRequest: 'El programa no ha entendido eso, o era demasiado de una vez.';
    readonly foreignSender: 'Eso no vino de esta ventana.';
    readonly rejected: 'Esa opción ya no está disponible.';
    readonly gone: 'Eso ya no está.';
    readonly notYet: 'Según el reloj de este ordenador, ese día aún no ha llegado. Pon el reloj en hora o espera al día.';
    readonly full: 'Ya hay tantos como se pueden guardar. Quita uno primero.';
    readonly tooLarge: 'Es más de lo que cabe en un archivo. Exporta menos de una vez.';
    readonly noSuchGame: 'Esa partida ya no existe.';
    readonly noSuchCard: 'Falta una carta para esto, o hay una que no va aquí.';
    readonly noSuchDeck: 'Ese mazo ya no existe.';
    readonly illegalDeck: 'Todavía no se puede jugar con un mazo: el editor de mazos dice qué hay que arreglar.';
    readonly damagedSave: 'La partida guardada está dañada. Se queda como está y las demás están a salvo. Quizá una de las copias la tenga entera.';
    readonly otherRules: 'Esa partida se empezó con otra versión de las reglas, y esto no se puede hacer con ella. Se queda como está.';
    readonly unreadable: 'Eso no se pudo leer del disco.';
    readonly storage: 'Eso no se pudo guardar en el disco.';
    readonly defect: 'Algo falla dentro del programa. Todo lo que ya estaba guardado está a salvo.';
    readonly logIncomplete: 'La mesa está como la dejaste, pero el registro de cómo se llegó a ella está dañado: puede que falten cosas.';
};
