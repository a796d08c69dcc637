import type { Place } from '../../../../cards/text/ops/op.ts';
import type { DecisionView } from '../../../../engine/alpha-omega/index.ts';
import type { Names } from '../words/asking/names.ts';
import { broughtTo, purposeOf } from '../words/asking/purpose.ts';

/** Where a chosen card goes, as far as that is a place one could lay it. */
export type Slot = 'Bottom' | 'Deck' | 'Discard' | 'Hand' | 'Play' | 'Chosen';

const SLOTS: Readonly<Record<Place, Slot>> = {
  asBefore: 'Chosen',
  bottom: 'Bottom',
  deck: 'Deck',
  discard: 'Discard',
  hand: 'Hand',
  play: 'Play',
};

/** Where the cards that are chosen are laid: by what becomes of them. */
export function slotOf({ about, source }: DecisionView, { book }: Names): Slot {
  if (about === 'discardCards') return 'Discard';
  const purpose = source === null ? null : purposeOf(book.get(source.def));
  return purpose === null ? 'Chosen' : SLOTS[broughtTo(purpose)];
}
