/** The panel of what will come. */
export declare const omensPanel: {
    readonly close: 'Close the Omens';
    readonly ifFirst: 'If you do this first';
    readonly nothingMore: 'If nothing more is done';
    readonly first: 'First';
    readonly mayCome: 'What may come';
    readonly willCome: 'What will come';
    readonly furtherChoice: 'a further choice';
    readonly lane: 'Omens summary';
    readonly lanesFirst: 'After “{choice}”:';
    readonly notFollowed: 'Not worked out yet.';
};
