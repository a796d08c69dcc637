/** What is wrong with a deck, or worth knowing of it, and why something that was sent is none. */
export declare const deckIssues: {
    readonly unknownCard: 'Missing card: no pack here has {card}.';
    readonly notForDecks: '{card} belongs in no deck: it has a pile of its own.';
    readonly otherSide: '{card} is a card of the other side.';
    readonly tooManyCopies: '{copies, plural, one {# copy} other {# copies}} of {card}, and {published, plural, one {only # has} other {only # have}} been published.';
    readonly personTwice: '{copies} copies of {card}: each Person can be played once per game, so a second one never could be.';
    readonly emptyDeck: 'It has no cards.';
    readonly smallDeck: '{copies, plural, one {# card} other {# cards}}, and an opening hand has {needed}.';
    readonly noPerson: 'There is no Person in it: nobody could act.';
    readonly alreadyInPlay: '{other} begins with {card} in play; the copy in the deck cannot be played then.';
    readonly callingLacks: 'The Calling {card} speaks of {other}, whom this deck has not.';
    readonly nothing: 'No deck was found in it.';
    readonly tooLong: 'This is longer than any deck.';
    readonly notACode: 'This is not a share code: those begin with AO1.';
    readonly newer: 'A newer version of this program made it. Update to import it.';
    readonly cut: 'The end of this share code is missing. Ask for it once more, and take all of it.';
    readonly wrongChecksum: 'This share code was changed on its way. Ask for it once more.';
    readonly malformed: 'This share code is intact, but does not describe a deck.';
    readonly notJson: 'This looks like JSON but is not valid.';
    readonly notADeck: 'This is JSON, but not a deck.';
};
