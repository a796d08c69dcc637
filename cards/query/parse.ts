import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { checked } from './check.ts';
import { parse, SyntaxError } from './parser.mjs';
import { patternIssues } from './patterns.ts';
import {
  MOST_QUERY,
  QUERY_ISSUES,
  type Fix,
  type Query,
  type QueryIssue,
  type QueryIssueCode,
} from './query.ts';
import type { Place } from './raw.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a query as a person typed it.
 * @param text at most {@link MOST_QUERY} characters
 * @param vocabulary the words that the fields know
 * @returns the query, null where nothing is asked; or all that is wrong with it, the first in the text first
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
): Result<Query | null, readonly QueryIssue[]> {
  if (text.length > MOST_QUERY) {
    const place = { from: MOST_QUERY, to: text.length };
    return fail([{ code: 'tooLong', ...place, found: '', fixes: [{ ...place, text: '' }] }]);
  }
  try {
    const raw = parse(text);
    if (raw === null) return ok(null);
    const issues: QueryIssue[] = [];
    const query = checked(raw, { text, vocabulary, issues });
    const all = query === null ? issues : [...issues, ...patternIssues(query, text)];
    return all.length > 0 ? fail(all.toSorted((a, b) => a.from - b.from)) : ok(query);
  } catch (error) {
    if (error instanceof SyntaxError) return fail([misread(text, error)]);
    throw error;
  }
}

function misread(text: string, { message, location }: SyntaxError): QueryIssue {
  const code = QUERY_ISSUES.find((each) => each === message);
  if (code === undefined) throw new TypeError(`the grammar refuses without a code: ${message}`);
  const place = { from: location.start.offset, to: location.end.offset };
  return { code, ...place, found: text.slice(place.from, place.to), fixes: fixesOf(code, place, text) };
}

/** What mends a text that cannot be read. */
function fixesOf(code: QueryIssueCode, place: Place, text: string): readonly Fix[] {
  const end = { from: text.length, to: text.length };
  switch (code) {
    case 'unclosedGroup':
      return [{ ...end, text: ')' }];
    case 'unclosedQuote':
      return [{ ...end, text: '"' }];
    case 'unclosedPattern':
      return [{ ...end, text: '/' }];
    case 'strayParenthesis':
    case 'emptyGroup':
    case 'missingBefore':
      return [{ ...place, text: '' }];
    case 'missingAfter':
      return [{ ...lastWord(text, place.from), text: '' }];
    case 'missingValue':
      return [{ ...lastField(text, place.from), text: '' }];
    default:
      return [];
  }
}

/** The word, or the sign, that stands before a place and waits for what should come after it. */
function lastWord(text: string, end: number): Place {
  const waiting = /(?:[-~(]|\b(?:or|and|not))\s*$/i.exec(text.slice(0, end));
  return { from: waiting?.index ?? end, to: end };
}

function lastField(text: string, end: number): Place {
  const field = /[\p{L}\p{N}_]+(?:[:<>=]|[<>!]=)$/u.exec(text.slice(0, end));
  return { from: field?.index ?? end, to: end };
}
