import { language } from './language/language.ts';

/** A verse that the program itself quotes, and the language that it is in. */
export interface QuotedVerse {
  readonly quote: string;
  readonly source: string;
  readonly lang: string;
}

type Quoted = readonly [quote: string, source: string];

/** A verse word for word in King James and in Reina-Valera 1909. */
export interface VerseInLanguages {
  readonly en: Quoted;
  readonly es: Quoted;
}

/** A verse in the language of now. */
export function verseIn(verse: VerseInLanguages): QuotedVerse {
  const lang = language() === 'es' ? 'es' : 'en';
  const [quote, source] = verse[lang];
  return { quote, source, lang };
}

/** What stands under the name of the program. */
export const OF_THE_PROGRAM = {
  en: ['I am Alpha and Omega, the beginning and the ending, saith the Lord', 'Revelation 1:8'],
  es: ['Yo soy el Alpha y la Omega, principio y fin, dice el Señor', 'Apocalipsis 1:8'],
} as const satisfies VerseInLanguages;
