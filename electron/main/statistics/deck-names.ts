import type { Pack } from '../../../cards/load.ts';
import { listDecks } from '../../../db/decks.ts';
import { cardsOfDeck } from '../../../db/statistics.ts';
import type { ReadableDb } from '../../../db/handles.ts';
import type { PlayedDeck } from '../../shared/api.ts';

interface Entry {
  readonly card: string;
  readonly copies: number;
}

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { card, copies } = value as Readonly<Record<string, unknown>>;
  return typeof card === 'string' && typeof copies === 'number' && copies > 0 && copies < 1000;
};

const keyOf = (cards: readonly string[]): string => cards.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

/** By the cards of its own Good deck, what a pack is called. */
const packDecks = (packs: readonly Pack[]): ReadonlyMap<string, string> =>
  new Map(packs.map(({ decks, title }) => [keyOf(copiesOf(decks.good)), title] as const));

/**
 * The decks that were played with, by their numbers, each with the name of a kept deck that has its cards by now, or of the
 * pack whose own deck it is.
 */
export function namedDecks(
  db: ReadableDb,
  decks: readonly number[],
  packs: readonly Pack[],
): readonly PlayedDeck[] {
  const ready = packDecks(packs);
  const names = new Map(
    listDecks(db)
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ name, version }) => [keyOf(copiesOf(version.lists.cards)), name] as const),
  );
  return decks.map((deck) => {
    const cards = cardsOfDeck(db, deck) ?? [];
    const key = keyOf(cards);
    return { deck, cards: cards.length, name: names.get(key) ?? null, pack: ready.get(key) ?? null };
  });
}

function copiesOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isEntry).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}
