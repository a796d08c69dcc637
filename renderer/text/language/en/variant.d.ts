/** The variations as the rulebook names them, and what each changes, in one breath. */
export declare const variant: {
    readonly easy: 'Easy Mode';
    readonly easyHint: 'The rulebook’s other turn order: you draw, play and act before the Opponent card of your turn comes.';
    readonly fast: 'Fast Play';
    readonly fastHint: 'A lead of 25 decides, for either side.';
    readonly extended: 'Extended Play';
    readonly extendedHint: 'A lead of 100 decides, for either side.';
    readonly narrowWay: 'Narrow Way';
    readonly narrowWayHint: 'From the first Strength Check on, the Opponents win as soon as they lead, even by 1.';
    readonly allOrNothing: 'All or Nothing';
    readonly allOrNothingHint: 'You win by defeating the whole Opponent deck, not by the Objective.';
    readonly allAsWell: 'All or Nothing, with the Objective';
    readonly allAsWellHint: 'You win by achieving the Objective and then defeating the whole Opponent deck.';
    readonly notTogether: 'Not together with {variants}.';
    readonly noOpponentsWith: 'Not together with {variants}.';
    readonly notWithOpponents: 'Not when somebody plays the Opponents: there is no Opponent Phase then.';
};
