export declare const goals: {
    readonly winAtCheck: 'Victoria en una Prueba de Fuerza';
    readonly loseAtCheck: 'Derrota en una Prueba de Fuerza';
    readonly loseAtOnce: 'Derrota en cualquier momento';
    readonly roundOf: 'Ronda {round} de {last}';
    readonly winsBy: 'También da la victoria: {way}';
    readonly losesBy: 'También da la derrota: {way}';
    readonly met: 'se cumple ahora';
    readonly wholeDeck: 'Después, derrota todo el mazo del Oponente.';
    readonly wholeDeckToo: 'Tras eso, derrota todo el mazo del Oponente.';
    readonly callings: 'Llamados';
    readonly toCome: 'Llamados que pueden salir';
    readonly toComeNote: 'Sin orden: nadie sabe cuál saldrá ahora.';
    readonly openCallings: 'Llamados: ver cuáles pueden salir, quedan {count}';
    readonly left: 'quedan {count}';
};
