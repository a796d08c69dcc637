import type { CardId, DecisionView, Option, View } from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { Names } from '../words/asking/names.ts';
import type { Couch } from '../couch/couch.svelte.ts';
import { targetsOf } from './targets.ts';

/*
 * What is asked, and the card that is lifted, each as one thing that stays the very same as long as it is: every card of the
 * table looks at them, and how often Svelte walks to each card grows with the number of ways that lead there.
 */

/** What is asked of somebody here. */
interface Asked {
  readonly decision: DecisionView | null;
  readonly options: readonly Option[];
  /** Choices by the card one would reach for. */
  readonly byCard: ReadonlyMap<CardId, readonly Option[]>;
}

const NOT_ASKED: Asked = { decision: null, options: [], byCard: new Map() };

function askedBy(decision: DecisionView): Asked {
  const options = decision.ask?.options ?? [];
  const byCard = new Map<CardId, Option[]>();
  for (const option of options) {
    const { from } = cardsOfOption(option);
    if (from !== null) byCard.set(from, [...(byCard.get(from) ?? []), option]);
  }
  return { decision, options, byCard };
}

/** The card that is lifted, what it can do, and the cards that it can be aimed at. */
interface Lifted {
  readonly card: CardId | null;
  readonly options: readonly Option[];
  readonly targets: ReadonlyMap<CardId, Option>;
}

const NOT_LIFTED: Lifted = { card: null, options: [], targets: new Map() };

function lifted(card: CardId, { byCard }: Asked, names: Names): Lifted {
  const options = byCard.get(card) ?? [];
  return { card, options, targets: targetsOf(options, names) };
}

/** Who is asked, and whether that is shown yet. */
interface Table {
  readonly view: View;
  readonly names: Names;
  readonly couch: Pick<Couch, 'asksNobody' | 'isBot'>;
  readonly isBack: boolean;
  readonly isTelling: boolean;
}

/** What is asked, and the card that was lifted for it. */
export class Asking {
  readonly #table: Table;
  #latest = NOT_ASKED;
  #lifted = $state.raw<{ readonly decision: number; readonly card: CardId } | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** What the program is asked is nobody else's to answer. */
  readonly now = $derived.by((): Asked => {
    const { isBack, isTelling, couch, view } = this.#table;
    const { pending } = view;
    if (isBack || isTelling || couch.asksNobody) return NOT_ASKED;
    if (!pending?.ask || couch.isBot(pending.seat)) return NOT_ASKED;
    if (this.#latest.decision !== pending) this.#latest = askedBy(pending);
    return this.#latest;
  });

  readonly lifted = $derived.by((): Lifted => {
    const { now } = this;
    if (this.#lifted === null || this.#lifted.decision !== now.decision?.id) return NOT_LIFTED;
    return lifted(this.#lifted.card, now, this.#table.names);
  });

  /** Lifts a card for what is asked, or lets it go again. */
  lift(card: CardId | null): void {
    const decision = this.now.decision?.id;
    this.#lifted = card === null || decision === undefined ? null : { decision, card };
  }

  /** Lets go of the card without looking at what is asked, which may have come to its end with the table. */
  letGo(): void {
    this.#lifted = null;
  }
}
