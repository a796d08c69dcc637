/** So many games may be asked for. */
export const GAMES = [100, 200, 500, 1000, 2000, 5000, 10_000] as const;
