/** The cloth above the board, on which the cards of a question are laid out. */
export declare const cloth: {
    readonly fromOpponentDeck: '{count, plural, one {The next Opponent card} other {The next # Opponent cards}}';
    readonly fromOpponentDiscard: 'The Opponent discard pile';
    readonly fromDiscard: 'Your discard pile';
    readonly fromMixed: 'Choose from these cards';
    readonly order: 'Drag the cards, or press them in the order you want.';
    readonly lay: 'Press a card, or drag it to “{slot}”.';
    readonly press: 'Press the card you want.';
    readonly place: '{place}. {card}';
    readonly first: 'Next';
    readonly last: 'Last';
    readonly most: '{most, plural, one {One card at most.} other {# cards at most.}}';
    readonly toBottom: 'Bury';
    readonly toBottomNote: 'Under the deck.';
    readonly toDeck: 'Shuffle back';
    readonly toDeckNote: 'Into the deck.';
    readonly toDiscard: 'Discard';
    readonly toDiscardNote: 'On the discard pile.';
    readonly toHand: 'Take back';
    readonly toHandNote: 'Into the hand.';
    readonly toPlay: 'Into play';
    readonly toPlayNote: 'Among the cards in play.';
    readonly toChosen: 'Choose';
    readonly toChosenNote: 'Lay it here.';
    readonly putAside: 'See the table';
    readonly layOut: 'See the cards';
};
