import type { DeckSummary } from '../electron/shared/api.ts';
import { ask, type GameApi } from './api.ts';

/** The decks that are kept, for whoever sits down with one. */
class KeptDecks {
  all = $state.raw<readonly DeckSummary[]>([]);

  /** Reads them anew. Where they cannot be read there is none to sit down with: why, is said on their own page. */
  async read(api: Pick<GameApi, 'deckShelf'>): Promise<void> {
    const shelf = await ask(api.deckShelf());
    this.all = shelf.ok ? shelf.value.decks : [];
  }
}

/** One window has one shelf of decks. */
export const keptDecks = new KeptDecks();
