import type { CardId, DefId, Option, View } from '../../../../engine/alpha-omega/index.ts';
import type { Point } from '../../../input/drag.ts';
import type { Session } from '../session.svelte.ts';
import { abilityText } from '../words/cards/may-text.ts';
import { heldBackWords } from '../words/asking/held-back.ts';
import { t } from '../../../text/language/language.ts';
import { withNumbers } from '../words/asking/options.ts';
import { printOf } from '../words/cards/prints.ts';
import type { CardBook } from '../words/cards/words.ts';
import type { Answering } from '../../../table/question/answering.svelte.ts';
import type { OnTable } from './on-table.ts';
import type { Predictions } from './predictions.svelte.ts';

/** A card that is being dragged, and where. */
export interface Dragged {
  readonly def: DefId;
  readonly card: CardId;
  readonly at: Point;
  /** Where it lies again, once it was refused and flies back; null while it is held. */
  readonly home: DOMRectReadOnly | null;
  /** The question that letting it go has answered: there it lies until the table shows where it goes. Null while it is held. */
  readonly answered: number | null;
}

/** The question, the card that is dragged for it, and how it is answered. */
interface Table extends OnTable {
  readonly session: Pick<Session, 'answer' | 'view'>;
  readonly view: View;
  readonly book: CardBook;
  readonly answering: Pick<Answering, 'by'>;
  readonly predictions: Pick<Predictions, 'abilitiesOn' | 'abilityOutcome'>;
  readonly drag: Dragged | null;
  /** A choice in words. */
  sentence(option: Option): string;
  send(ids: readonly string[]): Promise<void>;
}

interface Two {
  readonly decision: number;
  readonly card: CardId;
  readonly target: CardId;
  /** Where the card was let go. */
  readonly at: Point;
}

const NONE: ReadonlyMap<CardId, Option> = new Map();

/** What remains to be said when a card was let go: which of several choices was meant, or that nothing takes it there. */
export class Drops {
  readonly #table: Table;
  #asked = $state.raw<Two | null>(null);
  #refused = $state.raw<{ readonly decision: number | undefined; readonly words: string } | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The target on which a card was let go that can do several things to it; null where none is asked about. */
  readonly asked = $derived.by(() => {
    const two = this.#asked;
    if (two === null) return null;
    const { decision, lifted } = this.#table;
    return two.decision === decision?.id && two.card === lifted ? two : null;
  });

  /** What may have been meant. */
  readonly options = $derived.by(() => (this.asked === null ? [] : this.#on(this.asked.target)));

  /** A choice that may have been meant, with what is sure to come of it for the card under it. */
  sentenceOf(option: Option): string {
    const outcome = this.#outcomeOf(option);
    const words = this.#table.sentence(option);
    return outcome === null ? words : withNumbers(words, outcome);
  }

  /** What an ability says that may have been meant, where nothing is sure of it; else null, as of an attack. */
  textOf(option: Option): string | null {
    const { names, book } = this.#table;
    if (option.kind !== 'ability' || this.#outcomeOf(option) !== null) return null;
    const def = names.def(option.card);
    return def === undefined ? null : abilityText(printOf(book, def), option.ability, book);
  }

  /** The sentence of an attack tells it already. */
  #outcomeOf(option: Option): string | null {
    const target = this.asked?.target;
    if (option.kind !== 'ability' || target === undefined) return null;
    return this.#table.predictions.abilityOutcome(option, target);
  }

  /** Why a card was not taken where it was let go, or cannot be dragged, as long as the same is asked and none is taken up. */
  readonly refused = $derived.by(() =>
    this.#refused !== null &&
    this.#refused.decision === this.#table.decision?.id &&
    this.#table.lifted === null
      ? this.#refused.words
      : null,
  );

  /** Is the chosen card held over the table? */
  readonly #isHeld = $derived.by(() => {
    const { drag } = this.#table;
    return drag !== null && drag.card === this.#table.lifted && drag.home === null && drag.answered === null;
  });

  /** While a card is held: the cards that an ability of it is for, where nothing else is done to them. */
  readonly helped = $derived.by((): ReadonlyMap<CardId, Option> => {
    if (!this.#isHeld) return NONE;
    return new Map(
      this.#table.view.inPlay.flatMap(({ id }): readonly (readonly [CardId, Option])[] => {
        const help = this.helpFor(id);
        return help === null ? [] : [[id, help]];
      }),
    );
  });

  /** The ability of the chosen card that is for this one, where nothing else is done to it; null where none or several are. */
  helpFor(card: CardId): Option | null {
    const { lifted, targets, predictions } = this.#table;
    if (lifted === null || card === lifted || targets.has(card)) return null;
    const [only, ...others] = predictions.abilitiesOn(card);
    return only === undefined || others.length > 0 ? null : only;
  }

  /** What letting go of the card that is held does, by the card that it is let go on. */
  readonly takes = $derived.by((): ReadonlyMap<CardId, Option> =>
    this.helped === NONE ? this.#table.targets : new Map([...this.helped, ...this.#table.targets]),
  );

  /** Makes a choice; an ability that was meant for the card that another was let go on is used for that one. */
  async choose(option: Option): Promise<void> {
    const { asked } = this;
    if (asked !== null && this.options.includes(option)) await this.use(option, asked.target);
    else await this.#table.send([option.id]);
  }

  /** Uses an ability for the card that it was dropped on: what that one is chosen for is answered as well. */
  async use(ability: Option, target: CardId): Promise<void> {
    const { session, answering, decision } = this.#table;
    if (decision === null) return;
    await this.#table.send([ability.id]);
    const { pending } = session.view;
    if (
      ability.kind !== 'ability' ||
      pending?.ask?.kind !== 'one' ||
      pending.id === decision.id ||
      pending.source?.id !== ability.card
    )
      return;
    const chosen = pending.ask.options.find((option) => option.kind === 'card' && option.card === target);
    if (chosen !== undefined) await session.answer([chosen.id], answering.by(pending));
  }

  #on(target: CardId): readonly Option[] {
    const { targets, predictions } = this.#table;
    const aimed = targets.get(target);
    return aimed === undefined ? [] : [aimed, ...predictions.abilitiesOn(target)];
  }

  /** Asks which is meant, where the chosen card can do several things to this one. @returns whether it does */
  ask(target: CardId): boolean {
    const { decision, lifted, drag } = this.#table;
    if (decision === null || lifted === null || drag === null || this.#on(target).length < 2) return false;
    this.#asked = { decision: decision.id, card: lifted, target, at: drag.at };
    return true;
  }

  /** Nothing took the card where it was let go. */
  refuse(card: CardId): void {
    this.#say(t('ask.dropRefused', { card: this.#table.names.card(card) }));
  }

  /** The card cannot be dragged now. */
  holdBack(card: CardId): void {
    const { byCard, names } = this.#table;
    this.#say(heldBackWords(card, byCard.get(card) ?? [], names));
  }

  #say(words: string): void {
    this.#refused = { decision: this.#table.decision?.id, words };
  }

  /** Nothing is left to say of the last. */
  forget(): void {
    this.#asked = null;
    this.#refused = null;
  }
}
