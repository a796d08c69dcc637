/** The headings of the rulebook that reasons rest on. */
export declare const heading: {
    readonly Objective: 'Objective';
    readonly 'Set Up': 'Set Up';
    readonly 'Opponent Phase': 'Opponent Phase';
    readonly 'Lure Player': 'Lure Player';
    readonly 'Draw Phase': 'Draw Phase';
    readonly 'Play Phase': 'Play Phase';
    readonly 'Action Phase': 'Action Phase';
    readonly 'Clean-Up Phase': 'Clean-Up Phase';
    readonly 'Strength Check Phase': 'Strength Check Phase';
    readonly 'Good Supernatural Person cards': 'Good Supernatural Person cards';
    readonly 'Good Event cards': 'Good Event cards';
    readonly 'Good Item cards': 'Good Item cards';
    readonly 'Calling Cards': 'Calling Cards';
    readonly Variations: 'Variations';
};
