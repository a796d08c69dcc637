import type { DeckCards, DeckShelf } from '../../../../electron/shared/api.ts';

/** A deck that can be tried or joined to a team. */
export interface DeckChoice {
  /** `deck:<id>` or `starter:<pack>`. */
  readonly key: string;
  readonly name: string;
  readonly cards: DeckCards;
  /** Null for a starter deck. */
  readonly deck: string | null;
}

/** The Good decks that there are, those of one's own first; those put aside are left out. */
export function goodDecks({ decks, starters }: DeckShelf): readonly DeckChoice[] {
  return [
    ...decks
      .filter(({ side, isArchived }) => side === 'good' && !isArchived)
      .map(({ id, name, cards }) => ({ key: `deck:${id}`, name, cards: plain(cards), deck: id })),
    ...starters
      .filter(({ side }) => side === 'good')
      .map(({ pack, title, cards }) => ({
        key: `starter:${pack}`,
        name: title,
        cards: plain(cards),
        deck: null,
      })),
  ];
}

/** Lines as they are reckoned with: card and copies, and nothing else. */
export const plain = (cards: DeckCards): DeckCards => cards.map(({ card, copies }) => ({ card, copies }));
