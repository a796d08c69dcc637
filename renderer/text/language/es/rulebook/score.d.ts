export declare const rulebookScore: {
    readonly title: 'La puntuación';
    readonly score: 'Lo que ha valido la partida';
    readonly scoreIntro: 'Al acabar la partida cada jugador recibe puntos, se gane o se pierda:';
    readonly scoreOwn: '2 por cada Personaje del Bien en juego que es tuyo,';
    readonly scoreTeam: '1 por cada uno que es de un compañero,';
    readonly scoreCalling: '3 por cada Llamado que has cumplido,';
    readonly scoreTeamCalling: '1 por cada uno que cumplió un compañero,';
    readonly scoreQuick: '3 si el Objetivo se cumplió en diez rondas o menos,';
    readonly scoreNever: '5 si nunca fuiste Jugador Descarriado.';
    readonly scoreWhose: 'Un Personaje cuenta para quien lo manda al final. Uno descarriado no cuenta para nadie.';
};
