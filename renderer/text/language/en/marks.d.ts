/** The sign at the corner of a card, as the rulebook names it, and the letters that stand for sides and kinds. */
export declare const marks: {
    readonly angel: 'Cloud: Supernatural';
    readonly demon: 'Fire: Supernatural Opponent';
    readonly human: 'Person';
    readonly place: 'Earth: Place';
    readonly event: 'Scroll: Event';
    readonly item: 'Spade: Item';
    readonly calling: 'Calling';
    readonly objective: 'Objective';
    readonly goodLetter: 'G';
    readonly opponentLetter: 'O';
    readonly angelLetter: 'S';
    readonly demonLetter: 'S';
    readonly humanLetter: 'P';
    readonly placeLetter: 'L';
    readonly eventLetter: 'E';
    readonly itemLetter: 'I';
    readonly callingLetter: 'C';
    readonly objectiveLetter: 'O';
};
