import type { KnownCard, KnownPlace } from '../../../../engine/alpha-omega/index.ts';

/** A pile as one may look through it. */
export interface PileShown {
  readonly key: string;
  /** Whose it is; empty where there is only one of the kind. */
  readonly owner: string;
  /** All its cards, also those whose faces nobody here knows. */
  readonly count: number;
  /** Those whose faces are known, in the order in which they are shown. */
  readonly faces: readonly (KnownCard | KnownPlace)[];
}

/** A discard pile: what was put there last lies on top. */
export const discards = (key: string, owner: string, cards: readonly KnownCard[]): PileShown => ({
  ...{ key, owner, count: cards.length },
  faces: cards.toReversed(),
});

/** A deck, of which only what was looked at is known. */
export const deckOf = (
  key: string,
  owner: string,
  count: number,
  known: readonly KnownPlace[],
): PileShown => ({
  ...{ key, owner, count },
  faces: known.toSorted((a, b) => a.place - b.place),
});
