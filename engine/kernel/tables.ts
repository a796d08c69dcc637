import type { Machine } from './machine.ts';
import type { GameState, GameTypes } from './types.ts';

/**
 * How the table stood after each of some groups of events that followed one another.
 * @param before the state that the first of them happened in
 * @returns for each group a state in which nothing is asked
 */
export function statesAfter<G extends GameTypes>(
  { ruleset, content }: Machine<G>,
  before: GameState<G>,
  groups: readonly (readonly G['event'][])[],
): readonly GameState<G>[] {
  let { table } = before;
  return groups.map((events) => {
    for (const event of events) table = ruleset.evolve(table, event, content);
    return { ...before, table, pending: null, outcome: ruleset.outcome(table) };
  });
}
