import type { DefId, Rule } from '../../../../engine/alpha-omega/index.ts';
import type { CardBook } from '../words/cards/words.ts';
import { OF_CARDS } from './chapters-of-cards.ts';
import { OF_PLAY } from './chapters-of-play.ts';
import { OF_VARIANTS } from './chapters-of-variants.ts';
import type { Chapter, Section } from './page.ts';

/** The rulebook, chapter by chapter. Its sentences are messages; here is only their order and what they rest on. */
export const CHAPTERS: readonly Chapter[] = [...OF_PLAY, ...OF_CARDS, ...OF_VARIANTS];

export const SECTIONS: readonly Section[] = CHAPTERS.flatMap(({ sections }) => sections);

const byId: ReadonlyMap<string, Section> = new Map(SECTIONS.map((section) => [section.id, section]));

const homes: ReadonlyMap<string | number, Section> = new Map(
  SECTIONS.flatMap((section) => (section.holds ?? []).map((holding) => [holding, section] as const)),
);

export const sectionById = (id: string): Section | undefined => byId.get(id);

/** The paragraph in which a rule stands, by its ruling or by its heading in the printed rulebook. */
export const sectionOfRule = (rule: Rule): Section | undefined =>
  homes.get('ruling' in rule ? rule.ruling : rule.heading);

/** The Starter pack, whose cards the book's examples are about. */
const STARTER = 'starter';

/** The id of a card that the book names, or null where the library has no such card. */
export function cardNamed(name: string, book: CardBook): DefId | null {
  const id = `${STARTER}:${name}`;
  return book.has(id) ? id : null;
}
