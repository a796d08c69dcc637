import { z } from 'zod';
import { settled } from '../../../../../cards/decks/settle.ts';
import type { DeckSheet } from '../../../../../cards/decks/sheet.ts';
import type { DeckRow, DeckVersionRow, StoredLists } from '../../../../../db/alpha-omega/decks.ts';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import {
  changesBetween,
  countOf,
  isPlayable,
  judgeDeck,
  type Catalogue,
  type Side,
} from '../../../../../engine/alpha-omega/index.ts';
import type {
  Deck,
  DeckLists,
  DeckOrigin,
  DeckSummary,
  DeckVersion,
  NamedChange,
} from '../../../../shared/games/alpha-omega/api.ts';
import { deckOrigin, keptLists } from '../../../../shared/games/alpha-omega/decks/contract.ts';

const listsShape = z.strictObject(keptLists);

/** Lists as they were stored. Throws {@link DamagedRowError} where they are none. */
export function listsOf(stored: StoredLists): DeckLists {
  const { success, data, error } = listsShape.safeParse(stored);
  if (!success) throw new DamagedRowError(`deck: ${z.prettifyError(error)}`);
  return data;
}

function originOf(stored: unknown): DeckOrigin {
  const { success, data } = deckOrigin.safeParse(stored);
  return success ? data : { kind: 'edited' };
}

/** The side that a stored deck is of. */
export const sideOf = (stored: string): Side => (stored === 'opponent' ? 'opponent' : 'good');

/** A stored deck as people keep it, with the cards that there are now; what was changed and not saved counts. */
export function sheetOf(row: DeckRow, content: Catalogue, which: 'now' | 'saved' = 'now'): DeckSheet {
  const { name, notes, tags, cardNotes, draft, version } = row;
  const side = sideOf(row.side);
  const lists = listsOf(which === 'now' ? (draft ?? version.lists) : version.lists);
  return settled({ name, side, notes, tags, cardNotes, ...lists }, content);
}

/** A deck as it is looked at. */
export function shownDeck(row: DeckRow, content: Catalogue): Deck {
  const sheet = sheetOf(row, content);
  return {
    ...sheet,
    id: row.id,
    version: row.version.number,
    hasDraft: row.draft !== null,
    issues: judgeDeck(sheet.side, sheet.cards, content),
    isArchived: row.archivedAt !== null,
  };
}

/** A line of the list of decks. */
export function summaryOf(row: DeckRow, content: Catalogue): DeckSummary {
  const { name, tags, side, cards } = sheetOf(row, content);
  const saved = row.draft === null ? cards : sheetOf(row, content, 'saved').cards;
  const issues = judgeDeck(side, saved, content);
  return {
    ...{ id: row.id, name, tags, side, cards },
    hasDraft: row.draft !== null,
    errors: isPlayable(issues) ? 0 : issues.filter(({ severity }) => severity === 'error').length,
    isArchived: row.archivedAt !== null,
    changedAt: row.changedAt,
  };
}

/** What is in two lists in different numbers, with what the cards are called now, or were called when they were kept. */
export function changesOf(before: DeckLists, after: DeckLists, content: Catalogue): readonly NamedChange[] {
  const names = new Map([...before.cards, ...after.cards].map(({ card, name }) => [card, name]));
  return changesBetween(before.cards, after.cards).map((change) => ({
    ...change,
    name: content.get(change.card)?.name ?? names.get(change.card) ?? change.card,
  }));
}

/** The versions of a deck, the latest first, each with what it changed. */
export function versionsOf(rows: readonly DeckVersionRow[], content: Catalogue): readonly DeckVersion[] {
  const lists = rows.map((row) => listsOf(row.lists));
  const none: DeckLists = { cards: [], sideList: [] };
  return rows.map(({ number, at, origin }, index) => ({
    ...{ number, at, origin: originOf(origin) },
    copies: countOf(lists[index]?.cards ?? []),
    changes: changesOf(lists[index + 1] ?? none, lists[index] ?? none, content),
  }));
}

/** Are these the same cards in the same numbers, in whatever order? */
export function areSame(one: DeckLists, other: DeckLists): boolean {
  return (
    changesBetween(one.cards, other.cards).length === 0 &&
    changesBetween(one.sideList, other.sideList).length === 0
  );
}
