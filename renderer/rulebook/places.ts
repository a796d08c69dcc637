import { sectionIn, type Marked } from './page.ts';

/** Where a book can be open. */
export type Place =
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'card'; readonly def: string };

/**
 * Where a mark in a message leads: `see.` to a paragraph, `card.` to a card, anything else to a term.
 * @returns null where there is nothing by that name, as of a card that the library lacks
 */
export function placeOf(to: string, book: Marked): Place | null {
  const [, kind, name = to] = /^(see|card)\.(.+)$/.exec(to) ?? [];
  if (kind === 'see') return sectionIn(book, name) === null ? null : { kind: 'section', section: name };
  if (kind === 'card') {
    const def = book.cardNamed(name);
    return def === null ? null : { kind: 'card', def };
  }
  return book.isTerm(name) ? { kind: 'term', term: name } : null;
}
