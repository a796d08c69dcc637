import { useAbility } from '../actions/ability.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { FrameOf } from '../frames.ts';
import { END, type Option } from '../options.ts';
import { actionOptions, luredOptions, whyNobodyActs } from '../queries/legal.ts';
import { activatedInForce } from '../queries/sources.ts';
import type { FrameHandler, Game, Next } from '../game.ts';

/** Rulebook, 4. Action Phase. */
export const actionPhase: FrameHandler<'actionPhase'> = (game, frame) => {
  game.emit({ type: 'phaseBegan', phase: 'actionPhase' });
  return { go: 'to', frame: { ...frame, kind: 'act', first: true } };
};

/** Attacks and abilities in the order the player likes; a Lured Player's every able Person attacks (ruling 16). */
export const act: FrameHandler<'act'> = (game, frame, chosen) => {
  const { first = false, ...again } = frame;
  if (chosen) return carryOut(game, again, chosen[0]);
  const { seat, lured = false } = frame;
  const options = lured ? luredOptions(game, seat) : actionOptions(game, seat);
  if (options.length === 0) {
    if (first) game.emit({ type: 'nobodyActs', seat, why: whyNobodyActs(game, seat, lured) });
    return { go: 'done' };
  }
  if (lured && options.length === 1) return carryOut(game, again, options[0]);
  const about = lured ? 'luredAttack' : 'action';
  const ask = { kind: 'one', options: lured ? options : [...options, END] } as const;
  return { go: 'ask', question: { seat, about, ask }, then: frame };
};

function carryOut(game: Game, again: FrameOf<'act'>, option: Option | undefined): Next {
  if (option === undefined || option.kind === 'end') return { go: 'done' };
  if (option.kind === 'attack') {
    const attack = {
      kind: 'attack',
      by: option.card,
      target: option.target,
      why: { kind: 'player' },
    } as const;
    return { go: 'call', frames: [attack], then: again };
  }
  invariant(option.kind === 'ability', 'only attacks and abilities are actions', option);
  const carried = activatedInForce(game).find(
    ({ source: { self }, index }) => self === option.card && index === option.ability,
  );
  invariant(carried, 'an offered ability must be in force', option);
  return { go: 'call', frames: [useAbility(game, carried, again.seat)], then: again };
}
