/** Looking through a pile. */
export declare const piles: {
    readonly whose: 'Whose pile';
    readonly filter: 'Filter';
    readonly every: 'All';
    readonly person: 'Persons';
    readonly item: 'Items';
    readonly place: 'Places';
    readonly event: 'Events';
    readonly newestFirst: 'Newest first.';
    readonly fromTop: '{place, plural, =0 {the next card} one {# card above it} other {# cards above it}}';
    readonly hidden: '{count, plural, one {# card lies face down} other {# cards lie face down}}';
    readonly empty: 'Empty.';
    readonly noneOfKind: 'None.';
    readonly common: 'Shared';
};
