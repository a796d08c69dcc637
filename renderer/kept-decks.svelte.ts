import type { DeckSummary, TrashedDeck } from '../electron/shared/api.ts';
import { ask, type GameApi } from './api.ts';

/** The decks that are kept, for whoever sits down with one. */
class KeptDecks {
  all = $state.raw<readonly DeckSummary[]>([]);
  trash = $state.raw<readonly TrashedDeck[]>([]);
  /** They were read once at least: of what was never read nothing is known. */
  isRead = $state(false);

  /** Reads them anew. Where they cannot be read, those that were known stay: why, is said on their own page. */
  async read(api: Pick<GameApi, 'deckShelf'>): Promise<void> {
    const shelf = await ask(api.deckShelf());
    if (!shelf.ok) return;
    this.isRead = true;
    this.all = shelf.value.decks;
    this.trash = shelf.value.trash;
  }
}

/** One window has one shelf of decks. */
export const keptDecks = new KeptDecks();
