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

/** The decks that were played with, by their numbers, each with the name of a kept deck that has its cards by now. */
export function namedDecks(db: ReadableDb, decks: readonly number[]): readonly PlayedDeck[] {
  const names = new Map(
    listDecks(db)
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ name, version }) => [keyOf(copiesOf(version.lists.cards)), name] as const),
  );
  return decks.map((deck) => {
    const cards = cardsOfDeck(db, deck) ?? [];
    return { deck, cards: cards.length, name: names.get(keyOf(cards)) ?? null };
  });
}

function copiesOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isEntry).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}
