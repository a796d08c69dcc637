/** What several screens say. */
export declare const common: {
    readonly close: 'Close';
    readonly back: 'Back';
    readonly credits: 'Credits';
    readonly rulebook: 'Rulebook';
    readonly seed: 'Seed';
    readonly why: 'Why?';
    readonly laidOut: 'Loading cards…';
};
