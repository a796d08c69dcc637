export declare const piles: {
    readonly whose: 'De quién es la pila';
    readonly filter: 'Filtro';
    readonly every: 'Todas';
    readonly person: 'Personajes';
    readonly item: 'Objetos';
    readonly place: 'Lugares';
    readonly event: 'Sucesos';
    readonly newestFirst: 'Primero la más reciente.';
    readonly fromTop: '{place, plural, =0 {la próxima carta} one {# carta encima} other {# cartas encima}}';
    readonly hidden: '{count, plural, one {# carta está boca abajo} other {# cartas están boca abajo}}';
    readonly empty: 'Vacía.';
    readonly noneOfKind: 'Ninguna.';
    readonly common: 'De todos';
};
