import { jsonOf, numberOf, textOf, textOrNull } from '../file/columns.ts';
import { DamagedRowError } from '../file/errors.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** The cards of a deck as JSON; whoever builds decks checks them. */
export interface StoredLists {
  readonly cards: unknown;
  readonly sideList: unknown;
}

/** The label of a deck: all that changes without a new version. */
export interface DeckLabel {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
  /** By card. */
  readonly cardNotes: Readonly<Record<string, string>>;
}

export interface NewDeckRow extends DeckLabel {
  readonly id: string;
  readonly side: string;
  readonly lists: StoredLists;
  /** The origin of its first version; JSON. */
  readonly origin: unknown;
  /** ISO 8601, UTC, as are all times here. */
  readonly at: string;
}

export interface DeckVersionRow {
  readonly number: number;
  readonly at: string;
  readonly origin: unknown;
  readonly lists: StoredLists;
}

/** A deck with its latest version, and what was changed since without being saved. */
export interface DeckRow extends DeckLabel {
  readonly id: string;
  readonly side: string;
  readonly madeAt: string;
  readonly changedAt: string;
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
  readonly version: DeckVersionRow;
  readonly draft: StoredLists | null;
}

/** Keeps a new deck with its first version. One transaction; throws where the id is taken. */
export function createDeck(db: WritableDb, deck: NewDeckRow): void {
  const { id, side, name, notes, tags, cardNotes, at } = deck;
  db.inTransaction(() => {
    db.run(
      `INSERT INTO decks (id, name, side, notes, tags, card_notes, made_at, changed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, name, side, notes, JSON.stringify(tags), JSON.stringify(cardNotes), at, at],
    );
    putVersion(db, id, { number: 1, at, origin: deck.origin, lists: deck.lists });
  });
}

function putVersion(db: WritableDb, deck: string, { number, at, origin, lists }: DeckVersionRow): void {
  db.run(
    `INSERT INTO deck_versions (deck, number, at, origin, cards, side_list) VALUES (?, ?, ?, ?, ?, ?)`,
    ...[deck, number, at, JSON.stringify(origin)],
    ...[JSON.stringify(lists.cards), JSON.stringify(lists.sideList)],
  );
}

const DECKS = `SELECT decks.*, latest.number, latest.at, latest.origin, latest.cards, latest.side_list,
    deck_drafts.cards AS draft_cards, deck_drafts.side_list AS draft_side_list
  FROM decks
  JOIN deck_versions AS latest ON latest.deck = decks.id
    AND latest.number = (SELECT max(number) FROM deck_versions WHERE deck = decks.id)
  LEFT JOIN deck_drafts ON deck_drafts.deck = decks.id`;

/** A deck that has a card, and how many copies of it. */
export interface DeckWithCopies {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
}

/** All decks, those in the trash as well, the last changed first; one that cannot be read keeps nobody from the others. */
export function listDecks(db: ReadableDb): readonly DeckRow[] {
  return db.all(`${DECKS} ORDER BY decks.changed_at DESC, decks.id`).flatMap((row) => {
    try {
      return [deckOf(row)];
    } catch (error) {
      if (error instanceof DamagedRowError) return [];
      throw error;
    }
  });
}

/** The ids of all decks, those in the trash as well, the last changed first: for whoever reads one at a time. */
export function deckIds(db: ReadableDb): readonly string[] {
  return db.all('SELECT id FROM decks ORDER BY changed_at DESC, id').map((row) => textOf(row, 'id'));
}

/** The names of the decks outside the trash, the last changed first. */
export function deckNames(db: ReadableDb): readonly { readonly id: string; readonly name: string }[] {
  return db
    .all('SELECT id, name FROM decks WHERE deleted_at IS NULL ORDER BY changed_at DESC, id')
    .map((row) => ({ id: textOf(row, 'id'), name: textOf(row, 'name') }));
}

/**
 * The decks outside trash and archive that have a card as they were saved last, the last changed first, with the number of its
 * copies; lists that cannot be read have none.
 */
export function decksWith(db: ReadableDb, card: string): readonly DeckWithCopies[] {
  return db
    .all(
      `SELECT decks.id, decks.name, (
          SELECT sum(line.value ->> 'copies') FROM json_each(latest.cards) AS line
          WHERE CASE line.type WHEN 'object' THEN line.value ->> 'card' END = ?) AS copies
        FROM decks
        JOIN deck_versions AS latest ON latest.deck = decks.id
          AND latest.number = (SELECT max(number) FROM deck_versions WHERE deck = decks.id)
        WHERE decks.deleted_at IS NULL AND decks.archived_at IS NULL AND json_valid(latest.cards)
          AND instr(latest.cards, ?) > 0
        ORDER BY decks.changed_at DESC, decks.id`,
      ...[card, card],
    )
    .flatMap((row) => {
      const { copies } = row;
      return typeof copies === 'number' && copies > 0
        ? [{ id: textOf(row, 'id'), name: textOf(row, 'name'), copies }]
        : [];
    });
}

/** The names and cards of the decks outside the trash, the last changed first; without lists that cannot be read. */
export function listsByName(db: ReadableDb): readonly { readonly name: string; readonly cards: unknown }[] {
  return db
    .all(
      `SELECT decks.name, latest.cards FROM decks
        JOIN deck_versions AS latest ON latest.deck = decks.id
          AND latest.number = (SELECT max(number) FROM deck_versions WHERE deck = decks.id)
        WHERE decks.deleted_at IS NULL AND json_valid(latest.cards) ORDER BY decks.changed_at DESC, decks.id`,
    )
    .map((row) => ({ name: textOf(row, 'name'), cards: jsonOf(row, 'cards') }));
}

/** A deck by its id, or null. Throws {@link DamagedRowError} where it is not what this program wrote. */
export function readDeck(db: ReadableDb, id: string): DeckRow | null {
  const row = db.get(`${DECKS} WHERE decks.id = ?`, id);
  return row ? deckOf(row) : null;
}

/** All versions of a deck, the latest first. */
export function deckVersions(db: ReadableDb, deck: string): readonly DeckVersionRow[] {
  return db.all('SELECT * FROM deck_versions WHERE deck = ? ORDER BY number DESC', deck).map(versionRow);
}

/** A version of a deck, or null. */
export function deckVersion(db: ReadableDb, deck: string, number: number): DeckVersionRow | null {
  const row = db.get('SELECT * FROM deck_versions WHERE deck = ? AND number = ?', deck, number);
  return row ? versionRow(row) : null;
}

/**
 * Keeps the next version of a deck; its draft is over. One transaction; throws where there is no such deck.
 * @returns the number of the version
 */
export function addVersion(db: WritableDb, deck: string, version: Omit<DeckVersionRow, 'number'>): number {
  return db.inTransaction(() => {
    const last = db.get('SELECT max(number) AS number FROM deck_versions WHERE deck = ?', deck);
    const number = last?.['number'] == null ? 1 : numberOf(last, 'number') + 1;
    putVersion(db, deck, { ...version, number });
    db.run('UPDATE decks SET changed_at = ? WHERE id = ?', version.at, deck);
    db.run('DELETE FROM deck_drafts WHERE deck = ?', deck);
    return number;
  });
}

/** Keeps a deck as it is being changed; throws where there is no such deck. */
export function keepDraft(db: WritableDb, deck: string, lists: StoredLists, at: string): void {
  db.inTransaction(() => {
    db.run(
      `INSERT INTO deck_drafts (deck, at, cards, side_list) VALUES (?, ?, ?, ?) ON CONFLICT (deck)
        DO UPDATE SET at = excluded.at, cards = excluded.cards, side_list = excluded.side_list`,
      ...[deck, at, JSON.stringify(lists.cards), JSON.stringify(lists.sideList)],
    );
    db.run('UPDATE decks SET changed_at = ? WHERE id = ?', at, deck);
  });
}

/** Forgets what was changed since the latest version. */
export function dropDraft(db: WritableDb, deck: string): void {
  db.run('DELETE FROM deck_drafts WHERE deck = ?', deck);
}

/** Changes name, notes and tags. @returns whether there is such a deck */
export function relabelDeck(db: WritableDb, id: string, label: DeckLabel, at: string): boolean {
  const { name, notes, tags, cardNotes } = label;
  const changed = db.run(
    'UPDATE decks SET name = ?, notes = ?, tags = ?, card_notes = ?, changed_at = ? WHERE id = ?',
    ...[name, notes, JSON.stringify(tags), JSON.stringify(cardNotes), at, id],
  );
  return changed === 1;
}

/** Puts a deck aside since `at`, or takes it back with null. @returns whether there is such a deck */
export function archiveDeck(db: WritableDb, id: string, at: string | null): boolean {
  return db.run('UPDATE decks SET archived_at = ? WHERE id = ?', at, id) === 1;
}

/** Puts a deck into the trash since `at`, or takes it out again with null. @returns whether there is such a deck */
export function trashDeck(db: WritableDb, id: string, at: string | null): boolean {
  return db.run('UPDATE decks SET deleted_at = ? WHERE id = ?', at, id) === 1;
}

/** Deletes a deck of the trash with all its versions. @returns whether there was one */
export function deleteDeck(db: WritableDb, id: string): boolean {
  return db.run('DELETE FROM decks WHERE id = ? AND deleted_at IS NOT NULL', id) === 1;
}

const deckOf = (row: Row): DeckRow => ({
  ...{ id: textOf(row, 'id'), side: textOf(row, 'side') },
  ...{ name: textOf(row, 'name'), notes: textOf(row, 'notes') },
  tags: textsOf(row, 'tags'),
  cardNotes: textsByName(row, 'card_notes'),
  ...{ madeAt: textOf(row, 'made_at'), changedAt: textOf(row, 'changed_at') },
  ...{ archivedAt: textOrNull(row, 'archived_at'), deletedAt: textOrNull(row, 'deleted_at') },
  version: versionRow(row),
  draft:
    row['draft_cards'] === null
      ? null
      : { cards: jsonOf(row, 'draft_cards'), sideList: jsonOf(row, 'draft_side_list') },
});

const versionRow = (row: Row): DeckVersionRow => ({
  number: numberOf(row, 'number'),
  at: textOf(row, 'at'),
  origin: jsonOf(row, 'origin'),
  lists: { cards: jsonOf(row, 'cards'), sideList: jsonOf(row, 'side_list') },
});

function textsOf(row: Row, column: string): readonly string[] {
  const value = jsonOf(row, column);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new DamagedRowError(`${column}: expected a list of texts`);
}

function textsByName(row: Row, column: string): Readonly<Record<string, string>> {
  const value = jsonOf(row, column);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
      return Object.fromEntries(entries);
  }
  throw new DamagedRowError(`${column}: expected texts by name`);
}
