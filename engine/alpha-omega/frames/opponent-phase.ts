import type { SeatId } from '../../kernel/types.ts';
import { countDown } from '../actions/clocks.ts';
import { enterPlay } from '../actions/enter.ts';
import { equipOrWait, leavePlay, passOn } from '../actions/leave.ts';
import { isHeldStill } from '../actions/still.ts';
import { isHelped } from '../assists.ts';
import type { Frame } from '../frames.ts';
import { actingSeat, defOf, find, printOf } from '../queries/cards.ts';
import { allowance } from '../queries/allowance.ts';
import { claimedNext } from '../queries/waiting.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import type { CardId } from '../types.ts';

/**
 * Begins an Opponent Phase, whoever plays the Opponents.
 * @returns how many Opponent cards are drawn, or null when the Opponents are held still
 */
export function beginOpponentPhase(game: Game, seat: SeatId): number | null {
  game.emit({ type: 'phaseBegan', phase: 'opponentPhase' });
  countDown(game, 'opponentPhase', seat);
  return isHeldStill(game, 'opponentPhase') ? null : allowance(game, 'opponentPhase');
}

/** Rulebook, On Your Turn 1. Opponent Phase. */
export const opponentPhase: FrameHandler<'opponentPhase'> = (game, { seat }) => {
  const draws = beginOpponentPhase(game, seat) ?? 0;
  const frames: Frame[] = [];
  while (frames.length < draws) frames.push({ kind: 'opponentDraw', seat });
  return { go: 'call', frames };
};

/** Draw an Opponent card and put it in play. */
export const opponentDraw: FrameHandler<'opponentDraw'> = (game, { seat }) => {
  const card = game.table.opponentPile.deck[0];
  if (card === undefined) {
    game.emit({ type: 'opponentDeckEmpty', seat });
    return { go: 'done' };
  }
  // Rulings 3 and 34: the first Opponent card of the game does not act, unless set-up has put a Good card into play.
  // A quiet beginning of ours holds it back even then.
  const isFirst =
    !game.table.firstOpponentDrawn && (!hasBroughtGood(game) || isHelped(game.table, 'quietBeginning'));
  game.emit({ type: 'opponentDrawn', seat, card });
  const next = enterPlay(game, card, seat);
  const { type } = defOf(game, card);
  if (type === 'item') equipOrWait(game, card);
  if (!isFirst) return { go: 'call', frames: type === 'person' ? [{ kind: 'drawnCardActs', card }] : next };
  if (type === 'event') return firstEvent(game, card, next);
  if (type === 'person') game.emit({ type: 'idled', card, why: 'firstCardOfTheGame' });
  return { go: 'done' };
};

/** Does the Objective's set-up put a Good card into play? */
function hasBroughtGood(game: Game): boolean {
  const objective = defOf(game, game.table.objective);
  const brings = objective.type === 'objective' ? (objective.brings ?? []) : [];
  return brings.some((id) => {
    const card = printOf(game.content, id);
    return 'side' in card && card.side === 'good';
  });
}

/** A first card that is an Event may wait for an Opponent Person; any other is spent without effect (ruling 3). */
function firstEvent(game: Game, card: CardId, next: readonly Frame[]): Next {
  const def = defOf(game, card);
  if (def.type === 'event' && def.on?.side === 'opponent') return { go: 'call', frames: next };
  game.emit({ type: 'idled', card, why: 'firstCardOfTheGame' });
  leavePlay(game, card, { why: 'spent' });
  return { go: 'done' };
}

/** That card immediately carries out an attack if possible. */
export const drawnCardActs: FrameHandler<'drawnCardActs'> = (game, { card }) => {
  const drawn = find(game.table, card);
  if (drawn?.side !== 'opponent' || drawn.acted) return { go: 'done' };
  return { go: 'to', frame: { kind: 'opponentAttack', by: card } };
};

/**
 * What waits is taken up as soon as somebody can take advantage of it: when a Person joins, and when one in play has its
 * hands free again (ruling 8). One card at a time, as each changes what is left for the next.
 */
export const claimWaiting: FrameHandler<'claimWaiting'> = (game, frame) => {
  const next = claimedNext(game);
  if (!next) return { go: 'done' };
  if (defOf(game, next.id).type === 'event')
    return {
      go: 'call',
      frames: [{ kind: 'applyEvent', card: next.id, seat: actingSeat(game.table) }],
      then: frame,
    };
  passOn(game, next.id);
  return { go: 'to', frame };
};
