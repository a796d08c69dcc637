/** The story of the game as one reads it: its rounds, and what is shown of it. */
export declare const tale: {
    readonly before: 'Before the first round';
    readonly find: 'Find in the log';
    readonly filters: 'Log filters';
    readonly attacks: 'Attacks';
    readonly cards: 'Cards';
    readonly losses: 'Losses';
    readonly chance: 'Dice and peeks';
    readonly aims: 'Objective and Callings';
    readonly players: 'Players';
    readonly bySeat: 'Whose turn';
    readonly everySeat: 'All players';
    readonly bySide: 'Which side';
    readonly everySide: 'Both sides';
    readonly shown: '{count, plural, =0 {No lines} one {# line} other {# lines}}';
    readonly copy: 'Copy the log';
    readonly notCopied: 'With private hands, the log is copied while no hand is open.';
    readonly copied: 'Copied.';
    readonly unfoldAll: 'Expand all rounds';
    readonly foldAll: 'Collapse older rounds';
    readonly all: 'Clear filters';
    readonly more: '{count, plural, one {Show # more line} other {Show # more lines}}';
    readonly soFar: 'This round so far';
    readonly notYet: 'Nothing has happened in this phase yet.';
};
