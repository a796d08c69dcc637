export declare const numbers: {
    readonly none: 'ninguna';
    readonly one: 'una';
    readonly two: 'dos';
    readonly three: 'tres';
    readonly four: 'cuatro';
    readonly five: 'cinco';
    readonly six: 'seis';
    readonly seven: 'siete';
    readonly eight: 'ocho';
    readonly nine: 'nueve';
    readonly ten: 'diez';
    readonly never: 'ninguna vez';
    readonly once: 'una vez';
    readonly twice: 'dos veces';
    readonly times: '{amount} veces';
};
