import type { CardId } from '../../../../engine/index.ts';
import type { ForetoldOf } from '../../../text/seals.ts';
import type { Meaning } from '../question/meanings.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';

/** What the question and the Omens say of a card: asked for once each, however much of it the card shows. */
export interface CardFacts {
  readonly meaning: Meaning;
  readonly foretold: ForetoldOf;
}

/** The facts of a card, which change by themselves. */
export function cardFacts(table: TableState, card: () => CardId): CardFacts {
  const meaning = $derived(table.meanings.of(card()));
  const foretold = $derived(table.restingOmens.of(card()));
  return {
    get meaning() {
      return meaning;
    },
    get foretold() {
      return foretold;
    },
  };
}
