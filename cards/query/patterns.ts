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
  const from = query.at + at;
  return [{ code, from, to: from + 1, found: text.slice(from, from + 1), fixes: [] }];
}
