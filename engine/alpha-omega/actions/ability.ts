import type { SeatId } from '../../kernel/types.ts';
import type { ActivatedAbility } from '../definitions.ts';
import type { FrameOf } from '../frames.ts';
import type { Game } from '../game.ts';
import { limitKey } from '../queries/limits.ts';
import type { Carried } from '../queries/roster.ts';
import { scopeOf } from '../queries/sources.ts';

/** Uses an activated ability: it is counted, its card has acted, and its program, which is given back, runs next. */
export function useAbility(game: Game, carried: Carried<ActivatedAbility>, seat: SeatId): FrameOf<'effect'> {
  const { source, ability } = carried;
  const { bound } = scopeOf(game, source);
  game.emit({
    type: 'abilityUsed',
    card: source.self,
    key: limitKey(carried),
    per: ability.limit.per,
    chosenBy: source.side === 'opponent' ? null : seat,
    acted: true,
  });
  return { kind: 'effect', self: source.self, seat, ops: ability.do, bound };
}
