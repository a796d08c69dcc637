export declare const rulebookAim: {
    readonly title: 'La meta';
    readonly objective: 'El Objetivo';
    readonly objectiveChosen: 'Antes de la partida elegís un <objective>Objetivo</objective>. Su carta lleva un número: es la ventaja que un bando necesita en la <balance>Balanza de Fuerza</balance> para que todo se decida.';
    readonly objectiveWon: 'En cada <strengthCheck>Prueba de Fuerza</strengthCheck> se lee la balanza. Si el Bien lleva esa ventaja, o más, el Objetivo se cumple y toda la mesa ha ganado. Si son los Oponentes quienes la llevan, se pierde. Una ventaja menor, de un lado o de otro, no decide nada: empieza la ronda siguiente.';
    readonly objectiveWords: 'Algunos Objetivos dicen más: preparan algo en la mesa y pueden ganarse o perderse por sus propias palabras, marque lo que marque la balanza. Esas palabras se miran en cada Prueba de Fuerza, primero las de perder y luego las de ganar.';
    readonly objectiveExample: 'El Objetivo pide 50. Las cartas del Bien pesan 61 en total y los Oponentes 14: 47 de ventaja, así que se sigue. Una ronda después son 64 contra 12, 52 de ventaja, y la partida está ganada.';
    readonly printed: 'Lo que dice la frase impresa';
    readonly printedTwo: 'El reglamento impreso tiene dos frases sobre perder. Según una, los Oponentes ganan con cualquier ventaja; pero en el ejemplo que le sigue se juega con 1, 6 y 15 de desventaja. Por eso el programa usa el mismo número para los dos bandos y ofrece la lectura severa como <variant>variante</variant>: el <see.narrowWay>Camino Estrecho</see.narrowWay>.';
    readonly ends: 'Cuando se acaban los mazos';
    readonly endsEmpty: 'De un mazo vacío no se roba nada, y eso solo no termina nada: se sigue con lo que hay en la mano y en juego.';
    readonly endsQuiet: 'Una ronda en la que no se roba ninguna carta de Oponente es una <quietRound>ronda tranquila</quietRound>. Diez seguidas terminan la partida. Si entonces el mazo de los Oponentes está vacío y no queda ninguna carta suya en juego, habéis vencido todo lo que tenía, y es una victoria. Si no, son <standOff>tablas</standOff>, que nadie gana; también lo son si jugáis a <see.allOrNothing>Todo o Nada además</see.allOrNothing> y no habéis cumplido el Objetivo.';
};
