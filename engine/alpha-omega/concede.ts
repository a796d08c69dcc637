import type { SeatId } from '../kernel/types.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { Look } from './look.ts';
import { concession } from './outcome.ts';

/**
 * What happens when somebody concedes. Good players play together, so one of them ends the game for all; the players of
 * the Opponents have nothing to concede.
 * @returns null for who may not
 */
export function concede(look: Look, seat: SeatId): readonly AlphaOmegaEvent[] | null {
  if (look.table.seats[seat] === undefined) return null;
  return [
    { type: 'conceded', seat },
    { type: 'gameEnded', outcome: concession(look) },
  ];
}
