import type { DeckSummary } from '../../../../electron/shared/games/alpha-omega/api.ts';

/** Which decks are looked for. */
export interface SoughtDecks {
  readonly text: string;
  readonly side: 'both' | 'good' | 'opponent';
  readonly tag: string | null;
  readonly archived: boolean;
}

/** Is this one of them? Words are looked for in its name, its tags and its cards. */
export function fits(deck: DeckSummary, { text, side, tag, archived }: SoughtDecks): boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const says = [deck.name, ...deck.tags, ...deck.cards.map(({ name }) => name)].join('\n').toLowerCase();
  return (
    (archived || !deck.isArchived) &&
    (side === 'both' || deck.side === side) &&
    (tag === null || deck.tags.includes(tag)) &&
    words.every((word) => says.includes(word))
  );
}
