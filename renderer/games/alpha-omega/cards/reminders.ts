import type { LineKind } from '../../../../cards/text/types.ts';
import type { CardDef, DefId, InPlayView } from '../../../../engine/alpha-omega/index.ts';

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

/** The card that reminders are on, as it is now: null in play where it is not, and why its own text no longer counts. */
interface AsNow {
  readonly def: CardDef;
  readonly card: Pick<InPlayView, 'lured'> | null;
  readonly lost: string | null;
}

/**
 * Is a reminder about this card as it is now? What a Person's traits are explained for happens to it once it is Lured Astray;
 * what its text says is explained as long as that counts.
 */
const concerns = (kind: LineKind, { def, card, lost }: AsNow): boolean =>
  kind === 'is' && def.type === 'person' ? card?.lured === true : lost === null;

/**
 * Which reminders a card shows, by what their line speaks of.
 * @param passing what was read on cards that were looked at in passing, where this one is
 */
export const remindsOf =
  (now: AsNow, passing: Reminders | null) =>
  (reminder: string, kind: LineKind): boolean =>
    concerns(kind, now) && (passing === null || passing.isNew(reminder, now.def.id));
