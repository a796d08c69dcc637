import type { Condition, Side } from '../../engine/alpha-omega/selects.ts';
import type { EndCondition } from '../../engine/alpha-omega/end-conditions.ts';
import { type Phrase, sentence } from './phrase.ts';
import type { ToldEnd, ToldObjective } from './types.ts';

/** How a language words what wins and what loses an Objective. */
export interface EndWords {
  /** "Good leads by 50". */
  readonly lead: (side: Side, by: number) => Phrase;
  /** "Goliath is not in play". */
  readonly condition: (condition: Condition) => Phrase;
  /** The same, in a round or later. */
  readonly since: (condition: Phrase, round: number) => Phrase;
  /** "Round 12 is reached". */
  readonly round: (round: number) => Phrase;
}

/** The leads of both sides, then what else wins and loses. */
export function goalsIn(
  def: ToldObjective,
  ends: readonly EndCondition[],
  { lead, condition, since, round }: EndWords,
): readonly ToldEnd[] {
  const leads: readonly ToldEnd[] = [
    { wins: 'good', spans: sentence(lead('good', def.value)) },
    { wins: 'opponent', spans: sentence(lead('opponent', def.loses ?? def.value)) },
  ];
  const others = ends.map(({ wins, round: first, needs }): ToldEnd => {
    const needed = needs === null ? null : condition(needs);
    if (needed === null) return { wins, spans: sentence(round(first ?? 1)) };
    return { wins, spans: sentence(first === null ? needed : since(needed, first)) };
  });
  return [...leads, ...others];
}
