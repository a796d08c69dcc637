import { deckFileOf } from '../../../cards/decks/json.ts';
import { DECK_LIMITS, type DeckSheet } from '../../../cards/decks/sheet.ts';
import { createDeck, listDecks, readDeck } from '../../../db/decks.ts';
import type { OwnedDb } from '../../../db/handles.ts';
import { alphaOmega, countOf } from '../../../engine/index.ts';
import type { DeckInside, DeckPreview, KeepingApi, Reply, TakenIn } from '../../shared/api.ts';
import { attemptLater } from '../attempt.ts';
import { stockOn, type Stock } from '../decks/content.ts';
import { namesIn, noSuchDeck } from '../decks/desk.ts';
import { bareName, freeName } from '../free-name.ts';
import { previewOfValue } from '../decks/sharing.ts';
import { areSame, sheetOf } from '../decks/shown.ts';
import { words } from '../words.ts';
import { entriesOfDecks } from './parcels/deck-file.ts';
import { packParcel } from './parcels/parcel.ts';
import type { KeepingPorts } from './ports.ts';

/** Decks as files: written where somebody wants them, with their notes and tags, as they are now. */
export function decksHandlers(ports: KeepingPorts): Pick<KeepingApi, 'exportDecks'> {
  const { db, report, clock, program, saveFile } = ports;
  const stock = stockOn(db);
  return {
    exportDecks: (ids) =>
      attemptLater(
        report,
        () => ({ decks: ids }),
        async () => {
          const { content, versions } = stock();
          const sheets = [];
          for (const id of ids) {
            const row = readDeck(db, id);
            if (row === null) return noSuchDeck(id);
            sheets.push(sheetOf(row, content));
          }
          const entries = entriesOfDecks(sheets.map((sheet) => deckFileOf(sheet, versions)));
          const { id: ruleset, version: rules } = alphaOmega;
          const madeAt = clock().toISOString();
          const bytes = packParcel({ kind: 'deck', program, ruleset, rules, madeAt, entries });
          const name = sheets.length === 1 ? (sheets[0]?.name ?? '') : words().files.allDecks;
          return saveFile({ name, kind: words().files.decks, extension: 'aodeck' }, bytes);
        },
      ),
  };
}

/** A deck out of a file, with the cards that there are here; null where it is none after all. */
function previewIn(value: unknown, stock: Stock): DeckPreview | null {
  const preview = previewOfValue(value, stock);
  return preview.kind === 'deck' ? preview : null;
}

/** What the decks of a file would be here. */
export function decksShown(db: OwnedDb, values: readonly unknown[]): readonly DeckInside[] {
  const stock = stockOn(db)();
  const kept = keptDecks(db, stock);
  return values.flatMap((value) => {
    const preview = previewIn(value, stock);
    if (preview === null) return [];
    const { name, side, cards, sideList, tags, notes, unknown, issues } = preview;
    return [
      {
        ...{ name, side, tags, hasNotes: notes !== '' },
        ...{ copies: countOf(cards), sideCopies: countOf(sideList) },
        unknown: unknown.map((card) => card.name),
        errors: issues.filter(({ severity }) => severity === 'error').length,
        isHere: kept.some((deck) => areTheSame(deck, preview)),
      },
    ];
  });
}

/** The decks that are kept, but those in the trash. */
const keptDecks = (db: OwnedDb, { content }: Stock): readonly DeckSheet[] =>
  listDecks(db)
    .filter(({ deletedAt }) => deletedAt === null)
    .map((row) => sheetOf(row, content));

const areTheSame = (one: DeckSheet, other: DeckSheet): boolean =>
  // A deck that came in beside another of its name has a number after it.
  bareName(one.name) === bareName(other.name) &&
  one.side === other.side &&
  one.notes === other.notes &&
  one.tags.join() === other.tags.join() &&
  areSame(one, other);

/** Makes the decks of a file, all or none; those that are here already are left as they are. */
export function takeDecks(
  { db, newId, clock }: Pick<KeepingPorts, 'db' | 'newId' | 'clock'>,
  values: readonly unknown[],
): Reply<TakenIn> {
  const stock = stockOn(db)();
  const at = clock().toISOString();
  const made: string[] = [];
  const kept = keptDecks(db, stock);
  db.inTransaction(() => {
    for (const value of values) {
      const preview = previewIn(value, stock);
      if (preview === null || kept.some((deck) => areTheSame(deck, preview))) continue;
      const { side, notes, tags, cardNotes, cards, sideList } = preview;
      const name = freeName(preview.name, namesIn(db), DECK_LIMITS.name);
      const id = newId();
      createDeck(db, {
        ...{ id, name, side, notes, tags, cardNotes, at, lists: { cards, sideList } },
        origin: { kind: 'imported', form: 'json' },
      });
      made.push(id);
    }
  });
  return { ok: true, value: { game: null, pack: null, decks: made } };
}
