import { deckVersions, readDeck } from '../../../../../db/alpha-omega/decks.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import type { PastDeck } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { noSuchDeck } from '../decks/deps.ts';
import { listsOf } from '../decks/shown.ts';

/** What a deck was each time that it was saved, the latest first; of a deck in the trash nothing is told. */
export function pastDecks(db: ReadableDb, deck: string): Reply<readonly PastDeck[]> {
  const row = readDeck(db, deck);
  if (row === null || row.deletedAt !== null) return noSuchDeck(deck);
  return {
    ok: true,
    value: deckVersions(db, deck).map(({ number, at, lists }) => ({
      version: number,
      at,
      cards: listsOf(lists).cards.map(({ card, copies }) => ({ card, copies })),
    })),
  };
}
