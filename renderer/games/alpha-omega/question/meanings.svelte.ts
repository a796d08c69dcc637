import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { sharing } from '../../../shared.ts';
import { isAgainstOwn } from '../words/asking/options.ts';
import type { Plate } from '../words/asking/outcome-plate.ts';
import type { Choices } from './choices.svelte.ts';
import type { Drops } from './drops.svelte.ts';
import type { Picking } from '../../../table/question/picking.svelte.ts';
import type { Predictions } from './predictions.svelte.ts';
import { pressWords, type Pressed } from './press-of.ts';

/** What can be done with a card now. */
export type Standing = 'none' | 'open' | 'selected' | 'target' | 'picked';

/** What a card means for the question on the table. */
export interface Meaning {
  readonly standing: Standing;
  /** What pressing it would do, in words; null where it only shows the card. */
  readonly press: string | null;
  /** What pressing it is sure to do, as far as that stands on the card. */
  readonly plate: Plate | null;
  /** The figure that chooses it, counted from 0; null where none does. */
  readonly figure: number | null;
}

const NO_MEANING: Meaning = { standing: 'none', press: null, plate: null, figure: null };

/** All of the table that says something about a card. */
interface Table extends Pressed {
  readonly picking: Pressed['picking'] & Pick<Picking, 'has'>;
  readonly drops: Pick<Drops, 'takes'>;
  readonly predictions: Pick<Predictions, 'onCards'>;
  readonly choices: Pick<Choices, 'figures'>;
}

/**
 * What the cards mean for the question: worked out once for each question, however many cards ask, and the very same for a
 * card as long as it means the same.
 */
export class Meanings {
  readonly #table: Table;
  #before: ReadonlyMap<CardId, Meaning> = new Map();

  constructor(table: Table) {
    this.#table = table;
  }

  readonly #all = $derived.by((): ReadonlyMap<CardId, Meaning> => {
    const { byCard, targets, drops, lifted, predictions, choices } = this.#table;
    const plates = predictions.onCards();
    const { figures } = choices;
    const asked = [byCard, targets, drops.takes, plates, figures].flatMap((each) => [...each.keys()]);
    const cards = new Set(lifted === null ? asked : [...asked, lifted]);
    const before = this.#before;
    this.#before = new Map(
      [...cards].map((card) => {
        const now: Meaning = {
          standing: this.#standing(card),
          press: pressWords(this.#table, card),
          plate: plates.get(card) ?? null,
          figure: figures.get(card) ?? null,
        };
        return [card, sharing(before.get(card), now)];
      }),
    );
    return this.#before;
  });

  of(card: CardId): Meaning {
    return this.#all.get(card) ?? NO_MEANING;
  }

  #standing(card: CardId): Standing {
    const { byCard, decision, picking, lifted, drops, names } = this.#table;
    const own = byCard.get(card) ?? [];
    const isPicked = decision?.ask?.kind !== 'one' && own.some(({ id }) => picking.has(id));
    if (isPicked) return 'picked';
    if (lifted === card) return 'selected';
    if (drops.takes.has(card)) return 'target';
    // A card that could only strike what is its own does not shine.
    return own.some((option) => !isAgainstOwn(option, names)) ? 'open' : 'none';
  }
}
