import { gathered } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import { isNowhere, nameBook, nameFromId } from './names.ts';
import { DECK_LIMITS, type DeckSheet, type NamedEntry } from './sheet.ts';

type Lists = Pick<DeckSheet, 'side' | 'cards' | 'sideList' | 'cardNotes'>;

/**
 * The lists of a deck with the cards that there are now: a card of which only the name was known is the card of that name
 * as soon as a pack has one, and every card is called what its print is called. What no pack knows stays as it is.
 */
export function settled<T extends Lists>(deck: T, content: Catalogue): T {
  const book = nameBook(content);
  const now = new Map<DefId, DefId>();
  for (const { card, name } of [...deck.cards, ...deck.sideList])
    if (isNowhere(card) && !content.has(card)) now.set(card, book.find(name, deck.side)?.id ?? card);
  const settle = (entries: readonly NamedEntry[]): readonly NamedEntry[] =>
    named(
      entries.map((entry) => ({ ...entry, card: now.get(entry.card) ?? entry.card })),
      content,
    );
  return {
    ...deck,
    cards: settle(deck.cards),
    sideList: settle(deck.sideList),
    cardNotes: Object.fromEntries(
      Object.entries(deck.cardNotes).map(([id, note]) => [now.get(id) ?? id, note]),
    ),
  };
}

/** The entries with each card once, called as it is printed, or as it was called before. */
export function named(
  entries: readonly { readonly card: DefId; readonly copies: number; readonly name?: string }[],
  content: Catalogue,
): readonly NamedEntry[] {
  const names = new Map(entries.map(({ card, name }) => [card, name]));
  return gathered(entries).map(({ card, copies }) => ({
    card,
    copies: Math.min(copies, DECK_LIMITS.copies),
    name: content.get(card)?.name ?? names.get(card) ?? nameFromId(card),
  }));
}
