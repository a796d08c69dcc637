import { VARIANTS, type Variant } from '../../variants-and-assists.ts';
import { refusalOf } from '../../variants.ts';

/** Every set of variants that can be played together, none at all first. */
export function combinations(): readonly (readonly Variant[])[] {
  const sets = VARIANTS.reduce<readonly (readonly Variant[])[]>(
    (known, variant) => [...known, ...known.map((set) => [...set, variant])],
    [[]],
  );
  return sets.filter(goTogether);
}

function goTogether(variants: readonly Variant[]): boolean {
  const seats = [{ name: '', deck: [] }];
  return refusalOf({ variants, seats, objective: '', opponentDeck: [], callingDeck: [] }) === null;
}
