import { ACCEPT, DECLINE } from '../options.ts';
import { isAvailable } from '../queries/limits.ts';
import { runOp, whyNotStart } from '../ops/index.ts';
import type { FrameHandler } from '../game.ts';

/**
 * A triggered ability: optional ones are asked, limited ones are counted when they run and not when called for. Whoever
 * gains and pays is asked, also where the card is one of the Opponents' (ruling 33).
 */
export const trigger: FrameHandler<'trigger'> = (game, frame, chosen) => {
  const { self, seat, key, ability, bound } = frame;
  if (!isAvailable(game.table, ability.limit, key)) return { go: 'done' };
  if (ability.may && !chosen) {
    // Ruling 28: an ability is used only when it would change something.
    if (whyNotStart(game, ability.do, { self, seat, bound }) !== null) return { go: 'done' };
    const ask = { kind: 'one', options: [ACCEPT, DECLINE] } as const;
    return { go: 'ask', question: { seat, about: 'may', source: self, ask }, then: frame };
  }
  if (chosen?.[0]?.id === DECLINE.id) return { go: 'done' };
  game.emit({
    type: 'abilityUsed',
    card: self,
    key,
    per: ability.limit?.per ?? null,
    chosenBy: ability.may ? seat : null,
    acted: false,
  });
  const effect = { kind: 'effect', self, seat, ops: ability.do, bound } as const;
  return { go: 'to', frame: ability.may ? { ...effect, isOffered: true } : effect };
};

/** Runs a card's program one op at a time. */
export const effect: FrameHandler<'effect'> = (game, frame, chosen) => {
  const op = frame.ops[0];
  return op === undefined ? { go: 'done' } : runOp(game, frame, op, chosen);
};

/** Rulebook, Calling Cards: progress toward the mission, and its achievement. */
export const callingCount: FrameHandler<'callingCount'> = (game, { seat, card, counts }) => {
  const calling = game.table.seats[seat]?.callings.find(({ id }) => id === card);
  if (!calling || calling.achieved) return { go: 'done' };
  const count = counts === 'one' ? calling.progress + 1 : 0;
  if (count !== calling.progress) game.emit({ type: 'callingProgressed', seat, card, progress: count });
  const def = game.content.get(game.table.cards[card]?.def ?? '');
  if (def?.type === 'calling' && count >= def.goal.times) {
    const until = def.rounds === undefined ? null : game.table.round + def.rounds;
    game.emit({ type: 'callingAchieved', seat, card, until });
  }
  return { go: 'done' };
};
