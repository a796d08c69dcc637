import type { Comparison, Fix, Query, QueryIssue, Term } from '../../../../../cards/query/query.ts';
import { choiceWord } from './choice-words.ts';
import { t } from '../../../../text/language/language.ts';

const SIGNS: Readonly<Record<Comparison, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};

/** What a word of a field is called: see {@link choiceWord}; packs have titles that only the cards know. */
export type Called = (field: string, word: string) => string;

/** What one part of a query asks, in a few words. */
function termWords(term: Term, called: Called): string {
  switch (term.kind) {
    case 'words':
      if (term.field !== 'any') return t(`query.${term.field}`, { words: term.words });
      return t(term.exact ? 'query.any' : 'query.anyBegins', { words: term.words });
    case 'pattern':
      return t(`query.${term.field}Fits`, { words: term.pattern });
    case 'choice':
      return called(term.field, term.is);
    case 'number':
      return t(`query.${term.field}`, { op: SIGNS[term.op], number: term.than });
    case 'deck':
      return term.name === null ? t('query.inDeck') : t('query.inDeckNamed', { words: term.name });
  }
}

/** A whole query in words, with its parts as they hold together. */
export function queryWords(query: Query, called: Called = choiceWord): string {
  const words = (part: Query): string => queryWords(part, called);
  switch (query.kind) {
    case 'all':
      return query.of.map(words).join(', ');
    case 'any':
      return query.of.map(words).join(` ${t('query.or')} `);
    case 'not':
      return t('query.not', { part: words(query.of) });
    default:
      return termWords(query, called);
  }
}

/** Why a query cannot be asked. */
export const issueWords = ({ code, found }: QueryIssue): string => t(`query.${code}`, { found });

/** What a change of the text would do, before the text itself. */
export function fixWords({ from, to, text }: Fix): string {
  if (text === '') return t('query.fixLeaveOut');
  return t(from === to ? 'query.fixAdd' : 'query.fixTo');
}
