/** The game that plays itself in the terminal. */
export const terminal = {
  leftOut: 'Left out: {file} {path} {message}',
  noGame: 'There is no such game. Known: {known}',
  noObjective: 'There is no Objective {objective}. Known: {known}',
  noObjectiveAtAll: 'There is no Objective in any pack. Known: {known}',
  sumsAndSeed: 'Good {good}, Opponents {opponent}. Seed {seed}',
} as const;
