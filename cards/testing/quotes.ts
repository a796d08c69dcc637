import type { CardDef } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import type { Stories } from '../stories.ts';
import type { Languages } from '../translations.ts';

/** Something that is quoted, and what quotes it. */
export interface Quote {
  readonly by: string;
  readonly quote: string;
  readonly source: string;
}

/** Where quotes are looked for. */
export interface Quoting extends Pick<Stories, 'stories'> {
  readonly cards: readonly CardDef[];
  readonly languages: Languages;
}

/** What cards and stories quote in a language; nothing where they are not translated. */
export function quotesIn(language: string, { cards, languages, stories }: Quoting): readonly Quote[] {
  const translated = languages.get(language)?.cards;
  const flavourOf = (card: CardDef) =>
    language === 'en' ? card.flavour : (translated?.get(card.id)?.flavour ?? null);
  const ofCards = cards.flatMap((card) => {
    const flavour = flavourOf(card);
    return flavour === null ? [] : [{ by: card.id, ...flavour }];
  });
  const ofStories = [...stories].flatMap(([id, story]) => {
    const own = language === 'en' ? story : story.texts[language];
    return (['before', 'after'] as const).flatMap((when) => {
      const verse = own?.[when];
      return verse === undefined ? [] : [{ by: storyBy(id, when), ...verse }];
    });
  });
  return [...ofCards, ...ofStories];
}

const storyBy = (id: DefId, when: string): string => `${id}, ${when} it`;

/** Is a place of the Bible meant, such as `Daniel 12:1`? */
export const isScripture = (source: string): boolean => /\d:\d/.test(source);

/** The books that are called otherwise in Spanish. */
const BOOKS: Readonly<Record<string, string>> = {
  Génesis: 'Genesis',
  Éxodo: 'Exodus',
  Levítico: 'Leviticus',
  Josué: 'Joshua',
  Jueces: 'Judges',
  Rut: 'Ruth',
  '1 Reyes': '1 Kings',
  '2 Reyes': '2 Kings',
  Salmos: 'Psalms',
  Proverbios: 'Proverbs',
  Cantares: 'Song of Solomon',
  Isaías: 'Isaiah',
  Jeremías: 'Jeremiah',
  Lamentaciones: 'Lamentations',
  Habacuc: 'Habakkuk',
  Malaquías: 'Malachi',
  Mateo: 'Matthew',
  Marcos: 'Mark',
  Lucas: 'Luke',
  Juan: 'John',
  Hechos: 'Acts',
  '1 Corintios': '1 Corinthians',
  '2 Corintios': '2 Corinthians',
  Efesios: 'Ephesians',
  '2 Timoteo': '2 Timothy',
  Hebreos: 'Hebrews',
  Santiago: 'James',
  '1 Pedro': '1 Peter',
  '1 Juan': '1 John',
  Apocalipsis: 'Revelation',
  'El paraíso perdido': 'Paradise Lost',
};

/** A place of the Bible or a poem as it is named in English: `Salmos 91:11` is `Psalms 91:11`. */
export function placeInEnglish(source: string): string {
  const [, book = '', rest = ''] = /^(.+?)( [\dIVXL]+[:,].*)$/.exec(source) ?? [];
  return `${BOOKS[book] ?? book}${rest}`;
}
