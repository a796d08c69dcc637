/** What is heard, for whoever reads it: the sound, and what it means. */
export declare const captions: {
    readonly round: 'A deep bell: a new round';
    readonly draw: 'A rustle: a card is drawn';
    readonly shuffle: 'Rustling: a deck is shuffled';
    readonly play: 'A card is laid down';
    readonly moved: 'A card moves';
    readonly attack: 'A swish: an attack';
    readonly blocked: 'A clink: the attack is stopped';
    readonly damage: 'A thud: damage';
    readonly healed: 'A soft rising tone: healing';
    readonly defeat: 'Glass breaks: defeated';
    readonly lured: 'A sinking tone: Lured Astray';
    readonly mended: 'Rising bells: brought back';
    readonly die: 'A die rolls';
    readonly time: 'Tick, tock: time runs on';
    readonly calling: 'Bright bells: a Calling';
    readonly scaleGood: 'Rising bells: the Good side leads';
    readonly scaleBad: 'Falling bells: the Opponents lead';
    readonly yourTurn: 'Two chimes: somebody is asked';
    readonly refused: 'A low buzz: that cannot be done';
    readonly victory: 'Bells ring: the game is won';
    readonly lost: 'Bells sink: the game is lost';
};
