import type { CardId, HandCard } from '../../../../engine/alpha-omega/index.ts';
import { factsNow, type CardFacts } from '../cards/card-facts.svelte.ts';
import type { Mark } from '../motion/marks.ts';
import type { TableState } from '../table-state.svelte.ts';
import { ALONE, type Held } from '../../../table/hand/hand-fan.ts';
import type { HandLay, Piled } from './hand-lay.svelte.ts';

/** A card of a hand, and all that the table shows of it; see the cards in play, `../cards/card-now.ts`. */
export interface HeldCard extends CardFacts {
  readonly id: CardId;
  readonly card: HandCard;
  /** What the latest answer did to it. */
  readonly mark: Mark | null;
  readonly lies: Held;
  /** For how much of it its letters are set, in pixels; null where they have the whole card. */
  readonly width: number | null;
  /** Which of several alike it is; null where it lies by itself. */
  readonly alike: Piled | null;
  /** It lies under one alike. */
  readonly isUnder: boolean;
}

/** @param at its place in the hand, from the left */
export const heldCard = (table: TableState, lay: HandLay, card: HandCard, at: number): HeldCard => ({
  ...{ id: card.id, card, mark: table.mark(card.id), ...factsNow(table, card.id) },
  ...{ lies: lay.fan[at] ?? ALONE, width: lay.widths[at] ?? null },
  ...{ alike: lay.piled[at] ?? null, isUnder: lay.isUnder(at) },
});
