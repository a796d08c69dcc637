/** Rulebook: the points at the end. */
export declare const rulebookScore: {
    readonly title: 'The score';
    readonly score: 'What the game was worth';
    readonly scoreIntro: 'When a game is over each player gets points, won or lost:';
    readonly scoreOwn: '2 for each Good Person in play that is yours,';
    readonly scoreTeam: '1 for each that is a teammate’s,';
    readonly scoreCalling: '3 for each Calling you achieved,';
    readonly scoreTeamCalling: '1 for each that a teammate achieved,';
    readonly scoreQuick: '3 if the Objective was achieved within ten rounds,';
    readonly scoreNever: '5 if you never were a Lured Player.';
    readonly scoreWhose: 'A Person counts for whoever commands it at the end. One that is Lured counts for nobody.';
};
