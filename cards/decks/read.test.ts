import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { like, withCards } from '../../engine/alpha-omega/testing/cards.ts';
import { catalogueOf, loadPacks } from '../load.ts';
import { packsDir } from '../testing/packs.ts';
import { catalogueAmong } from '../text/in-language.ts';
import { codeOf } from './code.ts';
import { deckFileOf, deckFileSchema, jsonOf } from './json.ts';
import { nameBook, placeholderFor } from './names.ts';
import { readDeck, type ReadDeck } from './read.ts';
import { named, settled } from './settle.ts';
import type { DeckSheet } from './sheet.ts';
import { content, versions } from './testing/decks.ts';
import { textOf } from './write-text.ts';

function readAs(text: string, cards = content): ReadDeck {
  const read = readDeck(text, cards);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.detail}`);
  return read.value;
}

const faultOf = (text: string): unknown => {
  const read = readDeck(text, content);
  return read.ok ? null : read.error;
};

/** `2 Crystal Sea` for each card. */
const linesOf = ({ cards }: Pick<DeckSheet, 'cards'>): readonly string[] =>
  cards.map(({ card, copies }) => `${String(copies)} ${card.replace('starter:', '')}`);

const deck = (cards: DeckSheet['cards'], more: Partial<DeckSheet> = {}): DeckSheet => ({
  ...{ name: '', side: 'good', cards, sideList: [], notes: '', tags: [], cardNotes: {} },
  ...more,
});

const starter = loadPacks(packsDir).packs[0]?.decks.good ?? [];

describe('a list as people write it', () => {
  test.each([
    '2 Crystal Sea',
    '2x crystal sea',
    '2 × CRYSTAL SEA',
    '(2) Crystal Sea',
    '2 Crystal Sea (starter)',
    '2 Crystal Sea [Starter]',
    '2 Crystal Sea (starter:crystal-sea)',
    '2 starter:crystal-sea',
    '2 crystal-sea',
    'Crystal Sea x2',
    'Crystal Sea (2)',
    '- 2 Crystal Sea',
    '* 2 Crystal Sea // never leave home without',
    '  2\tCrystal Sea  ',
    '1 Crystal Sea\n1 Crystal Sea',
    'Crystal Sea\r\nCrystal Sea\r\n',
    '\uFEFFEvents (2):\n\n2 Crystal Sea',
  ])('%j is two Crystal Seas', (text) => {
    const { sheet, unknown, passedOver } = readAs(text);
    expect(linesOf(sheet)).toEqual(['2 crystal-sea']);
    expect([unknown, passedOver]).toEqual([[], []]);
  });

  test('leaves apostrophes, accents and signs out of account, and a number that is part of a name in it', () => {
    const text = 'Lucifer Envies Gods Glory\n1/3 of the angels fall\n2 1/3 of the Angels Fall\n1 Raphaël';
    const { sheet } = readAs(text);
    expect(linesOf(sheet)).toEqual(['1 lucifer-envies-gods-glory', '3 1-3-of-the-angels-fall', '1 raphael']);
  });

  test('is of the side that most of its cards are of, unless it says another', () => {
    expect(readAs('Satan\nAgares\nMichael').sheet.side).toBe('opponent');
    expect(readAs('# Side: Good\nSatan\nAgares').sheet.side).toBe('good');
  });

  test('of headings without an end, or of more lines than anybody writes, is not read to its end', () => {
    const { sheet, passedOver } = readAs(`1 Michael\n${'Events:\n'.repeat(5000)}2 Hope`);
    expect(linesOf(sheet)).toEqual(['1 michael']);
    expect(passedOver).toHaveLength(100);
    expect(passedOver[0]).toEqual({ line: 302, text: 'Events:', code: 'tooManyLines' });
    expect(faultOf(`${'\n#'.repeat(30_000)}\n2 Hope`)).toMatchObject({ code: 'tooLong' });
    expect(linesOf(readAs(`${'\n#>'.repeat(20_000)}\n2 Hope`).sheet)).toEqual(['2 hope']);
  });

  test('has a side list below its heading, or behind SB:', () => {
    const { sheet } = readAs('Michael\nSB: 2 Hope\n\nSide list (1)\nEden\nPersons:\nMoses');
    expect(linesOf(sheet)).toEqual(['1 michael', '1 moses']);
    expect(linesOf({ cards: sheet.sideList })).toEqual(['2 hope', '1 eden']);
  });

  test('keeps a card that no pack has by its name, and says where it stands and what may be meant', () => {
    const { sheet, unknown } = readAs("Michael\n2 Crystl Sea\n1 Balaam's Ass");
    expect(unknown).toEqual([
      {
        line: 2,
        card: 'unknown:crystl-sea',
        name: 'Crystl Sea',
        near: ['starter:crystal-sea'],
      },
      { line: 3, card: 'unknown:balaams-ass', name: "Balaam's Ass", near: [] },
    ]);
    expect(sheet.cards[2]).toEqual({ card: 'unknown:balaams-ass', copies: 1, name: "Balaam's Ass" });
  });

  test('says which lines name no number of cards that can be', () => {
    const { passedOver } = readAs('Michael\n0 Hope\n100 Love\n60 Wrath\n60 Wrath');
    expect(passedOver).toEqual([
      { line: 2, text: '0 Hope', code: 'wrongCount' },
      { line: 3, text: '100 Love', code: 'wrongCount' },
      { line: 5, text: '60 Wrath', code: 'wrongCount' },
    ]);
  });

  test.each([
    ['Swords of Heaven\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['Swords of Heaven\n\nCrystal Sea\nHope', 'Swords of Heaven'],
    ['\n# from Ann\nAnn’s deck\n\nEvents\n2 Crystal Sea\n1 Hope', 'Ann’s deck'],
    ['Swords of Heaven\n# Name: Light\n2 Crystal Sea\n1 Hope', 'Light'],
    ['# Name: Light\nSwords of Heaven\n2 Crystal Sea\n1 Hope', 'Light'],
    ['Deck: Swords of Heaven\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['Name: Swords (40)\nCrystal Sea\nHope', 'Swords (40)'],
    ['mazo : 7 Espadas\n2 Crystal Sea\n1 Hope', '7 Espadas'],
    ['# Deck: Swords of Heaven\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['## Swords of Heaven ##\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['## Swords of Heaven\n\n## Persons\n2 Crystal Sea\n\n## Events\n1 Hope', 'Swords of Heaven'],
    ['Swords of Heaven:\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['Swords of Heaven:\nEvents:\n2 Crystal Sea\nPersons:\n1 Hope', 'Swords of Heaven'],
    ['My deck (v2)\n2 Crystal Sea\n1 Hope', 'My deck (v2)'],
    ['Swords of Heaven by Ann (40 cards)\n2 Crystal Sea\n1 Hope', 'Swords of Heaven by Ann (40 cards)'],
    ['Angels\n2 Crystal Sea\n1 Hope', 'Angels'],
    ['Michaels\n2 Crystal Sea # best\n- 1 Hope', 'Michaels'],
    ['7 Angels\n2 Crystal Sea\n1 Hope', '7 Angels'],
    ['Swords of Heaven\n======\n2 Crystal Sea\n1 Hope', 'Swords of Heaven'],
    ['=====\nMicheal\n-----\nCrystal Sea\n---\nHope', 'Micheal'],
    ['Micheal (v2)\n\nCrystal Sea\nHope', 'Micheal (v2)'],
  ])('%j has a title over it, which is no card', (text, name) => {
    const { sheet, unknown } = readAs(text);
    expect([sheet.name, sheet.cards.map(({ card }) => card), unknown]).toEqual([
      ...[name, ['starter:crystal-sea', 'starter:hope'], []],
    ]);
  });

  test.each([
    'Hope\n2 Crystal Sea',
    'Micheal\n2 Crystal Sea',
    'Balaam\nHope',
    '1 Balaam\n2 Hope',
    'Balaam',
    'Balaam (Wonders)\n2 Hope',
    'Balaam (Starter)\n2 Hope\n1 Love',
    'Balaam (wonders:balaam)\n2 Hope\n1 Love',
    'Hope (v2)\n\n2 Crystal Sea\n1 Love',
    'Hope # of all\n2 Crystal Sea\n1 Love',
    '6 Angels\n2 Crystal Sea\n1 Hope',
    '7 Angels\n2 Crystal Sea',
    '- Balaam\n- 2 Hope\n- 1 Love',
    'Balaam\n2 Hope\nLove',
  ])('the first line of %j is a card, known or not', (text) => {
    const { sheet } = readAs(text);
    expect(sheet.name).toBe('');
    expect(sheet.cards).toHaveLength(text.split('\n').filter((line) => line !== '').length);
  });

  test.each([
    'Angels of note:\n2 Crystal Sea\n\nOthers:\n1 Hope',
    'Angels of note:\n2 Crystal Sea\nEvents\n1 Hope',
    '## Angels of note\n2 Crystal Sea\n## Others\n1 Hope',
    'Deck:\n2 Crystal Sea\n1 Hope',
    '## Events (3)\n2 Crystal Sea\n1 Hope',
    '# from Ann\n2 Crystal Sea\n1 Hope',
    '---\n2 Crystal Sea\n===\n1 Hope',
  ])('%j has no title, but a heading or a remark over its cards', (text) => {
    const { sheet, unknown } = readAs(text);
    expect([sheet.name, linesOf(sheet), unknown]).toEqual(['', ['2 crystal-sea', '1 hope'], []]);
  });

  test('is written in groups, with name, notes and tags, and cards by their packs only where that is needed', () => {
    const twin = like('event', 'hope', { id: 'test:hope' });
    const cards = withCards(twin);
    const text = textOf(
      deck(
        named(
          [
            { card: 'starter:hope', copies: 2 },
            { card: 'test:hope', copies: 1 },
            { card: 'starter:michael', copies: 1 },
            { card: 'wonders:balaam', copies: 1, name: 'Balaam' },
          ],
          cards,
        ),
        {
          name: 'Light',
          notes: 'For *evenings*.\n\nAlone.',
          tags: ['family', 'short'],
          cardNotes: { 'starter:michael': 'guards the rest' },
          sideList: named([{ card: 'starter:eden', copies: 1 }], cards),
        },
      ),
      cards,
    );
    expect(text).toBe(`# Alpha/Omega, a Good deck of 5 cards
# Name: Light
# Side: Good
# Tags: family, short
#> For *evenings*.
#>
#> Alone.

Persons (1)
1 Michael  # guards the rest

Events (3)
2 Hope
1 Hope (test)

Not in any pack here (1)
1 Balaam (wonders:balaam)

Side list (1)
1 Eden
`);
    expect(readAs(text, cards).sheet.cardNotes).toEqual({ 'starter:michael': 'guards the rest' });
  });

  test.each(['//', 'Lot // Abram', '(2) #', 'SB: Lot', 'x2', 'Side list'])(
    'is written so that no name is taken for a remark, a number or a heading: %s',
    (name) => {
      const card = placeholderFor(name);
      const written = deck([{ card, copies: 3, name }], { cardNotes: { [card]: 'of a friend' } });
      const { sheet } = readAs(textOf(written, content));
      expect(sheet).toMatchObject({ cards: [{ card, copies: 3 }], cardNotes: written.cardNotes });
    },
  );
});

describe('a card that no pack has', () => {
  test('comes to life when a pack brings a card of its name, with its copies and notes', () => {
    const { sheet } = readAs("2 balaams ass # speaks\nMichael\nSide list\nBalaam's ass");
    const ass = like('event', 'hope', { id: 'wonders:donkey', name: 'Balaam’s Ass' });
    const alive = settled(sheet, withCards(ass));
    expect(alive.cards[0]).toEqual({ card: 'wonders:donkey', copies: 2, name: 'Balaam’s Ass' });
    expect(alive.sideList).toEqual([{ card: 'wonders:donkey', copies: 1, name: 'Balaam’s Ass' }]);
    expect(alive.cardNotes).toEqual({ 'wonders:donkey': 'speaks' });
    expect(settled(sheet, content)).toEqual(sheet);
  });

  test('of a pack that is gone keeps its name, and its id leads back to it', () => {
    const ass = like('event', 'hope', { id: 'wonders:donkey', name: 'Balaam’s Ass' });
    const before = deck(named([{ card: 'wonders:donkey', copies: 1 }], withCards(ass)));
    const gone = settled(before, content);
    expect(gone.cards).toEqual([{ card: 'wonders:donkey', copies: 1, name: 'Balaam’s Ass' }]);
    expect(readAs(codeOf(gone, versions)).sheet.cards[0]?.name).toBe('Donkey');
    expect(readAs(codeOf(gone, versions)).unknown).toMatchObject([{ line: null, card: 'wonders:donkey' }]);
    expect(readAs(jsonOf({ ...gone, name: 'x' }, versions)).sheet.cards).toEqual(before.cards);
  });

  test('has an id in whatever letters its name is', () => {
    for (const name of ['Михаил', '聖', '!!!', 'a'.repeat(80), '7']) {
      expect(placeholderFor(name)).toMatch(/^unknown:[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(placeholderFor(name).length).toBeLessThanOrEqual(80);
    }
    expect(placeholderFor('Михаил')).not.toBe(placeholderFor('Гавриил'));
  });

  test('is not mistaken for cards whose names are quite other ones', () => {
    const book = nameBook(content);
    expect(book.near('Sea')).toEqual(['starter:crystal-sea']);
    expect(book.near('Zerubbabel the governor')).toEqual([]);
  });
});

describe('a share code', () => {
  const whole = deck(named(starter, content), { name: 'The Starter deck' });

  test('of a whole deck is short enough for a code to scan, and says the packs with their versions', () => {
    const code = codeOf(whole, versions);
    expect(code.length).toBeLessThan(430);
    expect(code).toMatch(/^AO1\.[\w-]+\.[\w-]{6}$/);
    expect(readAs(code)).toMatchObject({
      form: 'code',
      packs: [{ id: 'starter', version: '1.0.0' }],
      unknown: [],
    });
  });

  test('is read by every later program as this one wrote it', () => {
    // A code that was handed on stays good for ever: this one is never changed.
    expect(readAs(FIRST_CODE).sheet).toMatchObject({ name: 'Léa', side: 'good' });
    expect(linesOf(readAs(FIRST_CODE).sheet)).toEqual(['3 faith', '2 hope', '1 michael']);
  });

  test.each([
    ['', 'nothing'],
    ['AO1', 'nothing'],
    ['AO2.abc.defghi', 'newer'],
    ['AO0.abc.defghi', 'notACode'],
    ['AO1.abc', 'cut'],
    ['AO1.abc.def', 'cut'],
    ['AO1.abc.defghi', 'wrongChecksum'],
    ['AO1..AAAAAA', 'malformed'],
    [`AO1.${'a'.repeat(600_000)}.defghi`, 'tooLong'],
  ])('%j is refused as %s', (text, code) => {
    if (code === 'nothing' && text !== '') expect(readAs(text).unknown).toHaveLength(1);
    else expect(faultOf(text)).toMatchObject({ code });
  });
});

const FIRST_CODE = 'AO1.AARMw6lhAQdzdGFydGVyAQAAAwDyEqj-A4P2D9wvGBB-.lJBleA';

describe('a file of JSON', () => {
  test('that names a pack twice has it once, as it is named first', () => {
    const file = deckFileOf(deck([], { name: 'x' }), versions);
    const packs = ['1.0.0', '2.0.0'].map((version) => ({ id: 'starter', version }));
    expect(readAs(JSON.stringify({ ...file, packs })).packs).toEqual([{ id: 'starter', version: '1.0.0' }]);
  });

  test.each([
    ['{', 'notJson', ''],
    ['[]', 'notADeck', 'expected object'],
    ['['.repeat(17), 'notADeck', 'more than 16 deep'],
    ['{"format":"alpha-omega-deck","version":2}', 'newer', 'version 2'],
    [
      JSON.stringify({
        ...JSON.parse(jsonOf(deck([], { name: 'x' }), versions)),
        cards: [{ card: 'x', copies: 1 }],
      }),
      'notADeck',
      'cards[0].card',
    ],
    [
      JSON.stringify({
        ...JSON.parse(jsonOf(deck([], { name: 'x' }), versions)),
        cards: [{ card: 'a:x', copies: 100 }],
      }),
      'notADeck',
      'cards[0].copies',
    ],
    [
      JSON.stringify({ ...JSON.parse(jsonOf(deck([], { name: 'x' }), versions)), colour: 'red' }),
      'notADeck',
      'colour',
    ],
    [
      '{"format":"alpha-omega-deck","version":1,"name":"\\u0007","side":"good","cards":[]}',
      'notADeck',
      'name: must have a sign that can be seen',
    ],
    [
      '{"format":"alpha-omega-deck","version":1,"name":"x","side":"good","cards":[],"__proto__":{"x":1}}',
      'notADeck',
      '__proto__',
    ],
  ])('%s is refused: %s', (text, code, detail) => {
    expect(faultOf(text)).toMatchObject({ code, detail: expect.stringContaining(detail) as string });
  });

  test('is described by the schema in the repository (renew it with `npx node cards/decks/write-schema.ts`)', () => {
    const kept = readFileSync(new URL('deck.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(deckFileSchema())));
  });
});

test('more text than any deck has is refused before it is read', () => {
  expect(faultOf('Hope\n'.repeat(150_000))).toMatchObject({ code: 'tooLong' });
  expect(
    readAs(Array.from({ length: 400 }, (_, line) => `1 Card ${String(line)}`).join('\n')).passedOver,
  ).toHaveLength(100);
});

describe('a list in another language', () => {
  const { packs, languages } = loadPacks(packsDir);
  const among = (tag: string) => catalogueAmong(catalogueOf(packs), languages, tag);

  test.each(['en', 'es'])(
    'is read whatever language cards are shown in (%s), and written in that one',
    (tag) => {
      const cards = among(tag);
      const read = readAs('2 Mar de cristal\n2 Crystal Sea\n1 esperanza\n1 El Muro de Jericó', cards);
      expect(linesOf(read.sheet).toSorted()).toEqual(['1 hope', '1 wall-of-jericho', '4 crystal-sea']);
      const written = textOf({ ...read.sheet, cards: named(read.sheet.cards, cards) }, cards);
      expect(written).toContain(tag === 'es' ? '4 Mar de cristal' : '4 Crystal Sea');
      expect(linesOf(readAs(written, among('en')).sheet).toSorted()).toEqual(linesOf(read.sheet).toSorted());
    },
  );

  test('is mended by what is called nearly so in either language, each card once', () => {
    const book = nameBook(among('es'));
    expect(book.near('Mar de cristall')).toEqual(['starter:crystal-sea']);
    expect(book.near('Cristal Sea')).toEqual(['starter:crystal-sea']);
    expect(book.near('Gabriell')[0]).toBe('starter:gabriel');
  });
});
