import { countDown } from '../actions/clocks.ts';
import { shuffleDeck, shuffleDecks } from '../actions/shuffle.ts';
import { isAchievedAsWell, judge, judgeOnTheWay } from '../outcome.ts';
import { defOf, seatOf } from '../queries/cards.ts';
import type { FrameHandler, Game } from '../game.ts';
import { goalOf } from '../variants.ts';

/** After a Strength Check the game is over, goes on with the next Objective, or with the next round. */
export const verdict: FrameHandler<'verdict'> = (game) => {
  if (isAchievedAsWell(game)) {
    const { round, balances } = game.table;
    game.emit({ type: 'objectiveAchieved', round, balance: balances.at(-1) ?? { good: 0, opponent: 0 } });
  }
  const outcome = judge(game);
  const next = game.table.nextObjectives[0];
  if (outcome?.winner === 'good' && next !== undefined) {
    followObjective(game, next);
    endOfRound(game);
    return { go: 'call', frames: [{ kind: 'objectiveSetUp' }, { kind: 'openingHands', of: 'opponents' }] };
  }
  if (outcome) game.emit({ type: 'gameEnded', outcome });
  else endOfRound(game);
  return { go: 'done' };
};

/** Rulebook, Objective: "The Opponents win when …", taken at its word: when, not at the Strength Check (ruling 1). */
export const narrowWay: FrameHandler<'narrowWay'> = (game) => {
  const outcome = judgeOnTheWay(game);
  if (outcome) game.emit({ type: 'gameEnded', outcome });
  return { go: 'done' };
};

function endOfRound(game: Game): void {
  countDown(game, 'strengthCheck', null);
  for (const seat of game.table.seats.keys())
    if (seatOf(game.table, seat).lured?.turns === 0) game.emit({ type: 'playerFreed', seat });
}

/** Rulebook, Campaign Mode: put the Objectives in order; reset the Opponent deck as needed. */
function followObjective(game: Game, objective: number): void {
  const goal = goalOf(defOf(game, objective).id, game.table.variants, game.content);
  game.emit({ type: 'objectiveFollowed', objective, goal });
  // Whoever tries an Objective again has the same hand, and meets other decks.
  if (game.beginsAnew()) shuffleDecks(game);
  else shuffleDeck(game, 'opponent', game.table.opponentPile.deck);
}
