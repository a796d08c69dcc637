import type { View } from '../../../../engine/alpha-omega/index.ts';

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
