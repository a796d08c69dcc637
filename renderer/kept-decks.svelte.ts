import type { DeckSummary } from '../electron/shared/api.ts';
import { ask, type GameApi } from './api.ts';

/** The decks that are kept, for whoever sits down with one. */
class KeptDecks {
  all = $state.raw<readonly DeckSummary[]>([]);

  /** Reads them anew. Where they cannot be read, those that were known stay: why, is said on their own page. */
  async read(api: Pick<GameApi, 'deckShelf'>): Promise<void> {
    const shelf = await ask(api.deckShelf());
    if (shelf.ok) this.all = shelf.value.decks;
  }
}

/** One window has one shelf of decks. */
export const keptDecks = new KeptDecks();
