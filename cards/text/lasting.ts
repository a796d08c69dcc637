import type { Select } from '../../engine/alpha-omega/selects.ts';
import { isSeveral, type ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import { bareRef } from './selects.ts';

/** The cards that an effect stays on; and what must be true for it of a card that is named, which is said as a condition. */
export function splitTarget<N extends Np, O, I>(
  on: Select,
  scope: Pick<ScopeOf<N, O, I>, 'mentions'>,
): { readonly target: Select; readonly condition: Select | null } {
  const { is, zone: _, ...filters } = on;
  if (is === undefined || bareRef(on) !== undefined || isSeveral(is, scope))
    return { target: on, condition: null };
  return { target: { is }, condition: { is, ...filters } };
}
