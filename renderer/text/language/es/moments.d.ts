export declare const moments: {
    readonly objective: 'El Objetivo';
    readonly lured: 'cae en el descarrío';
    readonly luredBy: 'cae en el descarrío por {by}';
    readonly mended: 'está con {name}';
    readonly placeFell: 'se ha venido abajo';
    readonly placeFellBy: 'se viene abajo por {by}';
    readonly callingTaken: '{name} toma este Llamado';
    readonly callingFulfilled: '{name} ha cumplido este Llamado';
    readonly catastrophe: 'Un Evento golpea desde el bando de los Oponentes';
};
