import type {
  CardId,
  DecisionView,
  DefId,
  KnownCard,
  Option,
  View,
} from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { Couch } from '../couch/couch.svelte.ts';
import type { OnTable } from '../question/on-table.ts';
import { laidOut } from './lies.ts';
import { slotOf, type Slot } from './slots.ts';

/** A card on the cloth, and the choice it stands for. */
export interface Laid {
  readonly option: Option;
  readonly card: CardId;
  /** Its print; unknown where these eyes may not see its face. */
  readonly def: DefId | undefined;
}

/** Where the cards on the cloth come from. */
export type Origin = 'Callings' | 'OpponentDeck' | 'OpponentDiscard' | 'Discard' | 'Mixed';

/** The question, and who comes to it. */
interface Table extends Pick<OnTable, 'decision' | 'names'> {
  readonly view: View;
  readonly couch: Pick<Couch, 'recap'>;
}

/** One of so many is pressed: the room that a slot would take is theirs. */
const MANY = 12;

/** The cloth above the board, on which the cards of a question lie that are neither in play nor in a hand. */
export class Cloth {
  readonly #table: Table;
  #aside = $state.raw<number | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The cards of the question; none where all of them are chosen where they lie. */
  readonly cards = $derived.by((): readonly Laid[] => {
    const { decision, names } = this.#table;
    if (decision?.ask == null) return [];
    return laidOut(decision.ask, names).flatMap((option) => {
      const { from } = cardsOfOption(option);
      return from === null ? [] : [{ option, card: from, def: names.def(from) }];
    });
  });

  readonly isLaid = $derived.by(() => this.cards.length > 0);
  /** Somebody wants to look at the table under it. */
  readonly isAside = $derived.by(() => this.#aside !== null && this.#aside === this.#table.decision?.id);
  /** Whoever comes back to a game first reads what came before. */
  readonly isOpen = $derived.by(() => this.isLaid && !this.isAside && !this.#table.couch.recap);

  /** Where a card is laid that is chosen; null where all are put in order. */
  readonly slot = $derived.by((): Slot | null => {
    const { decision, names } = this.#table;
    return decision?.ask == null || decision.ask.kind === 'order' ? null : slotOf(decision, names);
  });

  readonly origin = $derived.by((): Origin => originOf(this.cards, this.#table.view, this.#table.decision));

  /** So many can be laid in the slot; none where they are put in order, or pressed. */
  readonly most = $derived.by(() => {
    const ask = this.#table.decision?.ask ?? null;
    if (ask === null || ask.kind === 'order' || this.origin === 'Callings') return 0;
    return ask.kind === 'some' ? ask.max : Number(this.cards.length <= MANY);
  });

  /** Are they the Opponents' cards? */
  readonly isTheirs = $derived.by(() => this.origin === 'OpponentDeck' || this.origin === 'OpponentDiscard');

  /** Is this choice made by a card on the cloth, and can it be pressed there now? */
  shows(option: Option): boolean {
    return this.isOpen && this.cards.some((laid) => laid.option === option);
  }

  /** Does a choice wait on the cloth that is not laid out now? */
  hides(option: Option): boolean {
    return !this.isOpen && this.cards.some((laid) => laid.option === option);
  }

  /** Puts the cloth aside, or lays it out again. */
  turn(): void {
    this.#aside = this.isAside ? null : (this.#table.decision?.id ?? null);
  }
}

function originOf(cards: readonly Laid[], view: View, decision: DecisionView | null): Origin {
  const among = (pile: readonly KnownCard[] | undefined): boolean =>
    cards.every(({ card }) => pile?.some(({ id }) => id === card) === true);
  if (decision?.about === 'chooseCalling') return 'Callings';
  if (among(view.opponent.knownDeck)) return 'OpponentDeck';
  if (among(view.opponent.discard)) return 'OpponentDiscard';
  return among(view.seats[decision?.seat ?? -1]?.discard) ? 'Discard' : 'Mixed';
}
