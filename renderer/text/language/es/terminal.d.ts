export declare const terminal: {
    readonly leftOut: 'Se dejó fuera: {file} {path} {message}';
    readonly noObjective: 'No hay ningún Objetivo {objective}. Se conocen: {known}';
    readonly noObjectiveAtAll: 'No hay ningún Objetivo en ningún paquete. Se conocen: {known}';
    readonly sumsAndSeed: 'Bien {good}, Oponentes {opponent}. Semilla {seed}';
};
