/** The rulebook as a book: its pages, its search, its cross-references. */
export declare const rulebook: {
    readonly title: 'Rulebook';
    readonly contents: 'Contents';
    readonly glossary: 'Glossary';
    readonly cards: 'Cards';
    readonly rules: 'Rules';
    readonly back: 'Back';
    readonly forward: 'Forward';
    readonly search: 'Search rules, words and cards';
    readonly found: '{count, plural, =0 {Nothing found. Try another word, or fewer.} one {# place found} other {# places found}}';
    readonly example: 'For example';
    readonly restsOn: 'This rests on';
    readonly rulingNumber: 'Ruling {number}';
    readonly more: 'More about this';
    readonly showCard: 'Show {card}';
    readonly open: 'Open the paragraph';
    readonly openAt: 'Open the paragraph: {section}';
};
