import { readDeckFile } from '../../../../../cards/decks/json.ts';
import { settled } from '../../../../../cards/decks/settle.ts';
import { DECK_LIMITS, type DeckSheet } from '../../../../../cards/decks/sheet.ts';
import { createDeck, listDecks } from '../../../../../db/alpha-omega/decks.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { countOf, judgeDeck } from '../../../../../engine/alpha-omega/index.ts';
import type { DeckInside } from '../../../../shared/storage/files.ts';
import { stockOn, type Stock } from './content.ts';
import { namesIn } from './deps.ts';
import { sheetOf } from './shown.ts';
import { bareName, freeName } from '../../../system/free-name.ts';

/*
 * The decks of a file as they would be here, and as they are made. Each deck costs what it itself is: what is here is read
 * once for the whole file.
 */

/** What the decks of a file would be here. */
export function decksShown(db: OwnedDb, values: readonly unknown[]): readonly DeckInside[] {
  const stock = stockOn(db)();
  const kept = keptMarks(db, stock);
  return values.flatMap((value) => {
    const deck = deckIn(value, stock);
    if (deck === null) return [];
    const { name, side, cards, sideList, tags, notes } = deck;
    return [
      {
        ...{ name, side, tags, hasNotes: notes !== '' },
        ...{ copies: countOf(cards), sideCopies: countOf(sideList) },
        unknown: [...cards, ...sideList]
          .filter(({ card }) => !stock.content.has(card))
          .map((card) => card.name),
        errors: judgeDeck(side, cards, stock.content).filter(({ severity }) => severity === 'error').length,
        isHere: kept.has(markOf(deck)),
      },
    ];
  });
}

interface Making {
  readonly db: OwnedDb;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly newId: () => string;
}

/**
 * Makes the decks of a file, all or none; those that are here already are left as they are.
 * @returns the ids of those that were made
 */
export function takeDecks({ db, at, newId }: Making, values: readonly unknown[]): readonly string[] {
  const stock = stockOn(db)();
  const sheets = values.flatMap((value) => deckIn(value, stock) ?? []);
  // Whoever else writes waits for the transaction: all that takes its time is done before.
  return db.inTransaction(() => {
    const kept = keptMarks(db, stock);
    const names = new Set(namesIn(db));
    const made = sheets.filter((sheet) => !kept.has(markOf(sheet)));
    return made.map(({ side, notes, tags, cardNotes, cards, sideList, name: wanted }) => {
      const name = freeName(wanted, names, DECK_LIMITS.name);
      names.add(name);
      const id = newId();
      createDeck(db, {
        ...{ id, name, side, notes, tags, cardNotes, at, lists: { cards, sideList } },
        origin: { kind: 'imported', form: 'json' },
      });
      return id;
    });
  });
}

/** A deck out of a file, with the cards that there are here; null where it is none after all. */
function deckIn(value: unknown, { content }: Stock): DeckSheet | null {
  const read = readDeckFile(value, content);
  return read.ok ? settled(read.value.sheet, content) : null;
}

/** The marks of the decks that are kept, but those in the trash. */
const keptMarks = (db: OwnedDb, { content }: Stock): ReadonlySet<string> =>
  new Set(
    listDecks(db)
      .filter(({ deletedAt }) => deletedAt === null)
      .map((row) => markOf(sheetOf(row, content))),
  );

/** The same for two decks with the same cards, whatever their order, and the same words to them. */
function markOf({ name, side, notes, tags, cards, sideList }: DeckSheet): string {
  const sorted = (list: DeckSheet['cards']): readonly string[] =>
    list.map(({ card, copies }) => `${card} ${String(copies)}`).toSorted();
  // A deck that came in beside another of its name has a number after it.
  return JSON.stringify([bareName(name), side, notes, tags, sorted(cards), sorted(sideList)]);
}
