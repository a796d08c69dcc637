import { invariant } from '../../kernel/invariant.ts';
import type { SeatId } from '../../kernel/types.ts';
import { END, type Option } from '../options.ts';
import { isLuredPlayer } from '../queries/cards.ts';
import { actionOptions, luredOptions } from '../queries/legal.ts';
import { limitKey } from '../queries/limits.ts';
import { activatedInForce, scopeOf } from '../queries/sources.ts';
import type { FrameHandler, Game, Next } from '../game.ts';

/** Rulebook, 4. Action Phase. */
export const actionPhase: FrameHandler<'actionPhase'> = (game, { seat }) => {
  game.emit({ type: 'phaseBegan', phase: 'actionPhase' });
  return { go: 'to', frame: { kind: 'act', seat } };
};

/** Attacks and abilities in the order the player likes; a Lured Player's every able Person attacks (ruling 16). */
export const act: FrameHandler<'act'> = (game, frame, answer) => {
  const { seat } = frame;
  const lured = isLuredPlayer(game.table, seat);
  const options = lured ? luredOptions(game, seat) : actionOptions(game, seat);
  if (options.length === 0) return { go: 'done' };
  if (answer)
    return carryOut(
      game,
      seat,
      options.find((option) => option.id === answer[0]),
    );
  if (lured && options.length === 1) return carryOut(game, seat, options[0]);
  const about = lured ? 'luredAttack' : 'action';
  const ask = { kind: 'one', options: lured ? options : [...options, END] } as const;
  return { go: 'ask', question: { seat, about, ask }, then: frame };
};

function carryOut(game: Game, seat: SeatId, option: Option | undefined): Next {
  if (option === undefined) return { go: 'done' };
  const again = { kind: 'act', seat } as const;
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
  const { source, ability } = carried;
  const key = limitKey(ability.limit, source.self, option.ability);
  const { bound } = scopeOf(game, source);
  game.emit({
    type: 'abilityUsed',
    card: source.self,
    key,
    per: ability.limit.per,
    chosenBy: seat,
    acted: true,
  });
  return {
    go: 'call',
    frames: [{ kind: 'effect', self: source.self, seat, ops: ability.do, bound }],
    then: again,
  };
}
