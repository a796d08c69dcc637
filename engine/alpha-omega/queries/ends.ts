import type { Look } from '../look.ts';
import { endConditionsOf, type EndCondition } from '../end-conditions.ts';
import { asIfNobodyWereLured, defOf } from './cards.ts';
import { holds } from './conditions.ts';

/** An end condition as far as it has come. */
export interface EndView extends EndCondition {
  /** Is what it needs besides its round true now? */
  readonly holds: boolean;
}

/** The end conditions of the Objective on the table, as far as they have come. */
export function endsNow(look: Look): readonly EndView[] {
  const def = defOf(look, look.table.objective);
  if (def.type !== 'objective') return [];
  // Ruling 32: a Lured Player's cards are in Good play all the same.
  const judged = asIfNobodyWereLured(look);
  const scope = { self: look.table.objective, seat: 0, bound: {} } as const;
  return endConditionsOf(def).map((end) => ({
    ...end,
    holds: end.needs === null || holds(judged, end.needs, scope),
  }));
}
