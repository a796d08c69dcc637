/** The panel of what the next Opponent card may be. */
export declare const odds: {
    readonly title: 'The next Opponent card';
    readonly basis: '{outOf, plural, one {Only one card can be the next.} other {The next is one of # cards, each as likely as the others.}} It is worked out from the cards of the deck and from what has been seen of them.';
    readonly empty: 'The Opponent deck is empty: nothing more will be drawn from it.';
    readonly certain: 'Known: {card}.';
    readonly placed: '{count, plural, one {# card of the deck is known with its place.} other {# cards of the deck are known with their places.}}';
    readonly what: 'It may be';
    readonly chance: 'Chance';
    readonly person: 'a Person';
    readonly item: 'an Item';
    readonly place: 'a Place';
    readonly event: 'an Event';
    readonly supernatural: 'supernatural';
    readonly luring: 'would Lure Astray';
    readonly band: 'Strength {from} to {to}';
    readonly bandUp: 'Strength {from} or more';
    readonly of: '{count} of {outOf}';
    readonly percent: '{value} %';
    readonly kinds: 'By kind';
    readonly strengths: 'Persons by printed Strength';
    readonly byName: 'By name';
    readonly notNow: 'The odds are not available right now.';
};
