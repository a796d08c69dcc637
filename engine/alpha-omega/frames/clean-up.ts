import { isHeldStill } from '../actions/still.ts';
import { find, personOf } from '../queries/cards.ts';
import { balanceOf } from '../queries/strength.ts';
import type { FrameHandler } from '../game.ts';

/** Rulebook, 6. Clean-Up Phase. */
export const cleanUp: FrameHandler<'cleanUp'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'cleanUp' });
  if (isHeldStill(game, 'cleanUp')) return { go: 'done' };
  return { go: 'to', frame: { kind: 'nextOpponent', passed: [] } };
};

/**
 * Every Opponent Person that has not acted this round acts, the longest in play first; also one Lured just now, but not
 * in Easy Mode, whose list leaves those out (ruling 42).
 */
export const nextOpponent: FrameHandler<'nextOpponent'> = (game, frame) => {
  // Whoever fell since and is raised comes in anew.
  const passed = frame.passed.filter((id) => find(game.table, id)?.side === 'opponent');
  const next = game.table.inPlay.find(
    (card) =>
      card.side === 'opponent' && !card.acted && !passed.includes(card.id) && personOf(game, card) !== null,
  );
  if (!next) return { go: 'done' };
  const then = { kind: 'nextOpponent', passed: [...passed, next.id] } as const;
  if (next.joining && game.table.variants.includes('easy')) {
    game.emit({ type: 'idled', card: next.id, why: 'waitsInEasyMode' });
    return { go: 'to', frame: then };
  }
  return { go: 'call', frames: [{ kind: 'opponentAttack', by: next.id }], then };
};

/** Rulebook, 7. Strength Check Phase. */
export const strengthCheck: FrameHandler<'strengthCheck'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'strengthCheck' });
  game.emit({ type: 'strengthChecked', balance: balanceOf(game) });
  return { go: 'done' };
};
