import type { Comparison, Fix, Query, QueryIssue, Term } from '../../cards/query/query.ts';
import { choiceWord } from './choice-words.ts';
import { t } from './language/language.ts';

const SIGNS: Readonly<Record<Comparison, string>> = {
  '=': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};

/** What one part of a query asks, in a few words. */
export function termWords(term: Term): string {
  switch (term.kind) {
    case 'words':
      if (term.field !== 'any') return t(`query.${term.field}`, { words: term.words });
      return t(term.exact ? 'query.any' : 'query.anyBegins', { words: term.words });
    case 'pattern':
      return t(`query.${term.field}Fits`, { words: term.pattern });
    case 'choice':
      return choiceWord(term.field, term.is);
    case 'number':
      return t(`query.${term.field}`, { op: SIGNS[term.op], number: term.than });
    case 'deck':
      return term.name === null ? t('query.inDeck') : t('query.inDeckNamed', { words: term.name });
  }
}

/** A whole query in words, with its parts as they hold together. */
export function queryWords(query: Query): string {
  switch (query.kind) {
    case 'all':
      return query.of.map(queryWords).join(', ');
    case 'any':
      return query.of.map(queryWords).join(` ${t('query.or')} `);
    case 'not':
      return t('query.not', { part: queryWords(query.of) });
    default:
      return termWords(query);
  }
}

/** Why a query cannot be asked. */
export const issueWords = ({ code, found }: QueryIssue): string => t(`query.${code}`, { found });

/** What a change of the text would do, before the text itself. */
export function fixWords({ from, to, text }: Fix): string {
  if (text === '') return t('query.fixLeaveOut');
  return t(from === to ? 'query.fixAdd' : 'query.fixTo');
}
