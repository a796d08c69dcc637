import type { Pack } from '../../../cards/load.ts';
import { countGames } from '../../../db/counted.ts';
import { listDecks, type DeckVersionRow } from '../../../db/decks.ts';
import { DamagedRowError } from '../../../db/errors.ts';
import type { ReadableDb, WritableDb } from '../../../db/handles.ts';
import { cardNote } from '../../../db/search/card-notes.ts';
import { cardStatistics, NO_FILTER, totals } from '../../../db/statistics.ts';
import type { DeckEntry, DefId } from '../../../engine/index.ts';
import type { CardInGames, Codex, DeckWithCard } from '../../shared/api.ts';
import { listsOf } from '../decks/shown.ts';

/** So long a page may wait for its statistics, in milliseconds; what is left is counted by the next. */
const MOST_COUNTING = 200;

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
  const start = performance.now();
  countGames(db, () => performance.now() - start < MOST_COUNTING);
  const { games, won } = totals(db, NO_FILTER);
  const { drawn, drawnWon, entered, enteredWon, lured, defeated } = cardStatistics(db, card);
  return { games, won, drawn, drawnWon, entered, enteredWon, lured, defeated };
}

/** The decks that are at hand and have the card; as they were saved last, whatever is being changed in them. */
function decksWith(db: ReadableDb, card: DefId): readonly DeckWithCard[] {
  return listDecks(db)
    .filter(({ deletedAt, archivedAt }) => deletedAt === null && archivedAt === null)
    .map(({ id, name, version }) => ({ id, name, copies: copiesIn(version, card) }))
    .filter(({ copies }) => copies > 0);
}

/** The cards of the deck of a name, each once; case and blanks at the ends do not matter. Null where there is none. */
export function deckNamed(db: ReadableDb, name: string): readonly DefId[] | null {
  const wanted = name.trim().toLowerCase();
  const deck = listDecks(db).find(
    (each) => each.deletedAt === null && each.name.trim().toLowerCase() === wanted,
  );
  return deck ? cardsOf(deck.version).map(({ card }) => card) : null;
}

const copiesIn = (version: DeckVersionRow, wanted: DefId): number =>
  cardsOf(version).reduce((sum, { card, copies }) => sum + (card === wanted ? copies : 0), 0);

/** The cards of a version; none where it is damaged, which the deck's own page says. */
function cardsOf(version: DeckVersionRow): readonly DeckEntry[] {
  try {
    return listsOf(version.lists).cards;
  } catch (error) {
    if (error instanceof DamagedRowError) return [];
    throw error;
  }
}
