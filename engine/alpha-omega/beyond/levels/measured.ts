import type { LevelId } from './levels.ts';

/** How a bot fared at a level with so many players. */
export interface MeasuredCell {
  readonly level: LevelId;
  readonly players: number;
  /** Who plays: `steady` stands for a beginner, `thoughtful` for a good player. */
  readonly bot: 'steady' | 'thoughtful';
  readonly games: number;
  readonly won: number;
  /** Of the median game. */
  readonly rounds: number;
  /** What was played in short, so that figures of a level that was changed are not taken for today's. */
  readonly key: string;
  readonly seed: string;
  /** Of which code. */
  readonly commit: string;
}

/** A measured cell as a row of `figures.ts`, in the order of its fields. */
export type MeasuredRow = readonly [
  level: LevelId,
  players: number,
  bot: MeasuredCell['bot'],
  games: number,
  won: number,
  rounds: number,
  key: string,
  seed: string,
  commit: string,
];

/** The cells of such rows. */
export const cellsOf = (rows: readonly MeasuredRow[]): readonly MeasuredCell[] =>
  rows.map(([level, players, bot, games, won, rounds, key, seed, commit]) => ({
    level,
    players,
    bot,
    games,
    won,
    rounds,
    key,
    seed,
    commit,
  }));

/** The row of a cell. */
export const rowOf = (cell: MeasuredCell): MeasuredRow => [
  cell.level,
  cell.players,
  cell.bot,
  cell.games,
  cell.won,
  cell.rounds,
  cell.key,
  cell.seed,
  cell.commit,
];
