import type { Stance } from '../../../engine/contract.ts';
import type { GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import type { Seating } from '../../shared/table/standing.ts';
import { stateOf, type Running } from './running.ts';

/** The eyes of a game that comes to the table: everybody's where hands are open, else nobody's until somebody reveals. */
export const firstEyes = ({ hands, seats }: Seating): readonly SeatId[] =>
  hands === 'open' ? [...seats.keys()] : [];

/**
 * The game with the eyes that it may be shown to after something was done. Whoever looks goes on looking until another
 * person is asked; a bot that is asked brings nobody else before the screen.
 */
export function watched<G extends GameTypes>(running: Running<G>): Running<G> {
  const { seating, eyes } = running;
  if (seating.hands === 'open') return running;
  const asked = stateOf(running).pending?.seat;
  const mayStay = asked === undefined || eyes.includes(asked) || seating.seats[asked]?.kind === 'bot';
  return mayStay ? running : { ...running, eyes: [] };
}

/** Why this seat's hand cannot be revealed, or null. */
export function revealFault({ hands, seats }: Seating, seat: SeatId): string | null {
  if (hands === 'open') return 'openHands';
  const player = seats[seat];
  if (player === undefined) return 'noSuchSeat';
  return player.kind === 'bot' ? 'handOfABot' : null;
}

/** Why whoever sits at `by` may not take over for this seat, or null. Against each other nobody answers for another. */
export function takeOverFault({ seats }: Seating, stance: Stance, seat: SeatId, by: SeatId): string | null {
  const player = seats[by];
  if (player === undefined) return 'noSuchSeat';
  if (player.kind === 'bot') return 'seatOfABot';
  if (seats[seat]?.kind === 'bot') return 'handOfABot';
  if (seat === by) return 'ownSeat';
  return stance === 'against' ? 'againstEachOther' : null;
}

/** Why nobody at the screen may answer for this seat, or null. */
export function answerFault<G extends GameTypes>(
  { seating, eyes }: Running<G>,
  stance: Stance,
  seat: SeatId,
  by: SeatId,
): string | null {
  if (seating.seats[by] === undefined) return 'noSuchSeat';
  if (!eyes.includes(seat)) return 'notRevealed';
  if (seating.seats[by].kind === 'bot') return 'seatOfABot';
  return stance === 'against' && seat !== by ? 'againstEachOther' : null;
}
