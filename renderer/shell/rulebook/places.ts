import type { DefId } from '../../../engine/alpha-omega/index.ts';
import type { CardBook } from '../../games/alpha-omega/words/cards/words.ts';
import { cardNamed, sectionById } from './book.ts';
import { isTerm, type Term } from './terms.ts';

/** Where the book can be open. */
export type Place =
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'card'; readonly def: DefId };

/**
 * Where a mark in a message leads: `see.` to a paragraph, `card.` to a card, anything else to a term.
 * @returns null where there is nothing by that name, as of a card that the library lacks
 */
export function placeOf(to: string, cards: CardBook): Place | null {
  const [, kind, name = to] = /^(see|card)\.(.+)$/.exec(to) ?? [];
  if (kind === 'see') return sectionById(name) === undefined ? null : { kind: 'section', section: name };
  if (kind === 'card') {
    const def = cardNamed(name, cards);
    return def === null ? null : { kind: 'card', def };
  }
  return isTerm(name) ? { kind: 'term', term: name } : null;
}
