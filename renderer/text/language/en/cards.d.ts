/** What is said on a card, and of one card beside another. */
export declare const cards: {
    readonly lured: 'Lured';
    readonly waiting: 'Waiting';
    readonly spent: 'Spent';
    readonly explained: 'What is this?';
    readonly opposes: 'Opposes';
    readonly carried: '{card}, on {host}';
    readonly owned: '{card}, of {owner}';
    readonly strength: 'strength {strength}';
    readonly hitPoints: '{count, plural, one {# hit point} other {# hit points}}';
    readonly playedAlready: 'already played this game';
    readonly cannotBePlayed: 'cannot be played now';
    readonly inFull: 'Card in full';
    readonly now: 'Now';
    readonly whyNumbers: 'Why these numbers?';
    readonly showBeside: 'Pin {card}';
    readonly kept: 'Pinned: {card}';
    readonly tools: 'Card tools';
    readonly keep: 'Pin';
    readonly textOnly: 'Text only';
    readonly readAloud: 'Speak';
    readonly stopReading: 'Stop speaking';
    readonly copy: 'Copy as text';
    readonly notCopied: 'With private hands, only what lies open to everybody is copied.';
    readonly lookUp: 'Look it up in the rulebook';
    readonly text: 'Text of the card';
};
