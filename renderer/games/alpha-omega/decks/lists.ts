import type { DeckCard, DeckLists } from '../../../../electron/shared/api.ts';
import type { CardDef, DefId } from '../../../../engine/index.ts';
import { ratingParts, type CardBook } from '../../../text/words.ts';

/** The two lists of a deck. */
export type ListName = keyof DeckLists;

export const OTHER_LIST = { cards: 'sideList', sideList: 'cards' } as const satisfies Record<
  ListName,
  ListName
>;

export const countIn = (list: readonly DeckCard[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);

export const copiesIn = (list: readonly DeckCard[], card: DefId): number =>
  list.find((entry) => entry.card === card)?.copies ?? 0;

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

/** How the cards that can be taken are put in order. */
export const ORDERS = ['byType', 'byStrength', 'byName'] as const;
export type Order = (typeof ORDERS)[number];

/** Which cards are looked for. */
export interface Wanted {
  readonly text: string;
  readonly kind: Group | 'all';
  readonly inDeck: 'anywhere' | 'inside' | 'outside';
  readonly order: Order;
}

/** The cards that fit, in order. `saysOf` gives what a card says, in small letters. */
export function fitting(
  cards: readonly CardDef[],
  wanted: Wanted,
  inDeck: ReadonlySet<DefId>,
  saysOf: (card: CardDef) => string,
): readonly CardDef[] {
  const words = wanted.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return cards
    .filter(
      (card) =>
        (wanted.kind === 'all' || card.type === wanted.kind) &&
        (wanted.inDeck === 'anywhere' || inDeck.has(card.id) === (wanted.inDeck === 'inside')) &&
        words.every((word) => saysOf(card).includes(word)),
    )
    .toSorted((a, b) => {
      const type = GROUPS.indexOf(a.type) - GROUPS.indexOf(b.type);
      const strength = strengthOf(b) - strengthOf(a);
      const first = { byType: type || strength, byStrength: strength, byName: 0 }[wanted.order];
      return first || byName(a, b);
    });
}

/** Is a text more than words: a question in the language of the card library, as `s>=5` or `x:heal or t:place`? */
export const isQuery = (text: string): boolean => /[:<>=()"/]|(^|\s)-\S|\sor\s/i.test(text);
