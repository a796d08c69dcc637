export declare const heading: {
    readonly Objective: 'Objetivo';
    readonly 'Set Up': 'Preparación';
    readonly 'Opponent Phase': 'Fase del Oponente';
    readonly 'Lure Player': 'Descarriar a un jugador';
    readonly 'Draw Phase': 'Fase de Robo';
    readonly 'Play Phase': 'Fase de Juego';
    readonly 'Action Phase': 'Fase de Acción';
    readonly 'Clean-Up Phase': 'Fase de Limpieza';
    readonly 'Strength Check Phase': 'Fase de Prueba de Fuerza';
    readonly 'Good Supernatural Person cards': 'Cartas de Personaje Sobrenatural del Bien';
    readonly 'Good Event cards': 'Cartas de Suceso del Bien';
    readonly 'Good Item cards': 'Cartas de Objeto del Bien';
    readonly 'Calling Cards': 'Cartas de Llamado';
    readonly Variations: 'Variantes';
};
