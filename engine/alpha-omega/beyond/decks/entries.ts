import type { DefId } from '../../selects.ts';

/** One line of a deck list. */
export interface DeckEntry {
  readonly card: DefId;
  readonly copies: number;
}

/** A deck list with each card on one line, where it stood first; lines without copies are left out. */
export function gathered(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const copies = new Map<DefId, number>();
  for (const entry of entries) copies.set(entry.card, (copies.get(entry.card) ?? 0) + entry.copies);
  return [...copies].flatMap(([card, count]) => (count > 0 ? [{ card, copies: count }] : []));
}

/** How many cards a deck list holds. */
export function countOf(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { copies }) => sum + copies, 0);
}

/** A deck list as a game is set up with it: every copy by itself. */
export function dealt(entries: readonly DeckEntry[]): readonly DefId[] {
  return entries.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}

/** The deck list with so many copies of a card; a card that is new to it goes to its end, 0 takes it out. */
export function withCopies(entries: readonly DeckEntry[], { card, copies }: DeckEntry): readonly DeckEntry[] {
  const list = gathered(entries);
  const changed = list.some((entry) => entry.card === card)
    ? list.map((entry) => (entry.card === card ? { card, copies } : entry))
    : [...list, { card, copies }];
  return changed.filter((entry) => entry.copies > 0);
}
