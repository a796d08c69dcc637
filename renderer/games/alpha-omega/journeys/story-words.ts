import type { Story, StoryTexts, StoryVerse } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { printedApostrophes } from '../../../text/apostrophes.ts';

/** A verse, and the language that it is in. */
export interface ToldVerse extends StoryVerse {
  readonly lang: string;
}

interface Told extends Omit<StoryTexts, 'before' | 'after'> {
  readonly lang: string;
  readonly before: ToldVerse;
  readonly after: ToldVerse;
}

/** A story in a language, or in English where its pack does not tell it in that one; null where it is told in neither. */
export function textsIn({ texts, before, after }: Story, language: string): Told | null {
  for (const lang of [language, 'en']) {
    const told = texts[lang];
    if (told === undefined) continue;
    const verseOf = (own: StoryVerse | undefined, english: StoryVerse): ToldVerse => {
      const { quote, source } = own ?? english;
      return { quote: printedApostrophes(quote), source, lang: own === undefined ? 'en' : lang };
    };
    return { ...told, lang, before: verseOf(told.before, before), after: verseOf(told.after, after) };
  }
  return null;
}
