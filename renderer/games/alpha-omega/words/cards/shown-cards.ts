import { inLanguage, type ShownCard } from '../../../../../cards/text/in-language.ts';
import type { Library, PacksInLanguage } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardDef } from '../../../../../engine/alpha-omega/index.ts';
import { printedApostrophes } from '../../../../text/apostrophes.ts';
import { language, tagOf } from '../../../../text/language/language.ts';
import { callPacks } from '../../../../text/packs.ts';
import type { CardBook } from './words.ts';

let translations: readonly PacksInLanguage[] = [];
let books = new WeakMap<readonly CardDef[], Map<string, CardBook>>();

/** From now on cards are called what these say. */
export function translateCards(languages: readonly PacksInLanguage[]): void {
  if (languages === translations) return;
  translations = languages;
  callPacks(languages);
  books = new WeakMap();
}

const translationInto = (tag: string): PacksInLanguage | undefined =>
  translations.find((each) => each.language === tag);

/** Cards by their ids, in the language of now as far as they are translated; for the same list it is the same book. */
export function shownBook(cards: readonly CardDef[], tag: string = language()): CardBook {
  const known = books.get(cards) ?? new Map<string, CardBook>();
  books.set(cards, known);
  const book = known.get(tag) ?? newBook(cards, tag);
  known.set(tag, book);
  return book;
}

/** The cards of a library in a language; from now on those of games are called as its packs call them, too. */
export function bookOf({ cards, languages }: Library, tag: string): CardBook {
  translateCards(languages);
  return shownBook(cards, tag);
}

function newBook(cards: readonly CardDef[], tag: string): CardBook {
  const translated = translationInto(tag)?.cards;
  return new Map(cards.map((card) => [card.id, inPrint(inLanguage(card, translated?.[card.id]))]));
}

/** A card with its name and its verse as they are set in print; the same one where that changes nothing. */
function inPrint(card: ShownCard): ShownCard {
  const name = printedApostrophes(card.name);
  const quote = printedApostrophes(card.flavour.quote);
  return name === card.name && quote === card.flavour.quote
    ? card
    : { ...card, name, flavour: { ...card.flavour, quote } };
}

/** The language that the names of cards are printed in. */
const PRINTED = 'en';

/**
 * The tag of the language that the name and the verse of a card are in. Their elements bear it as `lang` whatever the window
 * speaks, so that a screen reader pronounces them rightly. The texts that are made for cards say theirs: `card-texts.ts`.
 */
export const nameTag = (card: ShownCard): string =>
  card.grammar === undefined ? PRINTED : tagOf(language());

/** The same where only names are at hand, and for putting them in order: that of most cards. */
export const cardsTag = (): string =>
  translationInto(language()) === undefined ? PRINTED : tagOf(language());
