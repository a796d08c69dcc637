import { wordsOfField } from '../words/cards/choice-words.ts';
import { t } from '../../../text/language/language.ts';

/** Shorter beginnings could mean anything. */
const LEAST = 3;

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/**
 * What `is:` asks for that somebody may mean by a plain word: "heal" is in the text of one card, and fourteen heal.
 * @param text the whole search
 * @returns the word after `is:`; null where the search is no plain word, or one that means none of them
 */
export function plainSign(text: string): string | null {
  const wanted = bare(text);
  if (wanted.length < LEAST || !/^\p{L}+$/u.test(wanted)) return null;
  const names = (sign: string): readonly string[] => bare(t('library.signNames', { sign })).split(' ');
  const means = (name: string): boolean => name.startsWith(wanted) || (name !== '' && wanted === `${name}s`);
  return wordsOfField('is').find((sign) => [bare(sign), ...names(sign)].some(means)) ?? null;
}
