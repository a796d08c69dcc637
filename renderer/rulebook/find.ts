import MiniSearch from 'minisearch';
import { t } from '../text/language/language.ts';
import { sentencesOf, type Book } from './page.ts';
import type { Place } from './places.ts';

export type Group = 'rules' | 'glossary' | 'cards';
export const GROUPS = ['rules', 'glossary', 'cards'] as const satisfies readonly Group[];

/** One thing that can be found: a paragraph, a term or a card. */
interface Entry {
  readonly id: number;
  readonly group: Group;
  readonly title: string;
  /** What stands beside the title: the chapter, or the kind of card. */
  readonly kind: string;
  readonly text: string;
  /** It is found by this too, which is not shown: what a card is called in another language. */
  readonly also?: string;
  readonly place: Place;
}

/** A piece of a text; `hit` where the search has found a word. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly place: Place;
  readonly group: Group;
  readonly title: readonly Piece[];
  readonly kind: string;
  /** The part of its text in which most was found. */
  readonly excerpt: readonly Piece[];
}

/** Letters without case and accents: “Espíritu” is found by “espiritu”. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Unnumbered = Omit<Entry, 'id'>;

const rules = ({ chapters }: Book): readonly Unnumbered[] =>
  chapters.flatMap(({ title, sections }) =>
    sections.map((section) => ({
      group: 'rules',
      title: t(section.title),
      kind: t(title),
      text: sentencesOf(section)
        .map((key) => t(key))
        .join('\n'),
      place: { kind: 'section', section: section.id },
    })),
  );

const terms = (book: Book): readonly Unnumbered[] =>
  book.terms().map(({ id, name, says }) => ({
    group: 'glossary',
    title: name,
    kind: '',
    text: says.map(({ text }) => text).join(''),
    place: { kind: 'term', term: id },
  }));

const cards = (book: Book): readonly Unnumbered[] =>
  book.cards().map(({ id, name, kind, text, also }) => ({
    group: 'cards',
    title: name,
    ...{ kind, text, also },
    place: { kind: 'card', def: id },
  }));

/** Typing errors are forgiven from words of so many letters on. */
const LONG = 4;
/** As a share of a word’s letters: two of them exchanged are two slips. */
const SLIPS = 0.25;

/**
 * A search over a rulebook in the language that is spoken, its glossary and its cards.
 * @returns a function from words to what they find, the best first
 */
export function searcher(book: Book): (words: string) => readonly Found[] {
  const entries = [...rules(book), ...terms(book), ...cards(book)].map((entry, id) => ({ ...entry, id }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'also', 'kind', 'text'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 4, also: 4 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length > LONG ? SLIPS : false),
    },
  });
  index.addAll(entries);
  return (words) => {
    // Words that are found as they are written hold no slip: who seeks "calling" does not mean "falling".
    const exact = index.search(words, { fuzzy: false });
    return (exact.length > 0 ? exact : index.search(words)).flatMap(({ id, match }) => {
      const entry = entries[Number(id)];
      return entry === undefined ? [] : [foundIn(entry, new Set(Object.keys(match)))];
    });
  };
}

function foundIn({ group, title, kind, text, place }: Entry, hits: ReadonlySet<string>): Found {
  return { place, group, kind, title: pieces(title, hits), excerpt: pieces(excerptOf(text, hits), hits) };
}

/** The text cut where the found words are. */
function pieces(text: string, hits: ReadonlySet<string>): readonly Piece[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: hits.has(plain(piece)) }));
}

/** The sentence in which most of the words were found; the first one when none was. */
function excerptOf(text: string, hits: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.?!…]\)?)\s+|\n/u);
  const found = (sentence: string): number => pieces(sentence, hits).filter(({ hit }) => hit).length;
  return sentences.reduce(
    (best, sentence) => (found(sentence) > found(best) ? sentence : best),
    sentences[0] ?? '',
  );
}
