import type { CardId } from '../../../../engine/index.ts';
import { isAgainstOwn } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';

/** What a card means for the question on the table. */
export type Standing = 'none' | 'open' | 'selected' | 'target' | 'picked';

/** What the cards mean for the question: worked out once for each question, however many cards ask. */
export class Standings {
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  readonly #all = $derived.by((): ReadonlyMap<CardId, Standing> => {
    const { byCard, drops, lifted } = this.#table;
    const cards = new Set([...byCard.keys(), ...drops.takes.keys(), ...(lifted === null ? [] : [lifted])]);
    return new Map([...cards].map((card) => [card, this.#standing(card)]));
  });

  of(card: CardId): Standing {
    return this.#all.get(card) ?? 'none';
  }

  #standing(card: CardId): Standing {
    const { byCard, picking, lifted, drops, names } = this.#table;
    const own = byCard.get(card) ?? [];
    if (own.some(({ id }) => picking.has(id))) return 'picked';
    if (lifted === card) return 'selected';
    if (drops.takes.has(card)) return 'target';
    // A card that could only strike what is its own does not shine.
    return own.some((option) => !isAgainstOwn(option, names)) ? 'open' : 'none';
  }
}
