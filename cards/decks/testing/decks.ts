import fc from 'fast-check';
import type { Catalogue } from '../../../engine/alpha-omega/definitions.ts';
import { catalogueOf, loadPacks } from '../../load.ts';
import { packsDir } from '../../testing/packs.ts';
import { oneLine } from '../../../engine/toolbox/typed-text.ts';
import { placeholderFor } from '../names.ts';
import { named } from '../settle.ts';
import { cleanNotes, type DeckSheet, type NamedEntry } from '../sheet.ts';

const { packs } = loadPacks(packsDir);

/** All cards of the packs of this program. */
export const content: Catalogue = catalogueOf(packs);

export const versions: ReadonlyMap<string, string> = new Map(packs.map(({ id, version }) => [id, version]));

const ids = [...content.keys()];
const slug = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join('-'));
/** What a list of cards takes for something else than a name. */
const marks = [
  ...['#', '##', '#>', '//', 'SB:', '-', '===', '•', 'x2', '2x', '2', '(2)', '[1]', '(v2)', '(starter)', ':'],
  ...['Side list', 'Cards', 'Deck:', 'Name:', '# Name:', 'Mazo:', 'Side: Good'],
  ...['AO1.x', '{', 'Hopes', '7 Angels'],
];
const text = (most: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: most }) },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'grapheme', maxLength: 3 })), {
            maxLength: 5,
          })
          .map((parts) => parts.join(' ')),
      },
    )
    .map((each) => oneLine(each, most));
const word = (most: number) => text(most).filter((each) => each !== '');

/** A card of this program, of a pack that nobody here has, or one of which only the name is known. */
const entry: fc.Arbitrary<NamedEntry> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids).map((card) => ({ card, name: '' })) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(slug, slug, word(40))
          .map(([pack, name, called]) => ({ card: `${pack}:${name}`, name: called })),
      },
      { weight: 1, arbitrary: word(40).map((name) => ({ card: placeholderFor(name), name })) },
    ),
    fc.integer({ min: 1, max: 99 }),
  )
  .map(([card, copies]) => ({ ...card, copies }));

const entries = fc
  .uniqueArray(entry, { selector: ({ card }) => card, maxLength: 60 })
  .map((list) => named(list, content));

/** Any deck at all, legal or not. */
export const anyDeck: fc.Arbitrary<DeckSheet> = fc
  .record({
    name: text(60),
    side: fc.constantFrom('good', 'opponent'),
    cards: entries,
    sideList: entries,
    notes: fc.string({ unit: 'grapheme', maxLength: 300 }).map(cleanNotes),
    tags: fc.uniqueArray(
      word(30)
        .map((tag) => oneLine(tag.replaceAll(',', ' '), 30))
        .filter((tag) => tag !== ''),
      { selector: (tag) => tag.toLowerCase(), maxLength: 5 },
    ),
    notesOf: fc.array(word(100), { maxLength: 5 }),
  })
  .map(({ notesOf, ...deck }) => ({
    ...deck,
    cardNotes: Object.fromEntries(
      deck.cards.slice(0, notesOf.length).map(({ card }, index) => [card, notesOf[index] ?? '']),
    ),
  }));

/** A deck without regard to the order of its cards. */
export const sorted = <T extends Pick<DeckSheet, 'cards' | 'sideList'>>(deck: T): T => ({
  ...deck,
  cards: inOrder(deck.cards),
  sideList: inOrder(deck.sideList),
});

const inOrder = (list: readonly NamedEntry[]): readonly NamedEntry[] =>
  list.toSorted((a, b) => (a.card < b.card ? -1 : 1));
