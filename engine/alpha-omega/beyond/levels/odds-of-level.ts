import { FIGURES } from './figures.ts';
import type { LevelId } from './levels.ts';
import type { MeasuredCell } from './measured.ts';

/**
 * How often newcomers win at a level with so many players: the share of games that the bot of plain good sense won.
 * @returns null where that was not measured; for five players, the figure of six, which is the nearest
 */
export function newcomersWin(level: LevelId, players: number): number | null {
  const cell = ofNewcomers(level, players);
  return cell === undefined ? null : cell.won / cell.games;
}

/**
 * How many rounds a game of newcomers takes at a level with so many players: the median of those that were measured.
 * @returns null where that was not measured, as `newcomersWin`
 */
export const newcomersRounds = (level: LevelId, players: number): number | null =>
  ofNewcomers(level, players)?.rounds ?? null;

function ofNewcomers(level: LevelId, players: number): MeasuredCell | undefined {
  const cells = FIGURES.filter((cell) => cell.level === level && cell.bot === 'steady');
  return cells.filter((each) => each.players >= players).sort(byPlayers)[0];
}

const byPlayers = (a: MeasuredCell, b: MeasuredCell): number => a.players - b.players;
