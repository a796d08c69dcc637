import { idle } from '../actions/idle.ts';
import { isHeldStill } from '../actions/still.ts';
import { personOf } from '../queries/cards.ts';
import { whyNoBlow } from '../queries/idle.ts';
import { abilityInPlaceOfAttack } from '../queries/legal.ts';
import { balanceOf } from '../queries/strength.ts';
import type { IdleReason } from '../events.ts';
import type { FrameHandler } from '../game.ts';
import type { Look } from '../look.ts';
import type { InPlay } from '../types.ts';

/** Rulebook, 6. Clean-Up Phase. */
export const cleanUp: FrameHandler<'cleanUp'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'cleanUp' });
  if (isHeldStill(game, 'cleanUp')) return { go: 'done' };
  return { go: 'to', frame: { kind: 'nextOpponent' } };
};

/**
 * Every Opponent Person that has not acted this round acts, the longest in play first; also one Lured just now, but not
 * in Easy Mode, whose list leaves those out (ruling 42). That one rests changes nothing for the others: whoever rests
 * before the next one acts does so in one step.
 */
export const nextOpponent: FrameHandler<'nextOpponent'> = (game, frame) => {
  const { table, content } = game;
  const now = { table, content };
  for (const card of table.inPlay) {
    if (card.side !== 'opponent' || card.acted || card.rests || personOf(now, card) === null) continue;
    const why = whyRests(now, card);
    if (why === null) return { go: 'call', frames: [{ kind: 'opponentAttack', by: card.id }], then: frame };
    idle(game, card, why, { rests: true });
  }
  return { go: 'done' };
};

/** Why an Opponent does nothing in the Clean-Up, neither uses an ability nor attacks; null when it does. */
function whyRests(look: Look, opponent: InPlay): IdleReason | null {
  if (opponent.joining && look.table.variants.includes('easy')) return 'waitsInEasyMode';
  return abilityInPlaceOfAttack(look, opponent) === undefined ? whyNoBlow(look, opponent) : null;
}

/** Rulebook, 7. Strength Check Phase. */
export const strengthCheck: FrameHandler<'strengthCheck'> = (game) => {
  game.emit({ type: 'phaseBegan', phase: 'strengthCheck' });
  game.emit({ type: 'strengthChecked', balance: balanceOf(game) });
  return { go: 'done' };
};
