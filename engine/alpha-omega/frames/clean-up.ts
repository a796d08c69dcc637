import { countDown } from '../actions/clocks.ts';
import { personOf, seatOf } from '../queries/cards.ts';
import { forces } from '../queries/sources.ts';
import { balanceOf } from '../queries/strength.ts';
import type { FrameHandler, Game, Outcome } from '../types.ts';
import { whyIdle } from './attack.ts';

/** Rounds in a row without an Opponent card drawn after which nothing is decided any more (ruling 24). */
const QUIET_ROUNDS = 10;

/** Rulebook, 6. Clean-Up Phase. */
export const cleanUp: FrameHandler<'cleanUp'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'cleanUp' });
  const still = forces(game, 'opponentsStill')[0];
  if (!still) return { go: 'to', frame: { kind: 'nextOpponent', passed: [] } };
  game.emit({ type: 'phaseSkipped', phase: 'cleanUp', because: still.scope.self });
  return { go: 'done' };
};

/** Every Opponent Person that has not acted this round acts, the longest in play first; also one Lured just now. */
export const nextOpponent: FrameHandler<'nextOpponent'> = (game, { passed }) => {
  const next = game.table.inPlay.find(
    (card) =>
      card.side === 'opponent' && !card.acted && !passed.includes(card.id) && personOf(game, card) !== null,
  );
  if (!next) return { go: 'done' };
  const then = { kind: 'nextOpponent', passed: [...passed, next.id] } as const;
  const why = whyIdle(game, next);
  if (why) {
    game.emit({ type: 'idled', card: next.id, why });
    return { go: 'to', frame: then };
  }
  return { go: 'call', frames: [{ kind: 'opponentAttack', by: next.id }], then };
};

/** Rulebook, 7. Strength Check Phase. */
export const strengthCheck: FrameHandler<'strengthCheck'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'strengthCheck' });
  game.emit({ type: 'strengthChecked', balance: balanceOf(game) });
  return { go: 'to', frame: { kind: 'verdict' } };
};

/** The game is won, lost, or goes on with the next round. */
export const verdict: FrameHandler<'verdict'> = (game) => {
  const outcome = judge(game);
  if (outcome) {
    game.emit({ type: 'gameEnded', outcome });
    return { go: 'done' };
  }
  countDown(game, 'strengthCheck', null);
  for (const seat of game.table.seats.keys())
    if (seatOf(game.table, seat).lured?.turns === 0) game.emit({ type: 'playerFreed', seat });
  return { go: 'to', frame: { kind: 'round' } };
};

/** Ruling 1: the first side to lead by the Objective's value at a Strength Check. */
function judge(game: Game): Outcome | null {
  const { balances, goal, round, quietRounds, drawnThisRound } = game.table;
  const balance = balances.at(-1) ?? { good: 0, opponent: 0 };
  const lead = balance.good - balance.opponent;
  if (lead >= goal) return { winner: 'good', reason: 'objectiveAchieved', round, balance };
  if (-lead >= goal) return { winner: 'opponent', reason: 'objectiveLost', round, balance };
  const isQuiet = !drawnThisRound && quietRounds + 1 >= QUIET_ROUNDS;
  return isQuiet ? { winner: null, reason: 'standOff', round, balance } : null;
}
