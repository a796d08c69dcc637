/** What stands on a card that is aimed at: it has room for two words. */
export declare const plates: {
    readonly left: '{left} left';
    readonly armored: '{left} left, armor −{absorbed}';
    readonly falls: 'falls';
    readonly breaks: 'breaks';
};
