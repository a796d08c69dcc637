import type { MessageKey } from '../text/language/catalogue.ts';
import type { Part } from '../text/line.ts';

/** A sentence or a heading of a book: a message of an area whose name begins so. None of them takes a value. */
export type BookKey = Exclude<Extract<MessageKey, `rulebook${string}.${string}`>, `rulebook.${string}`>;

/** A small scene in words, with the cards that are in it, by the names that the book has for them. */
export interface Example {
  readonly words: BookKey;
  readonly cards: readonly string[];
}

/**
 * A paragraph of a book: short enough to be read at a glance, and found under one name.
 * @template H what a paragraph is the home of: a ruling by its number, or a heading of the printed rulebook
 */
export interface Section<H extends number | string = number | string> {
  readonly id: string;
  readonly title: BookKey;
  readonly says: readonly BookKey[];
  /** What comes in an order. */
  readonly steps?: readonly BookKey[];
  /** What comes in no order. */
  readonly points?: readonly BookKey[];
  readonly closes?: BookKey;
  readonly example?: Example;
  /** Cards that are shown beside it. */
  readonly shows?: readonly string[];
  readonly listsRulings?: true;
  readonly holds?: readonly H[];
}

/** Paragraphs about one thing. */
export interface Chapter<H extends number | string = number | string> {
  readonly id: string;
  readonly title: BookKey;
  readonly sections: readonly Section<H>[];
}

/** A word that a book explains. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly says: readonly Part[];
}

/** What was decided where the printed rules are silent. */
export interface Ruling {
  readonly number: number;
  readonly words: string;
}

/** A card as a search finds it. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** It is found by this too, which is not shown: what it is called in other languages. */
  readonly also: string;
}

/** What marks in sentences can lead to. */
export interface Marked {
  readonly chapters: readonly Chapter[];
  readonly isTerm: (id: string) => boolean;
  /** The id of a card by the name that the book has for it; null where there is no such card. */
  readonly cardNamed: (name: string) => string | null;
}

/** The rulebook of a game as the reader shows it, in the language that is spoken. */
export interface Book extends Marked {
  /** The paragraph at which it is open before anything was looked up. */
  readonly first: string;
  /** In the order of the alphabet. */
  readonly terms: () => readonly Term[];
  /** The term at which its glossary is opened. */
  readonly firstTerm: string;
  readonly rulings: readonly Ruling[];
  readonly hasCard: (id: string) => boolean;
  readonly cards: () => readonly CardEntry[];
  /** The languages that names and texts of its cards are in. */
  readonly cardTags: { readonly name: string; readonly text: string };
}

/** The paragraph of this name. */
export const sectionIn = ({ chapters }: Pick<Marked, 'chapters'>, id: string): Section | null =>
  chapters.flatMap(({ sections }) => sections).find((section) => section.id === id) ?? null;

/** The chapter that a paragraph is in. */
export const chapterIn = ({ chapters }: Pick<Marked, 'chapters'>, id: string): Chapter | null =>
  chapters.find(({ sections }) => sections.some((section) => section.id === id)) ?? null;

/** The paragraph that tells a ruling. */
export const homeOf = ({ chapters }: Pick<Marked, 'chapters'>, ruling: number): Section | null =>
  chapters.flatMap(({ sections }) => sections).find(({ holds = [] }) => holds.includes(ruling)) ?? null;

/** Every sentence of a paragraph in the order in which it is read. */
export const sentencesOf = (section: Section): readonly BookKey[] => [
  ...section.says,
  ...(section.steps ?? []),
  ...(section.points ?? []),
  ...(section.closes === undefined ? [] : [section.closes]),
  ...(section.example === undefined ? [] : [section.example.words]),
];
