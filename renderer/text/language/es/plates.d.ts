export declare const plates: {
    readonly left: 'quedan {left}';
    readonly armored: 'quedan {left}, armadura −{absorbed}';
    readonly falls: 'cae';
    readonly breaks: 'se rompe';
};
