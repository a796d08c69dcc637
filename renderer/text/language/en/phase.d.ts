/** The phases of a round, and what each is for in one breath. */
export declare const phase: {
    readonly opponentPhase: 'Opponent Phase';
    readonly drawPhase: 'Draw Phase';
    readonly playPhase: 'Play Phase';
    readonly actionPhase: 'Action Phase';
    readonly cleanUp: 'Clean-Up';
    readonly strengthCheck: 'Strength Check';
    readonly opponentPhaseHint: 'An Opponent card is drawn and acts at once.';
    readonly drawPhaseHint: 'A Good card is drawn, or a Calling is taken instead of the rest of the turn.';
    readonly playPhaseHint: 'One card may be played.';
    readonly actionPhaseHint: 'Good cards attack and use their abilities.';
    readonly cleanUpHint: 'Opponents that have not acted this round act now, the longest in play first.';
    readonly strengthCheckHint: 'The strengths of both sides are weighed.';
    readonly opponentTurn: 'Opponents’ turn';
    readonly opponentTurnHint: 'A player of the Opponents draws a card, may play one, and lets Opponents attack.';
};
