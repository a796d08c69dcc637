import type { DecisionView } from '../../../../engine/alpha-omega/index.ts';
import type { Names } from '../words/asking/names.ts';
import { purposeOf, type Deed } from '../words/asking/purpose.ts';

/** Where a chosen card goes, as far as that is a place one could lay it. */
export type Slot = 'Bottom' | 'Deck' | 'Discard' | 'Hand' | 'Play' | 'Chosen';

/** A new deed has no slot before it is said here. */
const SLOTS: Readonly<Record<Deed, Slot>> = {
  damage: 'Chosen',
  heal: 'Chosen',
  defeat: 'Chosen',
  discard: 'Discard',
  arrange: 'Chosen',
  putUnder: 'Bottom',
  fall: 'Play',
  bringOver: 'Play',
  bringBack: 'Play',
  shuffleIn: 'Deck',
  takeBack: 'Hand',
  raise: 'Play',
  redirect: 'Chosen',
  lasting: 'Chosen',
  strike: 'Chosen',
  if: 'Chosen',
};

/** Where the cards that are chosen are laid: by what becomes of them. */
export function slotOf({ about, source }: DecisionView, { book }: Names): Slot {
  if (about === 'discardCards') return 'Discard';
  const purpose = source === null ? null : purposeOf(book.get(source.def));
  return purpose === null ? 'Chosen' : SLOTS[purpose.deed];
}
