import { lettersApart } from '../query/letters-apart.ts';
import type { ShownCard } from '../text/in-language.ts';
import { withoutEndlessMarks } from '../../engine/toolbox/typed-text.ts';
import { hashText } from '../../engine/kernel/hash.ts';
import type { CardDef, Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';

/** The pack of cards that no pack has: they are known by their names alone. */
export const NOWHERE = 'unknown';

/** How a name is looked up: without regard to case, accents, apostrophes and signs. */
export function plainName(name: string): string {
  return withoutEndlessMarks(name)
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The pack that a card id names. */
export const packOf = (id: DefId): string => id.slice(0, id.indexOf(':'));

/** Is this the id of a card of which only the name is known? */
export const isNowhere = (id: DefId): boolean => packOf(id) === NOWHERE;

/**
 * The id under which a card is kept that no pack knows, made from its name alone: the same name is the same card, and the
 * card of that name comes in its place when its pack arrives.
 */
export function placeholderFor(name: string): DefId {
  const words = plainName(name);
  const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  // A name in other letters than these is spelt by their numbers.
  const spelt = /^[a-z0-9 ]+$/.test(words)
    ? slug
    : Array.from(words, (letter) => (letter.codePointAt(0) ?? 0).toString(36)).join('-');
  // Two long names that begin alike are two cards.
  const short =
    spelt.length > 60 ? `${spelt.slice(0, 50).replace(/-$/, '')}-${hashText(words).slice(0, 8)}` : spelt;
  return `${NOWHERE}:${short || 'nameless'}`;
}

/** What a card may be called whose pack is not there, from its id: `balaams-ass` → Balaams Ass. */
export function nameFromId(id: DefId): string {
  return id
    .slice(id.indexOf(':') + 1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Cards by what people call them. */
export interface NameBook {
  /** The card of a name; of several the one of this side, and of this pack where it is told. */
  find(name: string, side: Side, pack?: string): CardDef | null;
  /** Cards that are called nearly so, the likeliest first; at most three. */
  near(name: string): readonly DefId[];
}

const books = new WeakMap<Catalogue, NameBook>();

/** The names of a catalogue, made findable once: a file of many decks asks for each of them. */
export function nameBook(content: Catalogue): NameBook {
  const known = books.get(content) ?? newBook(content);
  books.set(content, known);
  return known;
}

/** A list may call a card as any language does. */
const namesOf = (card: ShownCard): readonly string[] => [
  ...new Set([card.name, ...(card.alsoCalled ?? [])].map(plainName)),
];

function newBook(content: Catalogue): NameBook {
  const byName = new Map<string, CardDef[]>();
  for (const card of content.values())
    for (const name of namesOf(card)) byName.set(name, [...(byName.get(name) ?? []), card]);
  return {
    find: (name, side, pack) => {
      const found = byName.get(plainName(name)) ?? [];
      const ofPack = pack === undefined ? found : found.filter(({ id }) => packOf(id) === pack);
      return ofPack.find((card) => 'side' in card && card.side === side) ?? ofPack[0] ?? null;
    },
    near: (name) => nearest(plainName(name), byName),
  };
}

/** For so many cards of a list it is said what is called nearly so: nobody mends more by hand, and each takes its time. */
const SUGGESTED_FOR = 40;

/** What is said of cards that no pack has, with what is called nearly so. */
export const withNear = <T extends { readonly name: string }>(
  cards: readonly T[],
  book: NameBook,
): readonly (T & { readonly near: readonly DefId[] })[] =>
  cards.map((card, index) => ({ ...card, near: index < SUGGESTED_FOR ? book.near(card.name) : [] }));

const SUGGESTED = 3;

function nearest(wanted: string, byName: ReadonlyMap<string, readonly CardDef[]>): readonly DefId[] {
  if (wanted === '') return [];
  // Names of a line's length only: nobody waits for the distance to a page.
  const most = Math.max(1, Math.min(4, Math.floor(wanted.length / 3)));
  const letters = wanted.slice(0, 80);
  const ranked = [...byName].flatMap(([name, cards]) => {
    const isPart = wanted.length >= 3 && ` ${name} `.includes(` ${wanted} `);
    if (!isPart && Math.abs(letters.length - name.length) > most) return [];
    const distance = isPart ? 0.5 : lettersApart(letters, name);
    return distance <= most ? cards.map(({ id }) => ({ id, distance })) : [];
  });
  return (
    ranked
      .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
      // A card may be near by several of its names.
      .filter((id, place, all) => all.indexOf(id) === place)
      .slice(0, SUGGESTED)
  );
}
