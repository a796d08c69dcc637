import type { ObjectiveDef } from './definitions.ts';
import type { Condition, Side } from './selects.ts';

/** What ends an Objective at a Strength Check, beside the lead, and which side wins it then. */
export interface EndCondition {
  readonly wins: Side;
  /** The first round of the Objective in which it can be; null where any round will do. */
  readonly round: number | null;
  /** What else has to be true; null where the round is all. */
  readonly needs: Condition | null;
}

/** Everything that wins and then everything that loses an Objective by its program, beside the lead. */
export function endConditionsOf({ won, lost }: Pick<ObjectiveDef, 'won' | 'lost'>): readonly EndCondition[] {
  return [...endsIn('good', won), ...endsIn('opponent', lost)];
}

function endsIn(wins: Side, condition: Condition | undefined): readonly EndCondition[] {
  if (condition === undefined) return [];
  if ('any' in condition) return condition.any.flatMap((part) => endsIn(wins, part));
  const parts = 'all' in condition ? condition.all : [condition];
  const rounds = parts.flatMap((part) => ('round' in part ? [part.round] : []));
  const rest = parts.filter((part) => !('round' in part));
  const [only] = rest;
  return [
    {
      wins,
      round: rounds.length === 0 ? null : Math.max(...rounds),
      needs: only === undefined ? null : rest.length === 1 ? only : { all: rest },
    },
  ];
}
