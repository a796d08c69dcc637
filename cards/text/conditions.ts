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
