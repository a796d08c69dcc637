/** The headings of the credits, which are those of CREDITS.md. */
export declare const credits: {
    readonly game: 'The game';
    readonly scripture: 'Scripture and verse';
    readonly emblems: 'Emblems';
    readonly type: 'Type';
    readonly builtWith: 'Built with';
};
