import type { Seating } from '../../../electron/shared/api.ts';
import type { SeatId } from '../../../engine/index.ts';
import type { CommonView } from '../things.ts';

/**
 * What stands between the hands and whoever sits before the screen. It goes from one seat to another only by way of
 * `between`, when no hand is drawn:
 * `open`: nothing, hands lie open; `table`: nobody looks; `handover`: nobody looks before `next` says to be there;
 * `between`: main has not yet said who looks; `seat`: this one looks.
 */
export type Curtain =
  | { readonly at: 'open' | 'table' | 'between' }
  | { readonly at: 'handover'; readonly next: SeatId }
  | { readonly at: 'seat'; readonly seat: SeatId };

interface Wish {
  /** Who should look. */
  readonly wanted: SeatId | null;
  /** Who wants to look without being asked. */
  readonly called: SeatId | null;
}

type Seen = Pick<CommonView, 'eyes' | 'pending'>;

/** How the curtain hangs: what main shows to whom, and who should look. */
export function curtainOf(
  { hands, seats }: Seating,
  { eyes, pending }: Seen,
  { wanted, called }: Wish,
): Curtain {
  if (hands === 'open') return { at: 'open' };
  const looks = eyes[0] ?? null;
  if (looks !== wanted) return { at: 'between' };
  if (looks !== null) return { at: 'seat', seat: looks };
  const asked = pending === null || seats[pending.seat]?.kind === 'bot' ? null : pending.seat;
  const next = called ?? asked;
  return next === null ? { at: 'table' } : { at: 'handover', next };
}
