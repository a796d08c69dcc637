import type { DeckCard, DeckLists, NamedChange } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardDef, DefId } from '../../../../engine/alpha-omega/index.ts';
import { ratingParts, type CardBook } from '../words/cards/words.ts';

/** The two lists of a deck. */
export type ListName = keyof DeckLists;

export const OTHER_LIST = { cards: 'sideList', sideList: 'cards' } as const satisfies Record<
  ListName,
  ListName
>;

export const countIn = (list: readonly Pick<DeckCard, 'copies'>[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);

/** A card and how often, whatever it is called. */
export type Listed = Pick<DeckCard, 'card' | 'copies'>;

export const copiesIn = (list: readonly Listed[], card: DefId): number =>
  list.find((entry) => entry.card === card)?.copies ?? 0;

/** Are these the same cards in the same numbers, in whatever order? */
export const sameList = (one: readonly Listed[], other: readonly Listed[]): boolean =>
  one.length === other.length && one.every(({ card, copies }) => copiesIn(other, card) === copies);

/** No deck holds more of a card, whatever it may. */
const MOST = 99;

/** The lists with so many copies of a card in one of them; none takes it out. */
export function withCopies(lists: DeckLists, list: ListName, { card, name, copies }: DeckCard): DeckLists {
  const wanted = Math.max(0, Math.min(MOST, copies));
  const before = lists[list];
  const changed = before.some((entry) => entry.card === card)
    ? before.map((entry) => (entry.card === card ? { ...entry, copies: wanted } : entry))
    : [...before, { card, name, copies: wanted }];
  return { ...lists, [list]: changed.filter((entry) => entry.copies > 0) };
}

/** The lists with all copies of a card in the other one. */
export function moved(lists: DeckLists, from: ListName, card: DefId): DeckLists {
  const entry = lists[from].find((each) => each.card === card);
  if (entry === undefined) return lists;
  const to = OTHER_LIST[from];
  const there = copiesIn(lists[to], card);
  return withCopies(withCopies(lists, from, { ...entry, copies: 0 }), to, {
    ...entry,
    copies: there + entry.copies,
  });
}

/** The cards of both lists, as many of each as both hold together. */
export function joined(one: DeckLists, other: DeckLists): DeckLists {
  const add = (lists: DeckLists, list: ListName): DeckLists =>
    other[list].reduce(
      (sum, entry) =>
        withCopies(sum, list, { ...entry, copies: entry.copies + copiesIn(sum[list], entry.card) }),
      lists,
    );
  return add(add(one, 'cards'), 'sideList');
}

/** What is in the second list in other numbers than in the first, in the order in which it stands there. */
export function changesTo(before: readonly DeckCard[], after: readonly DeckCard[]): readonly NamedChange[] {
  const gone = before.filter(({ card }) => copiesIn(after, card) === 0);
  return [...after, ...gone].flatMap(({ card, name }) => {
    const [was, is] = [copiesIn(before, card), copiesIn(after, card)];
    return was === is ? [] : [{ card, name, before: was, after: is }];
  });
}

/** How the cards of a list are grouped, in this order; what no pack knows comes last. */
export const GROUPS = ['person', 'item', 'place', 'event', 'calling', 'objective', 'unknown'] as const;
export type Group = (typeof GROUPS)[number];

export interface Grouped {
  readonly group: Group;
  readonly cards: readonly DeckCard[];
}

/** A list in groups by type, the strongest first. */
export function grouped(list: readonly DeckCard[], book: CardBook): readonly Grouped[] {
  return GROUPS.map((group) => ({
    group,
    cards: list
      .filter(({ card }) => (book.get(card)?.type ?? 'unknown') === group)
      .toSorted((a, b) => strengthOf(book.get(b.card)) - strengthOf(book.get(a.card)) || byName(a, b)),
  })).filter(({ cards }) => cards.length > 0);
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name);

/** What a card counts by, for an order: its Strength, or what it endures. */
export function strengthOf(def: CardDef | undefined): number {
  const { counts = null, endures = null } = (def === undefined ? null : ratingParts(def)) ?? {};
  return Number(counts ?? endures ?? 0);
}
