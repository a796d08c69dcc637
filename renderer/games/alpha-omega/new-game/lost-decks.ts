import type { DeckSummary, NewGame, TrashedDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { playable } from './set-up.ts';

/** A deck of the last game that no game can be begun with now, and why. */
export interface LostDeck {
  readonly id: string;
  /** What it is called; null where nobody can say. */
  readonly name: string | null;
  readonly why: 'deleted' | 'trashed' | 'archived' | 'broken' | 'unread';
}

/** What is known of the decks that are kept. */
export interface DeckStock {
  readonly decks: readonly DeckSummary[];
  readonly trash: readonly TrashedDeck[];
}

/** The decks of the last game that it cannot be begun with again, each once; with no `stock`, none could be read. */
export function lostDecks(last: NewGame | null, stock: DeckStock | null): readonly LostDeck[] {
  const { decks, trash } = stock ?? { decks: [], trash: [] };
  const ready = new Set([...playable(decks, 'good'), ...playable(decks, 'opponent')].map(({ id }) => id));
  const chosen = [...(last?.decks ?? []), last?.opponentDeck].flatMap((choice) => choice?.deck ?? []);
  return [...new Set(chosen)]
    .filter((id) => !ready.has(id))
    .map((id) => (stock === null ? { id, name: null, why: 'unread' } : lost(id, decks, trash)));
}

function lost(id: string, decks: readonly DeckSummary[], trash: readonly TrashedDeck[]): LostDeck {
  const kept = decks.find((deck) => deck.id === id);
  if (kept !== undefined) return { id, name: kept.name, why: kept.isArchived ? 'archived' : 'broken' };
  const thrown = trash.find((deck) => deck.id === id);
  return { id, name: thrown?.name ?? null, why: thrown === undefined ? 'deleted' : 'trashed' };
}
