import type { MessageKey } from '../../../text/language/catalogue.ts';

/** Examples of one kind. The texts are of the query language, which is the same in every language. */
interface Examples {
  readonly title: MessageKey & `library.help${string}`;
  readonly note: MessageKey & `library.help${string}`;
  readonly examples: readonly {
    readonly text: string;
    readonly means: MessageKey & `library.example${string}`;
  }[];
}

/** All that can be asked, each with an example that finds something in the cards that come with the program. */
export const EXAMPLES = [
  {
    title: 'library.helpWords',
    note: 'library.helpWordsNote',
    examples: [
      { text: 'heal', means: 'library.exampleWord' },
      { text: '"Lured Astray"', means: 'library.examplePhrase' },
    ],
  },
  {
    title: 'library.helpFields',
    note: 'library.helpFieldsNote',
    examples: [
      { text: 'n:sword', means: 'library.exampleName' },
      { text: 'x:damage', means: 'library.exampleText' },
      { text: 't:person', means: 'library.exampleType' },
      { text: 'k:archangel', means: 'library.exampleTrait' },
      { text: 'side:good', means: 'library.exampleSide' },
      { text: 'pack:starter', means: 'library.examplePack' },
      { text: 'is:unique', means: 'library.exampleUnique' },
      { text: 'is:weapon', means: 'library.exampleWeapon' },
      { text: 'in:"My deck"', means: 'library.exampleInDeck' },
      { text: 'v:sword', means: 'library.exampleVerse' },
      { text: 'source:Revelation', means: 'library.exampleSource' },
      { text: 'by:published', means: 'library.exampleBy' },
    ],
  },
  {
    title: 'library.helpNumbers',
    note: 'library.helpNumbersNote',
    examples: [
      { text: 's>=5', means: 'library.exampleStrength' },
      { text: 'attack>0', means: 'library.exampleAttack' },
      { text: 'copies=2', means: 'library.exampleCopies' },
    ],
  },
  {
    title: 'library.helpTogether',
    note: 'library.helpTogetherNote',
    examples: [
      { text: 't:person -k:angel', means: 'library.exampleNot' },
      { text: 'k:human or t:place', means: 'library.exampleOr' },
      { text: 'side:good (is:weapon or is:armor)', means: 'library.exampleGroup' },
    ],
  },
  {
    title: 'library.helpMute',
    note: 'library.helpMuteNote',
    examples: [{ text: 'k:angel ~t:person s>=5', means: 'library.exampleMuted' }],
  },
  {
    title: 'library.helpPatterns',
    note: 'library.helpPatternsNote',
    examples: [{ text: 'x:/\\d+ (more )?damage/', means: 'library.examplePattern' }],
  },
] as const satisfies readonly Examples[];
