import { t } from './language/language.ts';

interface Chapter {
  readonly title: string;
  readonly words: string;
}

const CHAPTERS = ['aim', 'phases', 'fighting', 'lure', 'luredPlayer', 'callings', 'answers'] as const;

/** What somebody who has never played needs to know, in the order in which it is needed. */
export const helpChapters = (): readonly Chapter[] =>
  CHAPTERS.map((chapter) => ({ title: t(`help.${chapter}`), words: t(`help.${chapter}Text`) }));
