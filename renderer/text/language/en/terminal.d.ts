/** The game that plays itself in the terminal. */
export declare const terminal: {
    readonly leftOut: 'Left out: {file} {path} {message}';
    readonly noObjective: 'There is no Objective {objective}. Known: {known}';
    readonly noObjectiveAtAll: 'There is no Objective in any pack. Known: {known}';
    readonly sumsAndSeed: 'Good {good}, Opponents {opponent}. Seed {seed}';
};
