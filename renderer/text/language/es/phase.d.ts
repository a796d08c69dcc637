export declare const phase: {
    readonly opponentPhase: 'Fase del Oponente';
    readonly drawPhase: 'Fase de Robo';
    readonly playPhase: 'Fase de Juego';
    readonly actionPhase: 'Fase de Acción';
    readonly cleanUp: 'Limpieza';
    readonly strengthCheck: 'Prueba de Fuerza';
    readonly opponentPhaseHint: 'Se roba una carta del Oponente, que actúa enseguida.';
    readonly drawPhaseHint: 'Se roba una carta del Bien o, en lugar del resto del turno, se toma un Llamado.';
    readonly playPhaseHint: 'Se puede jugar una carta.';
    readonly actionPhaseHint: 'Las cartas del Bien atacan y usan sus habilidades.';
    readonly cleanUpHint: 'Actúan los Oponentes que no han actuado en esta ronda, primero los que llevan más tiempo en juego.';
    readonly strengthCheckHint: 'Se pesa la Fuerza de los dos bandos.';
    readonly opponentTurn: 'Turno de los Oponentes';
    readonly opponentTurnHint: 'Quien juega con los Oponentes roba una carta, puede jugar una y ataca con ellos.';
};
