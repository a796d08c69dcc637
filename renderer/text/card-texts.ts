import { cardLanguage } from '../../cards/text/languages.ts';
import type { CardLanguage, CardText } from '../../cards/text/types.ts';
import type { CardDef } from '../../engine/index.ts';
import { language } from './language/language.ts';
import type { CardBook } from './words.ts';

const spoken = (): CardLanguage => cardLanguage(language());

/** What a card does, in the language of now as far as cards speak it. */
export const cardText = (def: CardDef, book: CardBook): CardText => spoken().cardText(def, book);

/** The whole card in sentences, for a screen reader. */
export const spokenText = (def: CardDef, book: CardBook): string => spoken().spokenText(def, book);

/** The tag of the language that the texts of cards are in now. */
export const cardTextTag = (): string => spoken().tag;
