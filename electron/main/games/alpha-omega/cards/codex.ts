import type { Pack } from '../../../../../cards/load.ts';
import { countGames } from '../../../../../db/alpha-omega/counted.ts';
import { deckNames, decksWith, readDeck } from '../../../../../db/alpha-omega/decks.ts';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import type { ReadableDb, WritableDb } from '../../../../../db/file/handles.ts';
import { cardNote } from '../../../../../db/alpha-omega/search/card-notes.ts';
import { cardStatistics, NO_FILTER, totals } from '../../../../../db/alpha-omega/statistics.ts';
import type { DeckEntry, DefId } from '../../../../../engine/alpha-omega/index.ts';
import type { CardInGames, Codex } from '../../../../shared/games/alpha-omega/api.ts';
import { listsOf } from '../decks/shown.ts';
import { PATIENCE } from '../statistics/patience.ts';

/** What the library knows of a card beside what is printed on it; null where no pack has it. */
export function codexOf(
  db: WritableDb,
  packs: readonly Pack[],
  card: DefId,
  isCustom: (pack: Pack) => boolean,
): Codex | null {
  const pack = packs.find(({ cards }) => cards.some(({ id }) => id === card));
  if (!pack) return null;
  const { id, title, licence } = pack;
  return {
    card,
    pack: { id, title, licence },
    isCustom: isCustom(pack),
    note: cardNote(db, card),
    decks: decksWith(db, card),
    inGames: inGames(db, card),
  };
}

/** Newly played games are counted first, for so long as nobody notices. */
function inGames(db: WritableDb, card: DefId): CardInGames {
  const until = performance.now() + PATIENCE;
  countGames(db, () => performance.now() < until);
  const { games, won } = totals(db, NO_FILTER);
  const { drawn, drawnWon, entered, enteredWon, lured, defeated } = cardStatistics(db, card);
  return { games, won, drawn, drawnWon, entered, enteredWon, lured, defeated };
}

/** The cards of the deck of a name, each once; case and blanks at the ends do not matter. Null where there is none. */
export function deckNamed(db: ReadableDb, name: string): readonly DefId[] | null {
  const wanted = name.trim().toLowerCase();
  const called = deckNames(db).filter((each) => each.name.trim().toLowerCase() === wanted);
  for (const { id } of called) {
    const cards = cardsOf(db, id);
    if (cards !== null) return cards.map(({ card }) => card);
  }
  return null;
}

/** The cards of a deck as it was saved last; null where it is damaged, which the deck's own page says. */
function cardsOf(db: ReadableDb, id: string): readonly DeckEntry[] | null {
  try {
    const deck = readDeck(db, id);
    return deck && listsOf(deck.version.lists).cards;
  } catch (error) {
    if (error instanceof DamagedRowError) return null;
    throw error;
  }
}
