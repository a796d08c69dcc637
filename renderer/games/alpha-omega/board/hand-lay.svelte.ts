import type { HandCard } from '../../../../engine/alpha-omega/index.ts';
import { input } from '../../../input/input.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { printOf } from '../words/cards/prints.ts';
import { widestWord } from '../../../table/hand/name-width.svelte.ts';
import { readsUpwards } from '../../../table/hand/reads-upwards.ts';
import type { TableState } from '../table-state.svelte.ts';
import { ALONE, HAND_CARD, isUnderAlike, stackedFan, type HandSpace } from '../../../table/hand/hand-fan.ts';
import { inOrder, isAlike, stacksOf } from './hand-order.ts';
import { HeldFan } from '../../../table/hand/held-fan.ts';
import { HeldWidths } from '../../../table/hand/held-widths.ts';
import { Reach } from '../../../table/hand/reach.svelte.ts';
import type { Strip } from '../../../table/hand/shifted.svelte.ts';

/** Of cards alike that lie on each other: which one this is, and of how many. */
export interface Piled {
  readonly place: number;
  readonly count: number;
}

/** How the cards of a hand lie. */
export class HandLay {
  readonly #table: TableState;
  readonly #drawn: () => readonly HandCard[];
  readonly #held = new HeldFan();
  readonly #widths = new HeldWidths();
  /** How wide the hand is, in pixels. */
  width = $state(0);
  /** Does a pointer reach for it? */
  readonly reach = new Reach();

  /** @param drawn its cards in the order in which they came */
  constructor(table: TableState, drawn: () => readonly HandCard[]) {
    this.#table = table;
    this.#drawn = drawn;
  }

  /** The cards from left to right. */
  readonly cards = $derived.by(() =>
    inOrder(this.#drawn(), settings.now.handOrder, ({ def }) => printOf(this.#table.book, def)),
  );

  readonly #room = $derived.by((): HandSpace => {
    const { unit } = this.#table.layout.units;
    return { width: this.width, card: HAND_CARD * unit, unit };
  });

  /** Where each of them lies. */
  readonly fan = $derived.by(() =>
    this.#held.hold(
      this.cards.map(({ id }) => id),
      stackedFan(stacksOf(this.cards), this.#room),
      this.#room,
      // Where keys are used, a pointer that rests there reaches for nothing.
      this.reach.isOn && (input.device === 'mouse' || input.device === 'touch'),
    ),
  );

  /** For how much of each its letters are set; null where they have the whole card. */
  readonly widths = $derived.by(() =>
    this.#widths.hold(
      this.fan.map(({ seen }) => seen),
      this.#room.card,
    ),
  );

  /** Which of them lie on each other; null for a card by itself. */
  readonly piled = $derived.by((): readonly (Piled | null)[] =>
    this.cards.map((_, at) => {
      let [first, last] = [at, at];
      while (this.isUnder(first - 1)) first -= 1;
      while (this.isUnder(last)) last += 1;
      return first === last ? null : { place: at - first + 1, count: last - first + 1 };
    }),
  );

  /** Are names written upwards? All of a hand are, where one of them has no room across. */
  readonly isUpwards = $derived.by(() =>
    this.cards.some(({ def }, at) => {
      const width = this.widths[at] ?? null;
      const { book, layout } = this.#table;
      if (width === null || this.isUnder(at)) return false;
      return readsUpwards(widestWord(printOf(book, def).name), width, layout.units.text);
    }),
  );

  /** What is seen of each. */
  readonly strips = $derived.by((): readonly Strip[] => {
    const { width, card } = this.#room;
    return this.cards.map(({ id }, at) => {
      const { x, seen } = this.fan[at] ?? ALONE;
      const from = (width - card) / 2 + x;
      return { id, from, to: from + (seen ?? card) };
    });
  });

  /** Does it lie under one alike? */
  isUnder(at: number): boolean {
    const [card, held] = [this.cards[at], this.fan[at]];
    return (
      card !== undefined &&
      held !== undefined &&
      isUnderAlike(held, this.#room) &&
      isAlike(card, this.cards[at + 1])
    );
  }
}
