import type { View } from '../../../../engine/alpha-omega/index.ts';
import { areLessonsDue } from './ready.ts';

type Told = Pick<View, 'outcome' | 'round' | 'turn'>;

/**
 * Whether lessons stand over the question. Once the last of them is known they stay until the turn passes, and where the game
 * ends under them, for good: the board has the room that they leave, and its cards lie still while somebody acts or wins.
 */
export class Taught {
  #lastIn: string | null = null;
  #stand = false;

  /**
   * @param board as far as it is told: what ends the game is seen first
   * @param wanted lessons were not skipped
   */
  at(board: Told, wanted: boolean): boolean {
    if (!wanted) return false;
    if (board.outcome !== null) return this.#stand;
    const turn = `${String(board.round)} ${String(board.turn)}`;
    if (areLessonsDue(board)) this.#lastIn = turn;
    this.#stand = this.#lastIn === turn;
    return this.#stand;
  }
}
