import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import type { ForetoldOf } from '../words/omens/seals.ts';
import type { Meaning } from '../question/meanings.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';

/** What the question and the Omens say of a card. */
export interface CardFacts {
  readonly meaning: Meaning;
  readonly foretold: ForetoldOf;
}

/** The facts of a card as the table knows them now. */
export const factsNow = (table: TableState, card: CardId): CardFacts => ({
  meaning: table.meanings.of(card),
  foretold: table.restingOmens.of(card),
});

/** The facts of a card, each of which changes by itself, however much of it the card shows. */
export function cardFacts(now: () => CardFacts): CardFacts {
  const meaning = $derived(now().meaning);
  const foretold = $derived(now().foretold);
  return {
    get meaning() {
      return meaning;
    },
    get foretold() {
      return foretold;
    },
  };
}
