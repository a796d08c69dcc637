import type { DefId } from '../../../../engine/index.ts';

/** On so many cards the same reminder is read in passing; by then it is known. */
const ENOUGH = 2;

/** The reminders on cards that are looked at in passing: many cards bear the same one. */
export class Reminders {
  readonly #read = new Map<string, Set<DefId>>();

  /** Is a reminder still to be read on this card? On a card where it was, it stays. */
  isNew(reminder: string, card: DefId): boolean {
    const cards = this.#read.get(reminder) ?? new Set();
    if (!cards.has(card) && cards.size >= ENOUGH) return false;
    this.#read.set(reminder, cards.add(card));
    return true;
  }
}
