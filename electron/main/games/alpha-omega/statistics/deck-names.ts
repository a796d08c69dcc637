import { READY_MADE } from '../../../../../cards/decks/ready-made.ts';
import type { Pack } from '../../../../../cards/load.ts';
import { listsByName } from '../../../../../db/alpha-omega/decks.ts';
import { cardsOfDeck } from '../../../../../db/alpha-omega/statistics.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import type { PlayedDeck } from '../../../../shared/games/alpha-omega/api.ts';

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

const sizeOf = (list: readonly Entry[]): number => list.reduce((sum, { copies }) => sum + copies, 0);

/**
 * The decks that were played with, by their numbers, each with the name of a kept deck that has its cards by now, of the
 * pack whose own deck it is, or which of the preconstructed ones.
 */
export function namedDecks(
  db: ReadableDb,
  decks: readonly number[],
  packs: readonly Pack[],
): readonly PlayedDeck[] {
  const played = decks.map((deck) => ({ deck, cards: cardsOfDeck(db, deck) ?? [] }));
  const sizes = new Set(played.map(({ cards }) => cards.length));
  /** What lists are called, by their cards. Only those are put in order that can be one of the decks: some are long. */
  const calling = <Name extends string>(all: readonly { readonly list: unknown; readonly name: Name }[]) =>
    new Map(
      all.flatMap(({ list, name }) => {
        const entries = entriesOf(list);
        return sizes.has(sizeOf(entries)) ? [[keyOf(copiesOf(entries)), name] as const] : [];
      }),
    );
  const whole = calling(packs.map(({ decks: own, title }) => ({ list: own.good, name: title })));
  const ready = calling(
    READY_MADE.flatMap(({ id, side, cards }) => (side === 'good' ? [{ list: cards, name: id }] : [])),
  );
  const names = calling(listsByName(db).map(({ cards, name }) => ({ list: cards, name })));
  return played.map(({ deck, cards }) => {
    const key = keyOf(cards);
    return {
      ...{ deck, cards: cards.length, name: names.get(key) ?? null },
      ...{ pack: whole.get(key) ?? null, ready: ready.get(key) ?? null },
    };
  });
}

const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.filter(isEntry) : []);

const copiesOf = (list: readonly Entry[]): readonly string[] =>
  list.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
