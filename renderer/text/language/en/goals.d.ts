/** What wins and what loses the game, and which Callings there are. */
export declare const goals: {
    readonly winAtCheck: 'Win at a Strength Check';
    readonly loseAtCheck: 'Lose at a Strength Check';
    readonly loseAtOnce: 'Lose at any time';
    readonly roundOf: 'Round {round} of {last}';
    readonly winsBy: 'It also wins: {way}';
    readonly losesBy: 'It also loses: {way}';
    readonly met: 'true now';
    readonly wholeDeck: 'Then defeat the entire Opponent deck.';
    readonly wholeDeckToo: 'After that, defeat the entire Opponent deck.';
    readonly callings: 'Callings';
    readonly toCome: 'Callings that may come';
    readonly toComeNote: 'In no particular order: nobody knows which comes next.';
    readonly openCallings: 'Callings: see which may come, {count} left';
    readonly left: '{count} left';
};
