import { DECK_LIMITS } from '../../../cards/decks/sheet.ts';
import type { NewDeck } from '../../shared/games/alpha-omega/api.ts';

/** Far more decks than anybody makes, each as long as one may be: what is asked of all of them keeps nobody waiting either. */
export function longDecks(): readonly NewDeck[] {
  const filling = Array.from({ length: DECK_LIMITS.lines - 1 }, (_, line) => ({
    ...{ card: `unknown:card-${String(line)}`, copies: 1, name: `Card ${String(line)}` },
  }));
  const cards = [{ card: 'starter:michael', copies: 1, name: 'Michael' }, ...filling];
  return Array.from({ length: 300 }, (_, deck) => ({
    ...{ name: `Light ${String(deck)}`, side: 'good', notes: '', tags: [], cardNotes: {} },
    ...{ cards, sideList: [], origin: { kind: 'made' } },
  }));
}
