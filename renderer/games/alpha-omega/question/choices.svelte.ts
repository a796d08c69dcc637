import type { CardId } from '../../../../engine/index.ts';
import { OPTION_COMMANDS } from '../../../input/commands.ts';
import { cardsOfOption } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';
import { choicesShown, endedByKey, figured, numberedOf } from './choices-shown.ts';

/** How the choices of the question stand on the screen: worked out once for each question, however many cards ask. */
export class Choices {
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The choices that stand beside the question as buttons. */
  readonly shown = $derived.by(() => choicesShown(this.#table));

  /** The choices that figures choose, in their order on the screen. */
  readonly numbered = $derived.by(() => numberedOf(this.#table, this.shown));

  /** The choice that the key for ending chooses, if it has one. */
  readonly ended = $derived.by(() => endedByKey(this.#table));

  /** The figures of the choices by pressing a card, as long as there are figures for all. */
  readonly #figures = $derived.by((): ReadonlyMap<CardId, number> => {
    const map = new Map<CardId, number>();
    if (this.numbered.length > OPTION_COMMANDS.length) return map;
    const byCards = new Set(figured(this.#table, this.numbered));
    for (const [place, option] of this.numbered.entries()) {
      const { to } = cardsOfOption(option);
      if (to !== null && byCards.has(option) && !map.has(to)) map.set(to, place);
    }
    return map;
  });

  /** The figure that chooses a card; null for a card that none chooses. */
  figureOf(card: CardId): number | null {
    return this.#figures.get(card) ?? null;
  }
}
