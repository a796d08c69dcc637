import { offerInterrupts } from '../actions/interrupt.ts';
import { fallen, hit } from '../actions/hit.ts';
import { cardOption, isChosen } from '../options.ts';
import { actingSeat, countsFor, find, left } from '../queries/cards.ts';
import { interruptsFor } from '../queries/interrupts.ts';
import { attackOf, isForbidden } from '../queries/strength.ts';
import { weakestPrey } from '../queries/targeting.ts';
import type { TargetReason } from '../events.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import type { CardId, InPlay } from '../types.ts';

/** Rulebook, Opponent Phase: Opponents attack the Good card closest to being defeated; only a tie is a choice. */
export const opponentAttack: FrameHandler<'opponentAttack'> = (game, frame, chosen) => {
  const attacker = find(game.table, frame.by);
  if (attacker?.side !== 'opponent') return { go: 'done' };
  const why = whyIdle(game, attacker);
  if (why) {
    game.emit({ type: 'idled', card: attacker.id, why });
    return { go: 'done' };
  }
  const tied = weakestPrey(game);
  const target = chosen
    ? tied.find(({ id }) => isChosen(chosen, id))
    : tied.length === 1
      ? tied[0]
      : undefined;
  if (!target)
    return askTie(
      game,
      frame,
      tied.map((card) => card.id),
    );
  const chosenBy = chosen ? actingSeat(game.table) : null;
  const reason: TargetReason = { kind: 'weakest', left: left(game, target), tied: tied.length, chosenBy };
  return { go: 'to', frame: { kind: 'attack', by: attacker.id, target: target.id, why: reason } };
};

/** Why an Opponent cannot attack now, or null when it can. */
export function whyIdle(game: Game, attacker: InPlay): 'cannotAttack' | 'nothingToAttack' | null {
  if (isForbidden(game, attacker, 'attack')) return 'cannotAttack';
  return weakestPrey(game).length === 0 ? 'nothingToAttack' : null;
}

function askTie(game: Game, frame: Parameters<typeof opponentAttack>[1], tied: readonly CardId[]): Next {
  const question = {
    seat: actingSeat(game.table),
    about: 'opponentTarget',
    source: frame.by,
    ask: { kind: 'one', options: tied.map(cardOption) },
  } as const;
  return { go: 'ask', question, then: frame };
}

/** An attack is declared; then others may step in; then the blow falls. */
export const attack: FrameHandler<'attack'> = (game, frame) => {
  if (!find(game.table, frame.by) || !find(game.table, frame.target)) return { go: 'done' };
  game.emit({ type: 'attackDeclared', by: frame.by, target: frame.target, why: frame.why });
  return {
    go: 'call',
    frames: [{ kind: 'attackInterrupts', asked: [] }, { kind: 'strike' }, { kind: 'attackEnd' }],
  };
};

/** Good cards that step in are asked for only when a card that stands with the Good side is attacked by one that does not. */
export const attackInterrupts: FrameHandler<'attackInterrupts'> = (game, frame, chosen) => {
  const { attack: current } = game.table;
  const target = current ? find(game.table, current.target) : undefined;
  const by = current ? find(game.table, current.by) : undefined;
  if (!current || current.cancelled || !target || !by) return { go: 'done' };
  if (countsFor(game.table, target) !== 'good' || countsFor(game.table, by) === 'good') return { go: 'done' };
  const interrupts = interruptsFor(game, { on: 'attack', card: target, by: by.id }, frame.asked);
  const window = { about: 'interruptAttack', source: by.id, interrupts } as const;
  return offerInterrupts(game, frame, window, chosen) ?? { go: 'done' };
};

/** Rulebook, Good Supernatural Person cards: Strength is damage dealt and damage endured. No damage back (ruling 4). */
export const strike: FrameHandler<'strike'> = (game) => {
  const { attack: current } = game.table;
  const by = current ? find(game.table, current.by) : undefined;
  const target = current ? find(game.table, current.target) : undefined;
  if (!current || current.cancelled || !by || !target) return { go: 'done' };
  const amount = attackOf(game, by, target);
  game.emit({ type: 'struck', by: by.id, target: target.id, amount });
  hit(game, target.id, amount, by.id);
  return { go: 'call', frames: fallen(game, by.id) };
};

export const attackEnd: FrameHandler<'attackEnd'> = (game) => {
  game.emit({ type: 'attackEnded' });
  return { go: 'done' };
};
