export declare const variant: {
    readonly easy: 'Modo Fácil';
    readonly easyHint: 'El otro orden de juego del reglamento: robas, juegas y actúas antes de que llegue la carta del Oponente de tu turno.';
    readonly fast: 'Partida Rápida';
    readonly fastHint: 'Decide una ventaja de 25, para cualquiera de los bandos.';
    readonly extended: 'Partida Larga';
    readonly extendedHint: 'Decide una ventaja de 100, para cualquiera de los bandos.';
    readonly narrowWay: 'Camino Estrecho';
    readonly narrowWayHint: 'Desde la primera Prueba de Fuerza los Oponentes ganan en cuanto llevan ventaja, aunque sea de 1.';
    readonly allOrNothing: 'Todo o Nada';
    readonly allOrNothingHint: 'Se gana al derrotar el mazo entero del Oponente, no por el Objetivo.';
    readonly allAsWell: 'Todo o Nada, con el Objetivo';
    readonly allAsWellHint: 'Se gana al cumplir el Objetivo y derrotar después el mazo entero del Oponente.';
    readonly notTogether: 'No se puede junto con {variants}.';
    readonly noOpponentsWith: 'No se puede junto con {variants}: elige otra cosa más arriba y aquí podrá alguien jugar los Oponentes.';
    readonly notWithOpponents: 'No se puede si alguien juega los Oponentes: entonces no hay Fase del Oponente.';
};
