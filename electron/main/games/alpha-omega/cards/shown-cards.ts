import type { Languages } from '../../../../../cards/load.ts';
import { catalogueAmong } from '../../../../../cards/text/in-language.ts';
import type { Catalogue } from '../../../../../engine/alpha-omega/index.ts';
import { spokenTag } from '../../../window/words.ts';

/*
 * What the window shows of decks comes with the names of cards. As the language of now, `words.ts`, these are one for the whole
 * program, whoever asks.
 */

let known: Languages = new Map();

/** From now on cards are called what these say. */
export function translateCards(languages: Languages): void {
  known = languages;
}

/** Another one after another language was chosen, or packs with other translations came. */
export const shownIn = (): { readonly languages: Languages; readonly tag: string } => ({
  languages: known,
  tag: spokenTag(),
});

/** Cards as they are called in the language of now; lists may call them as any other does. */
export const shownCatalogue = (catalogue: Catalogue): Catalogue =>
  catalogueAmong(catalogue, known, spokenTag());
