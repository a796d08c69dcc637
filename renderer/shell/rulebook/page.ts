import type { Heading } from '../../../engine/alpha-omega/index.ts';
import type { Area, MessageKey } from '../../text/language/catalogue.ts';
import type { RulingNumber } from './ruling-numbers.ts';

/** The areas whose messages are the text of the book. */
type BookArea = Extract<Area, `rulebook${string}`>;

/** A sentence or a heading of the book; none of them takes a value. */
export type BookKey = Exclude<Extract<MessageKey, `${BookArea}.${string}`>, `rulebook.${string}`>;

/** What a paragraph is the home of: a ruling by its number, or a heading of the printed rulebook. */
export type Holding = RulingNumber | Heading;

/** A small scene in words, with the cards that are in it, by the names of their files in the Starter pack. */
export interface Example {
  readonly words: BookKey;
  readonly cards: readonly string[];
}

/** A paragraph of the book: short enough to be read at a glance, and found under one name. */
export interface Section {
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
  readonly holds?: readonly Holding[];
}

export interface Chapter {
  readonly id: string;
  readonly title: BookKey;
  readonly sections: readonly Section[];
}
