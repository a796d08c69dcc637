import type {
  DeckSummary,
  StarterDeck,
  TrashedDeck,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import { ask } from '../../../api.ts';
import type { GameApi } from '../api.ts';

/** The decks that one can sit down with: those that are kept, and those that came with the program. */
class KeptDecks {
  all = $state.raw<readonly DeckSummary[]>([]);
  trash = $state.raw<readonly TrashedDeck[]>([]);
  /** Those that came with the cards or with the program. */
  starters = $state.raw<readonly StarterDeck[]>([]);
  /** They were read once at least: of what was never read nothing is known. */
  isRead = $state(false);

  /** All that a seat can be given. */
  readonly stock = $derived({ decks: this.all, starters: this.starters });

  /** Reads them anew. Where they cannot be read, those that were known stay: why, is said on their own page. */
  async read(api: Pick<GameApi, 'deckList'>): Promise<void> {
    const deckList = await ask(api.deckList());
    if (!deckList.ok) return;
    this.isRead = true;
    this.all = deckList.value.decks;
    this.trash = deckList.value.trash;
    this.starters = deckList.value.starters;
  }
}

/** One window has one list of decks. */
export const keptDecks = new KeptDecks();
