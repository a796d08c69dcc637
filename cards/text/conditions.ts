import type { Condition } from '../../engine/alpha-omega/selects.ts';

/** Is the condition said with this word between its parts? */
export function joinsBy(word: 'and' | 'or', condition: Condition, isTrue: boolean): boolean {
  if ('not' in condition) return joinsBy(word, condition.not, !isTrue);
  if ('all' in condition) return condition.all.length > 1 && (isTrue ? 'and' : 'or') === word;
  return 'any' in condition && condition.any.length > 1 && (isTrue ? 'or' : 'and') === word;
}

/** Does a condition ask who leads? That is what the last Strength Check found, not how the scale stands now. */
export function asksForLead(condition: Condition): boolean {
  if ('not' in condition) return asksForLead(condition.not);
  if ('all' in condition) return condition.all.some(asksForLead);
  if ('any' in condition) return condition.any.some(asksForLead);
  return 'lead' in condition;
}

/** Is it of the round alone: from one on, or before one? */
const isOfRound = (condition: Condition): boolean =>
  'round' in condition || ('not' in condition && 'round' in condition.not);

/** The parts of which one has to hold, where one is of the round: each is a time by itself; null for any other condition. */
export const timesOf = (condition: Condition): readonly Condition[] | null =>
  'any' in condition && condition.any.some(isOfRound) ? condition.any : null;
