import { readOnce } from '../read-once.ts';
import { know, writtenOf, type Language, type Written } from './language.ts';

/*
 * Sentences are read when they are wanted: at first those that the first page needs, all of a language before anything else is
 * shown, and nothing of a language that nobody speaks.
 */

const FIRST: Readonly<Record<Written, () => Promise<void>>> = {
  en: readOnce(async () => know('en', (await import('./en/first.ts')).first)),
  es: readOnce(async () => know('es', (await import('./es/first.ts')).first)),
};

const ALL: Readonly<Record<Written, () => Promise<void>>> = {
  en: readOnce(async () => know('en', (await import('./en/index.ts')).en)),
  es: readOnce(async () => know('es', (await import('./es/index.ts')).es)),
};

/** Reads what the first page says in a language. */
export const firstTexts = (language: Language): Promise<void> => FIRST[writtenOf(language)]();

/** Reads all that is said in a language. */
export const allTexts = (language: Language): Promise<void> => ALL[writtenOf(language)]();
