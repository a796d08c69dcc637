export declare const credits: {
    readonly game: 'El juego';
    readonly scripture: 'Escritura y versos';
    readonly emblems: 'Emblemas';
    readonly type: 'Tipos de letra';
    readonly builtWith: 'Hecho con';
};
