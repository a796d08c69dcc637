import type { CardId, Option } from '../../../../engine/alpha-omega/index.ts';
import { OPTION_COMMANDS } from '../../../input/commands.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import {
  choicesShown,
  endedByKey,
  figured,
  numberedOf,
  type ChoicesShown,
  type Choosing,
} from './choices-shown.ts';

/** All of it together. */
interface Now {
  readonly shown: ChoicesShown;
  readonly numbered: readonly Option[];
  readonly figures: ReadonlyMap<CardId, number>;
}

/** How the choices of the question stand on the screen: worked out once for each question, however many cards ask. */
export class Choices {
  readonly #table: Choosing;

  constructor(table: Choosing) {
    this.#table = table;
  }

  readonly #all = $derived.by((): Now => {
    const table = this.#table;
    const shown = choicesShown(table);
    const numbered = numberedOf(table, shown);
    return { shown, numbered, figures: figuresOf(numbered, table) };
  });

  /** The choices that stand beside the question as buttons. */
  get shown(): ChoicesShown {
    return this.#all.shown;
  }

  /** The choices that figures choose, in their order on the screen. */
  get numbered(): readonly Option[] {
    return this.#all.numbered;
  }

  /** The choice that the key for ending chooses, if it has one. */
  readonly ended = $derived.by(() => endedByKey(this.#table));

  /** The figures, counted from 0, that choose cards. */
  get figures(): ReadonlyMap<CardId, number> {
    return this.#all.figures;
  }
}

/** The figures of the choices by pressing a card, as long as there are figures for all. */
function figuresOf(numbered: readonly Option[], table: Choosing): ReadonlyMap<CardId, number> {
  const map = new Map<CardId, number>();
  if (numbered.length > OPTION_COMMANDS.length) return map;
  const byCards = new Set(figured(table, numbered));
  for (const [place, option] of numbered.entries()) {
    const { to } = cardsOfOption(option);
    if (to !== null && byCards.has(option) && !map.has(to)) map.set(to, place);
  }
  return map;
}
