import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import type { Seal } from '../words/omens/seals.ts';
import type { TableState } from '../table-state.svelte.ts';

/** Whom a seal is about: whom it strikes first, or between whom is still to be chosen. */
const struckBy = ({ target, tied }: Seal): readonly CardId[] => (target === null ? tied : [target]);

/** Does the seal that is being read aim at this card? */
export function isForeseen({ preview, restingOmens }: TableState, card: CardId): boolean {
  if (preview.telling === null) return false;
  const seal = restingOmens.foretold.seals.get(Number(preview.telling));
  return seal !== undefined && struckBy(seal).includes(card);
}

/** Does this seal aim at the card that is being looked at? */
export function aimsAtShown({ preview }: TableState, seal: Seal): boolean {
  const card = preview.shown?.card ?? null;
  return card !== null && struckBy(seal).includes(Number(card));
}
