import { becomesLuredPlayer } from './lure-player.ts';
import { victorLures } from '../actions/hit.ts';
import { changeSides, leavePlay } from '../actions/leave.ts';
import { offerInterrupts } from '../actions/interrupt.ts';
import { find, isBeaten, personOf } from '../queries/cards.ts';
import { interruptsFor } from '../queries/interrupts.ts';
import { forbiddenBy } from '../queries/strength.ts';
import { isSpared, mostDamage, tollOf } from '../queries/toll.ts';
import type { FrameOf } from '../frames.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import type { InPlay } from '../types.ts';

/** Damage equal to the hit points defeats (ruling 4). A Good Person may be saved first; then it is lured or discarded. */
export const defeat: FrameHandler<'defeat'> = (game, frame, chosen) => {
  const card = find(game.table, frame.card);
  if (!card || !(frame.outright || isBeaten(game, card))) return { go: 'done' };
  if (personOf(game, card) && card.side === 'good') {
    const interrupts = interruptsFor(game, { on: 'defeat', card, by: frame.by }, frame.asked);
    const window = { about: 'interruptDefeat', source: card.id, interrupts } as const;
    const next = offerInterrupts(game, frame, window, chosen);
    if (next) return spared(next);
  }
  return fall(game, card, frame);
};

/** Ruling 30: whoever is saved stays, also from a defeat that does not ask for hit points. */
function spared(next: Next): Next {
  if (next.go !== 'call' || next.then?.kind !== 'defeat') return next;
  const saves = next.frames.some(
    (frame) => frame.kind === 'effect' && frame.ops.some(({ op }) => op === 'save'),
  );
  return saves ? { ...next, then: { ...next.then, outright: false } } : next;
}

function fall(game: Game, card: InPlay, { by, lures }: FrameOf<'defeat'>): Next {
  const toll = tollOf(game, by, card);
  if (toll !== null && isSpared(game, { card: card.id, by, toll })) {
    const most = mostDamage(game, card);
    const excess = card.damage - most;
    game.emit({
      ...{ type: 'spared', card: card.id, by, damage: Math.min(card.damage, most) },
      ...(excess > 0 && { excess }),
    });
    return { go: 'done' };
  }
  // Rulebook, Supernatural Opponent Person cards: they Lure Astray the Good Persons whom they defeat.
  const tempted = (lures ?? victorLures(game, by)) && card.side === 'good' && personOf(game, card) !== null;
  const shield = tempted ? forbiddenBy(game, card, 'beLured') : undefined;
  const shielded = shield !== undefined;
  const fate = tempted && !shielded ? 'lured' : 'discarded';
  game.emit({
    type: 'defeated',
    card: card.id,
    by,
    fate,
    shielded,
    ...(shielded ? { because: shield } : {}),
    ...(toll === null ? {} : { toll }),
    ...(game.table.spared.includes(card.id) && { sparedBefore: true }),
  });
  if (fate === 'discarded') {
    leavePlay(game, card.id, { why: 'defeated' });
    return { go: 'done' };
  }
  game.emit({ type: 'luredAstray', card: card.id, by });
  changeSides(game, card.id);
  return becomesLuredPlayer(game, card.owner);
}
