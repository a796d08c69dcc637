import { invariant } from '../../kernel/invariant.ts';
import { useAbility } from '../actions/ability.ts';
import { opponentDraws } from '../actions/draw.ts';
import { enterPlay } from '../actions/enter.ts';
import type { FrameOf } from '../frames.ts';
import type { FrameHandler, Game, Next } from '../game.ts';
import { END, PASS, type Option } from '../options.ts';
import { actingSeat, defOf, get, opponentPlayer } from '../queries/cards.ts';
import { abilityInPlaceOfAttack } from '../queries/legal.ts';
import { opponentActions, opponentPlays, whyNoOpponentActs } from '../queries/opponent-play.ts';
import { beginOpponentPhase } from './opponent-phase.ts';

/**
 * Rulebook, Opponent Play: "the Opponent player(s) follows the same rules as when playing the Good deck, … taking their
 * turn after every Good player". So: draw, play, act.
 */
export const opponentTurn: FrameHandler<'opponentTurn'> = (game, { seat }) => {
  const by = opponentPlayer(game.table);
  invariant(by !== null, 'a turn of the Opponents needs a player of theirs');
  game.emit({ type: 'opponentTurnBegan', seat: by, after: seat });
  const draws = beginOpponentPhase(game, seat);
  if (draws === null) return { go: 'done' };
  opponentDraws(game, by, draws);
  return {
    go: 'call',
    frames: [
      { kind: 'opponentPlayCard', seat, by },
      { kind: 'opponentAct', by, first: true },
    ],
  };
};

/** Play 1 card; one does not have to. */
export const opponentPlayCard: FrameHandler<'opponentPlayCard'> = (game, frame, chosen) => {
  const { by } = frame;
  if (chosen) return play(game, frame, chosen[0]);
  const options = opponentPlays(game, by);
  if (options.length === 0) {
    game.emit({ type: 'nothingPlayable', seat: by, left: 1, further: false });
    return { go: 'done' };
  }
  const ask = { kind: 'one', options: [...options, PASS] } as const;
  return { go: 'ask', question: { seat: by, about: 'opponentPlay', ask }, then: frame };
};

function play(game: Game, { seat, by }: FrameOf<'opponentPlayCard'>, option: Option | undefined): Next {
  if (option === undefined || option.kind === 'pass') return { go: 'done' };
  invariant(option.kind === 'play', 'only a card can be played', option);
  const { card, host } = option;
  game.emit({ type: 'opponentCardPlayed', seat: by, card, ...(host === undefined ? {} : { host }) });
  const frames = enterPlay(game, card, seat);
  if (defOf(game, card).type === 'item')
    game.emit(host === undefined ? { type: 'waited', card } : { type: 'attached', card, host });
  return { go: 'call', frames };
}

/** Attacks and abilities in the order their player likes, on any Good card. */
export const opponentAct: FrameHandler<'opponentAct'> = (game, frame, chosen) => {
  const { first = false, ...again } = frame;
  if (chosen) return carryOut(game, again, chosen[0]);
  const options = opponentActions(game);
  if (options.length === 0) {
    if (first) game.emit({ type: 'nobodyActs', seat: frame.by, why: whyNoOpponentActs(game) });
    return { go: 'done' };
  }
  const ask = { kind: 'one', options: [...options, END] } as const;
  return { go: 'ask', question: { seat: frame.by, about: 'opponentAction', ask }, then: frame };
};

function carryOut(game: Game, again: FrameOf<'opponentAct'>, option: Option | undefined): Next {
  if (option === undefined || option.kind === 'end') return { go: 'done' };
  if (option.kind === 'attack') {
    const { card: by, target } = option;
    return { go: 'call', frames: [{ kind: 'attack', by, target, why: { kind: 'player' } }], then: again };
  }
  invariant(option.kind === 'ability', 'only attacks and abilities are actions', option);
  const carried = abilityInPlaceOfAttack(game, get(game.table, option.card));
  invariant(carried, 'an offered ability must be in force', option);
  return { go: 'call', frames: [useAbility(game, carried, actingSeat(game.table))], then: again };
}
