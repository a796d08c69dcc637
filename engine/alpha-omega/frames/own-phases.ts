import { invariant } from '../../kernel/invariant.ts';
import type { SeatId } from '../../kernel/types.ts';
import { countDown } from '../actions/clocks.ts';
import { draw } from '../actions/draw.ts';
import { enterPlay } from '../actions/enter.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { CALLING, DRAW, PASS, type Option } from '../options.ts';
import { defOf } from '../queries/cards.ts';
import { playOptions } from '../queries/legal.ts';
import { callingToTake, takeCalling } from './two-callings.ts';
import { allowance, changer, drawTakenBy } from '../queries/allowance.ts';
import type { FrameHandler, Game, Next } from '../game.ts';

/** Rulebook, CALLING: instead of phases 2 to 4 a player may draw from the Calling deck. */
export const drawOrCalling: FrameHandler<'drawOrCalling'> = (game, frame, chosen) => {
  const { seat } = frame;
  const calling = callingToTake(game);
  if (calling !== null && !chosen) {
    const ask = { kind: 'one', options: [DRAW, CALLING] } as const;
    return { go: 'ask', question: { seat, about: 'drawOrCalling', ask }, then: frame };
  }
  if (calling === null || chosen?.[0]?.id === DRAW.id) return { go: 'call', frames: ownPhases(seat) };
  // What would end with this player's Play Phase ends all the same (ruling 29).
  countDown(game, 'playPhase', seat);
  return takeCalling(game, seat, calling);
};

function ownPhases(seat: SeatId): readonly Frame[] {
  return [
    { kind: 'drawPhase', seat },
    { kind: 'playPhase', seat },
    { kind: 'actionPhase', seat },
  ];
}

/** Rulebook, 2. Draw Phase: draw 1 card; more while Heaven is the Place (ruling 14). */
export const drawPhase: FrameHandler<'drawPhase'> = (game, { seat }) => {
  game.emit({ type: 'phaseBegan', phase: 'drawPhase' });
  const because = drawTakenBy(game);
  if (because === null) draw(game, seat, allowance(game, 'drawPhase'));
  else game.emit({ type: 'nothingDrawn', seat, because });
  return { go: 'done' };
};

/**
 * Rulebook, 3. Play Phase. Events of this player's last turn are over now (ruling 10). LURE PLAYER: "playing 1 card from
 * their hand", whatever Good players may play.
 */
export const playPhase: FrameHandler<'playPhase'> = (game, frame) => {
  game.emit({ type: 'phaseBegan', phase: 'playPhase' });
  countDown(game, 'playPhase', frame.seat);
  const left = frame.lured ? 1 : allowance(game, 'playPhase');
  return { go: 'to', frame: { ...frame, kind: 'playCard', left } };
};

/**
 * Play 1 card, or more where a card says so; one does not have to, except in a lured turn. Rulebook, Play Phase: "can
 * only play 1 per turn unless otherwise noted on the card".
 */
export const playCard: FrameHandler<'playCard'> = (game, frame, chosen) => {
  const { seat, lured: must = false } = frame;
  if (chosen) return play(game, frame, chosen[0]);
  if (frame.left < 1) return { go: 'done' };
  const options = playOptions(game, seat);
  if (options.length === 0) return nothingPlayable(game, frame);
  if (must && options.length === 1) return play(game, frame, options[0]);
  const ask = { kind: 'one', options: must ? options : [...options, PASS] } as const;
  return { go: 'ask', question: { seat, about: 'play', ask }, then: frame };
};

function play(game: Game, frame: FrameOf<'playCard'>, option: Option | undefined): Next {
  if (option === undefined || option.kind === 'pass') return { go: 'done' };
  const { seat, left } = frame;
  invariant(option.kind === 'play', 'only a card can be played', option);
  const { card, host } = option;
  game.emit({ type: 'cardPlayed', seat, card, ...(host === undefined ? {} : { host }) });
  const frames = enterPlay(game, card, seat, host ?? null);
  if (host !== undefined && defOf(game, card).type === 'item') game.emit({ type: 'attached', card, host });
  return { go: 'call', frames, then: { ...frame, left: left - 1, further: true } };
}

/** Says that the plays that are left are not taken because none can be, where somebody could wonder. */
function nothingPlayable(game: Game, frame: FrameOf<'playCard'>): Next {
  const { seat, left } = frame;
  const further = frame.further === true;
  const because = further ? changer(game, 'playPhase', 'adds') : null;
  game.emit({ type: 'nothingPlayable', seat, left, further, ...(because === null ? {} : { because }) });
  return { go: 'done' };
}
