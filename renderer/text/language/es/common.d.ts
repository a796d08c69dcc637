export declare const common: {
    readonly close: 'Cerrar';
    readonly back: 'Volver';
    readonly credits: 'Créditos';
    readonly rulebook: 'Reglamento';
    readonly seed: 'Semilla';
    readonly why: '¿Por qué?';
    readonly laidOut: 'Cargando las cartas…';
};
