import { language } from './language/language.ts';

/** What packs are called in a language, by their ids. */
interface Titles {
  readonly language: string;
  readonly titles: Readonly<Record<string, string>>;
}

let translations: readonly Titles[] = [];

/** From now on packs are called what these say. */
export function callPacks(languages: readonly Titles[]): void {
  translations = languages;
}

/** What a pack is called in the language of now. */
export const packTitle = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  translations.find((each) => each.language === language())?.titles[id] ?? title;
