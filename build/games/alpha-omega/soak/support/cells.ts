/** A way of playing, and how often Good is to win in it. */
export interface Cell {
  readonly name: string;
  readonly line: string;
  /** Where the win rate of the bot that thinks is to lie; null for a variant that is played as printed, whatever comes of it. */
  readonly target: readonly [low: number, high: number] | null;
}

/** The ways of playing whose balance is asked for. */
export const CELLS: readonly Cell[] = [
  { name: 'alone', line: '', target: [0.35, 0.55] },
  { name: '2 players', line: '--players 2', target: [0.4, 0.6] },
  { name: 'alone, Easy Mode', line: '--variant easy', target: null },
  { name: 'alone, Narrow Way', line: '--variant narrowWay', target: [0, 0.1] },
];
