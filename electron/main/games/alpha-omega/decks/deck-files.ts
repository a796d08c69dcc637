import { deckFileOf } from '../../../../../cards/decks/json.ts';
import { readDeck } from '../../../../../db/alpha-omega/decks.ts';
import type { DeckFiles } from '../../deck-files.ts';
import { stockOn } from './content.ts';
import { decksInside, entriesOfDecks } from './deck-entries.ts';
import { decksShown, takeDecks } from './decks-inside.ts';
import { noSuchDeck } from './deps.ts';
import { sheetOf } from './shown.ts';

const pack: DeckFiles['pack'] = (db, ids) => {
  const { content, versions } = stockOn(db)();
  const sheets = [];
  for (const id of ids) {
    const row = readDeck(db, id);
    if (row === null) return noSuchDeck(id);
    sheets.push(sheetOf(row, content));
  }
  const entries = entriesOfDecks(sheets.map((sheet) => deckFileOf(sheet, versions)));
  const [first] = sheets;
  return { ok: true, value: { name: sheets.length === 1 && first ? first.name : null, entries } };
};

/** How decks go out as a file and come in as one. */
export const deckFiles: DeckFiles = { inside: decksInside, shown: decksShown, take: takeDecks, pack };
