import type { CardDef, CardId, InPlayView } from '../../../../engine/alpha-omega/index.ts';
import type { Again } from '../words/cards/card-words.ts';
import { printOf } from '../words/cards/prints.ts';
import { conditionOf } from '../glass/condition.ts';
import type { Condition } from '../glass/types.ts';
import type { Mark } from '../motion/marks.ts';
import type { TableState } from '../table-state.svelte.ts';
import { factsNow, type CardFacts } from './card-facts.svelte.ts';

/*
 * What the cards in play show, worked out for a whole row at once: a card is handed what is its own, and whoever nothing has
 * changed for is not asked again. Were each card to ask the table itself, Svelte would walk to all of them with every answer, as
 * often as there are ways from the view to what they ask for.
 */

/** A card in play, and all that the table shows on it. */
export interface CardNow extends CardFacts {
  readonly id: CardId;
  readonly card: InPlayView;
  readonly def: CardDef;
  readonly condition: Condition;
  /** What the latest answer did to it. */
  readonly mark: Mark | null;
  /** What it may still do, having acted. */
  readonly again: Again;
  /** Its part in the attack that is shown. */
  readonly attack: 'by' | 'target' | null;
  /** How wide it is, or whatever carries it, in pixels. */
  readonly width: number;
  readonly attached: readonly CardNow[];
}

/** Where a card in play lies. */
export interface LyingCard {
  readonly id: CardId;
  readonly now: CardNow;
  /** Whose it is, where that is said; else null. */
  readonly owner: string | null;
  /** Its left edge in the row, in pixels; null where it stands alone. */
  readonly left: number | null;
  /** How much of it and what is at its side the next card leaves to see, in pixels; null where it stands alone. */
  readonly seen: number | null;
  /** For how much of it its letters are set, in pixels; null where it is seen whole. */
  readonly lettered: number | null;
}

/** A card that lies in no row. */
export const aloneAt = (now: CardNow): LyingCard => ({
  ...{ id: now.id, now, owner: null },
  ...{ left: null, seen: null, lettered: null },
});

/** @param bearer what carries it, if anything does */
export function cardNow(table: TableState, card: InPlayView, bearer: InPlayView = card): CardNow {
  const { id } = card;
  const def = printOf(table.book, card.def);
  return {
    ...{ id, card, def },
    ...factsNow(table, id),
    condition: conditionOf(def, card, table.returned),
    mark: table.mark(id),
    again: table.mayActAgain(card),
    attack: table.attack?.by === id ? 'by' : table.attack?.target === id ? 'target' : null,
    width: table.layout.cardOf(bearer),
    attached: (table.layout.attached.get(id) ?? []).map((item) => cardNow(table, item, card)),
  };
}
