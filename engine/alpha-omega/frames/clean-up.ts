import { personOf } from '../queries/cards.ts';
import { forces } from '../queries/sources.ts';
import { balanceOf } from '../queries/strength.ts';
import type { FrameHandler } from '../game.ts';

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
  return { go: 'call', frames: [{ kind: 'opponentAttack', by: next.id }], then };
};

/** Rulebook, 7. Strength Check Phase. */
export const strengthCheck: FrameHandler<'strengthCheck'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'strengthCheck' });
  game.emit({ type: 'strengthChecked', balance: balanceOf(game) });
  return { go: 'done' };
};
