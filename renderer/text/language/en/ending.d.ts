/** The end of a game over the whole window. */
export declare const ending: {
    readonly victory: 'Victory';
    readonly defeat: 'Defeat';
    readonly draw: 'Draw';
    readonly lured: 'Lured';
    readonly fell: 'fell in round {round}';
    readonly hasFallen: '{card} fell in round {round}.';
    readonly stillStood: '{card} still stood in round {round}.';
    readonly nearly: 'What was nearly enough: {what}';
    readonly nearFoe: '{left} damage more. {card} had {left, plural, one {# hit point} other {# hit points}} left.';
    readonly nearRound: '{rounds, plural, one {# more round} other {# more rounds}}.';
    readonly nearLead: 'in round {round} only {missing} Strength were missing to win.';
    readonly nearCheck: '{missing} Strength more, and the battle would have gone on.';
    readonly sides: 'Good {good}, Opponents {opponent}';
    readonly lastBlow: 'the last blow: {card}, {amount} damage';
    readonly skip: 'Any key: skip';
};
