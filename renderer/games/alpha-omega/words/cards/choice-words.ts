import type { MessageKey } from '../../../../text/language/catalogue.ts';
import { t } from '../../../../text/language/language.ts';

/** The words of what a card has one of; whatever else comes (a pack's name, a number) stands for itself. */
const WORDS = {
  type: {
    person: 'library.person',
    item: 'library.item',
    place: 'library.place',
    event: 'library.event',
    calling: 'library.calling',
    objective: 'library.objective',
  },
  side: { good: 'library.good', opponent: 'library.opponent' },
  trait: {
    angel: 'names.angel',
    archangel: 'names.archangel',
    human: 'names.human',
    magicUser: 'names.magicUser',
    heretic: 'names.heretic',
  },
  is: {
    unique: 'library.unique',
    custom: 'library.custom',
    supernatural: 'library.supernatural',
    weapon: 'library.weapon',
    armour: 'library.armour',
    spoken: 'library.spoken',
    lures: 'library.lures',
    heals: 'library.heals',
  },
  by: {
    published: 'library.byPublished',
    partly: 'library.byPartly',
    inferred: 'library.byInferred',
    ours: 'library.byOurs',
  },
  deck: { in: 'library.in', out: 'library.out' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageKey>>>>;

/** The words of a field that the language of queries knows, in the order in which people think of them. */
export const wordsOfField = (field: 'type' | 'side' | 'trait' | 'is' | 'by'): readonly string[] =>
  Object.keys(WORDS[field]);

type WordKey = {
  [G in keyof typeof WORDS]: (typeof WORDS)[G][keyof (typeof WORDS)[G]];
}[keyof typeof WORDS];

/** What a word of a field or of a group of facets is called. */
export function choiceWord(group: string, word: string): string {
  const words: Readonly<Record<string, WordKey>> = Object.hasOwn(WORDS, group)
    ? WORDS[group as keyof typeof WORDS]
    : {};
  const key = Object.hasOwn(words, word) ? words[word] : undefined;
  return key === undefined ? word : t(key);
}
