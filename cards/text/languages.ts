import { english } from './english/words.ts';
import { spanish } from './spanish/words.ts';
import type { CardLanguage } from './types.ts';

/** The languages that cards speak. */
export const CARD_LANGUAGES: readonly CardLanguage[] = [english, spanish];

/** The language of a tag; English where nobody has written that one yet, as the names on the cards are English too. */
export const cardLanguage = (tag: string, languages = CARD_LANGUAGES): CardLanguage =>
  languages.find((language) => language.tag === tag) ?? english;
