/** Small numbers in words, and how often something is done. */
export declare const numbers: {
    readonly none: 'none';
    readonly one: 'one';
    readonly two: 'two';
    readonly three: 'three';
    readonly four: 'four';
    readonly five: 'five';
    readonly six: 'six';
    readonly seven: 'seven';
    readonly eight: 'eight';
    readonly nine: 'nine';
    readonly ten: 'ten';
    readonly never: 'never';
    readonly once: 'once';
    readonly twice: 'twice';
    readonly times: '{amount} times';
};
