import type { CardDef, CardId, InPlayView, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { sideOf } from '../words/cards/words.ts';
import type { Condition } from './types.ts';

/** The cards that came back to the Good side at some time in the game. */
export const returnedIn = (log: readonly ToldEvent[]): ReadonlySet<CardId> =>
  new Set(log.flatMap(({ event }) => (event.type === 'broughtOver' ? [event.card] : [])));

/**
 * What has become of a card's glass.
 * @param card as it is in play; null for a card elsewhere, which is as it was printed
 */
export function conditionOf(def: CardDef, card: InPlayView | null, returned: ReadonlySet<CardId>): Condition {
  const printed = sideOf(def);
  if (card === null || card.countsFor === printed) {
    const isBack = card !== null && printed === 'good' && returned.has(card.id);
    return isBack ? 'mended' : printed === 'good' ? 'whole' : 'ashen';
  }
  return card.countsFor === 'opponent' ? 'cracked' : 'mended';
}
