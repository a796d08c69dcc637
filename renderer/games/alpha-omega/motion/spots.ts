import type { CardId, View } from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';

/** A place of the table that something can move from or to. */
export type Spot =
  | { readonly at: 'card'; readonly card: CardId }
  | { readonly at: 'deck' | 'discard'; readonly of: SeatId | 'opponent' }
  | { readonly at: 'hand'; readonly of: SeatId }
  | { readonly at: 'aims' };

/** Where a card lies. The same spot can be another place: a card that crosses to the other side is still itself. */
export interface Lie {
  readonly spot: Spot;
  readonly place: string;
}

/** Where each card lies whose face is known and that is in no deck. */
export function liesOf(view: View): ReadonlyMap<CardId, Lie> {
  const lies = new Map<CardId, Lie>();
  const put = (cards: readonly { readonly id: CardId }[], spot: Spot, place: string): void => {
    for (const { id } of cards) lies.set(id, { spot, place });
  };
  put(view.opponent.discard, { at: 'discard', of: 'opponent' }, 'discard:opponent');
  for (const { seat, discard, hand, callings } of view.seats) {
    put(discard, { at: 'discard', of: seat }, `discard:${seat}`);
    put(callings, { at: 'aims' }, `callings:${seat}`);
    put(hand ?? [], { at: 'hand', of: seat }, `hand:${seat}`);
  }
  for (const { seat, hand } of view.opponents) put(hand ?? [], { at: 'hand', of: seat }, `hand:${seat}`);
  for (const { id, side, host } of view.inPlay) {
    lies.set(id, { spot: { at: 'card', card: id }, place: host === null ? side : `on:${host}` });
  }
  return lies;
}

/** The element that a spot is on the screen, or the nearest thing to it. */
export function elementAt(table: ParentNode, spot: Spot): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => table.querySelector<HTMLElement>(selector);
  switch (spot.at) {
    case 'card':
      return find(`[data-card="${spot.card}"]`);
    case 'deck':
    case 'discard':
      return find(`[data-spot="${spot.at}:${spot.of}"]`) ?? find(`[data-spot="${spot.at}:good"]`);
    case 'hand':
      return find(`[data-spot="hand:${spot.of}"]`) ?? find('[data-spot^="hand:"]');
    case 'aims':
      return find('[data-spot="aims"]');
    default:
      return spot satisfies never;
  }
}
