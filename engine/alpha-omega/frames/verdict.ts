import { countDown } from '../actions/clocks.ts';
import { judge } from '../outcome.ts';
import { defOf, seatOf } from '../queries/cards.ts';
import type { FrameHandler, Game } from '../game.ts';
import { goalOf } from '../variants.ts';

/** After a Strength Check the game is over, goes on with the next Objective, or with the next round. */
export const verdict: FrameHandler<'verdict'> = (game) => {
  const outcome = judge(game);
  const next = game.table.nextObjectives[0];
  if (outcome?.winner === 'good' && next !== undefined) followObjective(game, next);
  else if (outcome) game.emit({ type: 'gameEnded', outcome });
  if (game.table.outcome) return { go: 'done' };
  countDown(game, 'strengthCheck', null);
  for (const seat of game.table.seats.keys())
    if (seatOf(game.table, seat).lured?.turns === 0) game.emit({ type: 'playerFreed', seat });
  return { go: 'done' };
};

/** Rulebook, Campaign Mode: put the Objectives in order; reset the Opponent deck as needed. */
function followObjective(game: Game, objective: number): void {
  const goal = goalOf(defOf(game, objective).id, game.table.variants, game.content);
  game.emit({ type: 'objectiveFollowed', objective, goal });
  const order = game.shuffled('opponentDeck', game.table.opponentPile.deck);
  game.emit({ type: 'deckShuffled', pile: 'opponent', order });
}
