export declare const omensPanel: {
    readonly close: 'Cerrar los Presagios';
    readonly ifFirst: 'Si primero se hace esto';
    readonly nothingMore: 'No se hace nada más';
    readonly first: 'Primero';
    readonly mayCome: 'Lo que puede pasar';
    readonly willCome: 'Lo que pasará';
    readonly furtherChoice: 'otra decisión';
    readonly lane: 'Resumen de los Presagios';
    readonly lanesFirst: 'Después de «{choice}»:';
    readonly notFollowed: 'Aún no se ha calculado.';
};
