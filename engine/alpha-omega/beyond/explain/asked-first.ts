import type { SeatId } from '../../../kernel/types.ts';
import type { Look } from '../../look.ts';
import type { Note } from '../../reasons.ts';
import type { About, CardId, Phase } from '../../types.ts';

/** What a player is asked. */
export interface Asked {
  readonly seat: SeatId;
  readonly about: About;
  /** The card that brought the question about. */
  readonly source?: CardId;
}

/** What is asked in the very phase in which a player could do something, and comes first; null in any other phase. */
export function askedFirst(
  { table: { turn, phase, attack } }: Look,
  seat: SeatId | null,
  when: Phase,
  asked: Asked | null,
): Note | null {
  if (asked === null || seat === null || turn !== seat || phase !== when) return null;
  const who = asked.seat === seat ? {} : { seat: asked.seat };
  if (asked.about === 'interruptAttack' && attack !== null)
    return { code: 'attackFirst', card: attack.by, ...who };
  const code = when === 'playPhase' ? 'askedBeforePlay' : 'askedFirst';
  return asked.source === undefined ? null : { code, card: asked.source, ...who };
}
