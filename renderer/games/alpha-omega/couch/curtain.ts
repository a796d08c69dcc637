import type { Seating } from '../../../../electron/shared/api.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';

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

type Seen = Pick<View, 'eyes' | 'pending'>;

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

/** A view as it may be drawn for other eyes than those it was made for: without anything that lay open to them alone. */
export const withoutSecrets = ({ knownCallings, ...view }: View, eyes: View['eyes']): View => ({
  ...view,
  ...(knownCallings && { knownCallings: [] }),
  eyes,
  seats: view.seats.map((seat) => ({ ...seat, hand: null, knownDeck: [] })),
  opponents: view.opponents.map((seat) => ({ ...seat, hand: null })),
  opponent: { ...view.opponent, knownDeck: [] },
  pending: null,
});
