import { cardLanguage } from '../../../../../cards/text/languages.ts';
import type {
  CardLanguage,
  CardText,
  Span,
  ToldEnd,
  ToldObjective,
} from '../../../../../cards/text/types.ts';
import type { EndCondition } from '../../../../../engine/alpha-omega/end-conditions.ts';
import type { CallingDef, CardDef } from '../../../../../engine/alpha-omega/index.ts';
import { language } from '../../../../text/language/language.ts';
import type { CardBook } from './words.ts';

const spoken = (): CardLanguage => cardLanguage(language());

/** Texts take long to make, and those of all cards on the table are asked for with every answer. */
const made = new WeakMap<CardLanguage, WeakMap<CardBook, WeakMap<CardDef, CardText>>>();

function remembered<Key extends object, Value>(map: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** What a card does, in the language of now as far as cards speak it. */
export function cardText(def: CardDef, book: CardBook): CardText {
  const words = spoken();
  const books = remembered(made, words, () => new WeakMap());
  const texts = remembered(books, book, () => new WeakMap());
  return remembered(texts, def, () => words.cardText(def, book));
}

/** The whole card in sentences, for a screen reader. */
export const spokenText = (def: CardDef, book: CardBook): string => spoken().spokenText(def, book);

/** What wins and what loses an Objective, a short sentence each: the leads, then its end conditions in their order. */
export const objectiveGoals = (
  def: ToldObjective,
  ends: readonly EndCondition[],
  book: CardBook,
): readonly ToldEnd[] => spoken().goals(def, ends, book);

/** What an Objective changes of the rules while it is on the table, a sentence or more each; none where it changes nothing. */
export const objectiveRules = (def: ToldObjective, book: CardBook): readonly (readonly Span[])[] =>
  spoken().ownRules(def, book);

/** How an Objective begins and what it changes of the rules, a sentence or more each; none where it does neither. */
export const objectiveChanges = (def: ToldObjective, book: CardBook): readonly (readonly Span[])[] =>
  spoken().changes(def, book);

/** What a Calling gives once it is achieved, a sentence or more each. */
export const callingBenefits = (def: CallingDef, book: CardBook): readonly (readonly Span[])[] =>
  spoken().benefits(def, book);

/** The tag of the language that the texts of cards are in now. */
export const cardTextTag = (): string => spoken().tag;
