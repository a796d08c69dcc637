export declare const ending: {
    readonly victory: 'Victoria';
    readonly defeat: 'Derrota';
    readonly draw: 'Empate';
    readonly lured: 'En el descarrío';
    readonly fell: 'cayó en la ronda {round}';
    readonly hasFallen: '{card} cayó en la ronda {round}.';
    readonly stillStood: '{card} seguía en pie en la ronda {round}.';
    readonly nearly: 'Lo que casi bastó: {what}';
    readonly nearFoe: '{left} de daño más. A {card} le {left, plural, one {quedaba # punto de vida} other {quedaban # puntos de vida}}.';
    readonly nearRound: '{rounds, plural, one {# ronda más} other {# rondas más}}.';
    readonly nearLead: 'en la ronda {round} solo faltaban {missing} de Fuerza para ganar.';
    readonly nearCheck: '{missing} de Fuerza más, y la batalla habría seguido.';
    readonly sides: 'Bien {good}, Oponentes {opponent}';
    readonly lastBlow: 'el último golpe: {card}, {amount} de daño';
    readonly skip: 'Cualquier tecla: saltar';
};
