import { en } from '../../../text/language/en/index.ts';
import { language, t, tagOf } from '../../../text/language/language.ts';

/** A term of the glossary: its name is the message of that key, what it means the one with `Text` behind. */
export type Term = Exclude<keyof (typeof en)['glossary'], `${string}Text`>;

const isName = (key: string): key is Term => !key.endsWith('Text');

export const TERMS: readonly Term[] = Object.keys(en.glossary).filter(isName);

export const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** All terms in the order of the alphabet of the language that is spoken. */
export function sortedTerms(): readonly Term[] {
  const order = new Intl.Collator(tagOf(language()));
  return TERMS.toSorted((a, b) => order.compare(t(`glossary.${a}`), t(`glossary.${b}`)));
}
