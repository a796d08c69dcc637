import { abilityText } from '../cards/may-text.ts';
import { fakeBook, fakeCards } from './fake-cards.ts';

/** What cards say of their abilities, one by one, in the language of now. */
export const abilityTexts = (): readonly string[] =>
  fakeCards
    .flatMap((def) => def.abilities.map((_, at) => abilityText(def, at, fakeBook)))
    .filter((text) => text !== '');
