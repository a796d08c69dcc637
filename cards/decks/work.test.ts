import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastWork } from '../../engine/kernel/testing/work.ts';
import { readDeck } from './read.ts';
import { DECK_LIMITS } from './sheet.ts';
import { content } from './testing/decks.ts';

/** What reading a text takes of this thread's processor time, in ms. */
const workOf = async (text: string, most: number): Promise<number> =>
  (await leastWork(most, () => readDeck(text, content))).took;

/** The most that the longest text may take: others wait for it. */
const MOST = 100;

/** Of what every pattern that reads a list is made, and marks that have to be put in order. */
const SIGNS = [
  ...[' ', '\t', '\n', '\u2028', '(', '[', ')', ':', '1', '#', ',', '/', 'x', '-', '"', '{', '>', 'S'],
  ...[
    ' #',
    ' //',
    '\n#',
    '#>',
    '\n2 ',
    '\n1 hope',
    'deck\n',
    ' (',
    '(1',
    '\u0301\u0323',
    '\u200D',
    '# tags: ',
    ', a',
  ],
];
/** What stands before and after them: a line of its own kind, as a card, a title or a remark. */
const STARTS = ['', 'x', '1', '# tags: ', '# name: ', '#> ', 'SB: ', '2 hope #', 'AO1.', '{"tags":['];
const ENDS = ['', 'y', ':', ')', 'a\u2028b', '\n2 hope'];

/** Signs in runs of one length: `aaabbbccc`, after a start and before an end, in one line or in many. */
interface Shape {
  readonly start: string;
  readonly signs: readonly string[];
  readonly end: string;
  /** How long a line is. */
  readonly line: number;
}

function textIn({ start, signs, end, line }: Shape, length: number): string {
  const runs = (room: number): string => {
    const each = Math.floor((room - start.length - end.length) / signs.length);
    const middle = signs.map((sign) => sign.repeat(Math.max(1, Math.floor(each / sign.length)))).join('');
    return `${start}${middle}${end}`;
  };
  if (line >= length) return runs(length);
  const one = `${runs(line)}\n`;
  return one.repeat(Math.floor(length / one.length));
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  start: fc.constantFrom(...STARTS),
  signs: fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 3 }),
  end: fc.constantFrom(...ENDS),
  line: fc.constantFrom(40, 499, 3000, DECK_LIMITS.text),
});

const BLANKS = { signs: [' '], line: DECK_LIMITS.text };
const MARKS = { signs: ['\u0301\u0323'], line: DECK_LIMITS.text };

test('a text of any signs in runs is read in no more work than its length takes', async () => {
  await fc.assert(
    fc.asyncProperty(shapes, async (shape) => {
      // What grows faster shows early, and nobody waits for the whole of it.
      for (const length of [1000, 10_000, 100_000, DECK_LIMITS.text]) {
        const text = textIn(shape, length);
        expect(await workOf(text, MOST), `${JSON.stringify(shape)}, ${length} characters`).toBeLessThan(MOST);
      }
    }),
    {
      numRuns: 40,
      examples: [
        [{ start: 'x', end: 'y', ...BLANKS }],
        [{ start: 'x', end: 'y', ...BLANKS, line: 499 }],
        [{ start: '1', end: 'a\u2028b', ...BLANKS, line: 499 }],
        [{ start: '2 hope #', end: 'a\u2028b', ...BLANKS, line: 499 }],
        [{ start: '#> ', end: '\n2 hope', ...MARKS }],
        [{ start: '# name: a', end: '\n2 hope', ...MARKS }],
        [{ start: '# tags: a', signs: [', 1', ',a'], end: '\n2 hope', line: DECK_LIMITS.text }],
        [{ start: '# tags: a', signs: [' a'], end: '\n2 hope', line: DECK_LIMITS.text }],
        [{ start: '', signs: ['deck\n'], end: '', line: DECK_LIMITS.text }],
        [{ start: '', signs: ['\n2 a'], end: '', line: DECK_LIMITS.text }],
        [{ start: 'x', signs: ['\n#'], end: '', line: DECK_LIMITS.text }],
        [{ start: 'x', signs: ['\n#>'], end: '', line: DECK_LIMITS.text }],
        [{ start: '', signs: ['['], end: '', line: 499 }],
        [{ start: '{"tags":[', signs: ['['], end: '', line: DECK_LIMITS.text }],
      ],
    },
  );
});

const many = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** What a file may hold far too much of, in a text that is just short enough to be read. */
const MUCH: Readonly<Record<string, object>> = {
  tags: { tags: many(40_000, (index) => `tag ${String(index)}`) },
  'tags that are numbers': { tags: many(140_000, () => 1) },
  packs: { packs: many(14_000, (index) => ({ id: `p-${String(index)}`, version: '1.0.0' })) },
  'a version without an end': { packs: [{ id: 'starter', version: `1.0.${'1'.repeat(500_000)}` }] },
  cards: { cards: many(14_000, (index) => ({ card: `p:c-${String(index)}`, copies: 1 })) },
  'cards that are none': { cards: many(140_000, () => 1) },
  'notes to cards': { cardNotes: Object.fromEntries(many(30_000, (index) => [`p:c-${String(index)}`, 'x'])) },
  'notes to no cards': { cardNotes: Object.fromEntries(many(30_000, (index) => [`k${String(index)}`, 1])) },
  'what no deck has': Object.fromEntries(many(30_000, (index) => [`k${String(index)}`, 1])),
  'a name without an end': { name: 'a b'.repeat(180_000) },
};

test.each(Object.entries(MUCH))(
  'a file of JSON with too much is refused before it is read: %s',
  async (_, much) => {
    const deck = { format: 'alpha-omega-deck', version: 1, name: 'Light', side: 'good', cards: [] };
    const text = JSON.stringify({ ...deck, ...much });
    expect(text.length).toBeLessThan(DECK_LIMITS.text);
    expect(readDeck(text, content)).toMatchObject({ error: { code: 'notADeck' } });
    expect(await workOf(text, MOST)).toBeLessThan(MOST);
  },
);
