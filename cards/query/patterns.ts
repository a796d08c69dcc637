import { matcherOf } from './pattern/matcher.ts';
import type { Query, QueryIssue } from './query.ts';

/** What is wrong with the patterns in a query, each where it stands. */
export function patternIssues(query: Query, text: string): readonly QueryIssue[] {
  if (query.kind === 'all' || query.kind === 'any')
    return query.of.flatMap((each) => patternIssues(each, text));
  if (query.kind === 'not') return patternIssues(query.of, text);
  if (query.kind !== 'pattern') return [];
  const made = matcherOf(query.pattern);
  if (made.ok) return [];
  const { code, at } = made.error;
  // The pattern begins after its first stroke, and its term ends with the other.
  const from = query.to - 1 - query.pattern.length + at;
  const found = text.slice(from, from + 1);
  return [{ code, from, to: Math.max(from + 1, Math.min(from + 1, query.to)), found, fixes: [] }];
}
