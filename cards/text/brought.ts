import type { Catalogue, ObjectiveDef } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';

/** What an Objective brings, by side: Good cards begin as the first player's. */
export interface Brought {
  readonly good: readonly DefId[];
  readonly opponent: readonly DefId[];
}

/** What an Objective brings; a card that is missing counts as Good. */
export function broughtBy({ brings = [] }: Pick<ObjectiveDef, 'brings'>, catalogue: Catalogue): Brought {
  const isOpponent = (id: DefId): boolean => {
    const def = catalogue.get(id);
    return def !== undefined && 'side' in def && def.side === 'opponent';
  };
  return { good: brings.filter((id) => !isOpponent(id)), opponent: brings.filter(isOpponent) };
}
