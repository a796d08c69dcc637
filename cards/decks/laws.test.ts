import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, readCode } from './code.ts';
import { deckFileOf, jsonOf, readDeckFile } from './json.ts';
import { readDeck } from './read.ts';
import { readText } from './read-text.ts';
import { textOf } from './write-text.ts';
import { anyDeck, content, sorted, versions } from './testing/decks.ts';
import { placeholderFor } from './names.ts';
import { DECK_LIMITS, type DeckSheet, type NamedEntry } from './sheet.ts';

/** fast-check prints seed and path of what fails; `fc.assert(…, { seed, path })` plays it again. */
const often = { numRuns: 400 };

function deckIn(text: string): DeckSheet {
  const read = readDeck(text, content);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.detail}`);
  return read.value.sheet;
}

const unnamed = (list: readonly NamedEntry[]) => list.map(({ card, copies }) => ({ card, copies }));
const onlyCards = (deck: DeckSheet) => {
  const { cards, sideList, ...rest } = sorted(deck);
  return { ...rest, cards: unnamed(cards), sideList: unnamed(sideList) };
};

describe('any deck', () => {
  test('is the same after JSON', () => {
    fc.assert(
      fc.property(
        anyDeck.filter(({ name }) => name !== ''),
        (deck) => {
          expect(deckIn(jsonOf(deck, versions))).toEqual(deck);
          const value = JSON.parse(JSON.stringify(deckFileOf(deck, versions))) as unknown;
          expect(readDeckFile(value, content)).toMatchObject({ ok: true, value: { sheet: deck } });
        },
      ),
      often,
    );
  });

  test('is the same after a share code, but for notes and tags, which stay at home', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const home = { notes: '', tags: [], cardNotes: {} };
        expect(onlyCards(deckIn(codeOf(deck, versions)))).toEqual(onlyCards({ ...deck, ...home }));
      }),
      often,
    );
  });

  test('is the same after a text, whatever order its cards are in', () => {
    fc.assert(
      fc.property(
        anyDeck.filter(({ cards, sideList }) => cards.length + sideList.length > 0),
        (deck) => {
          const read = readText(textOf(deck, content), content);
          expect(read.ok && read.value.passedOver).toEqual([]);
          expect(read.ok && onlyCards(read.value.sheet)).toEqual(onlyCards(deck));
        },
      ),
      often,
    );
  });
});

test('any name that may be typed is that of its text, and a text without one has none', () => {
  fc.assert(
    fc.property(anyDeck, ({ name }) => {
      const card = { card: 'starter:hope', copies: 2, name: 'Hope' };
      const deck = { side: 'good', cards: [card], sideList: [], notes: '', tags: [], cardNotes: {} } as const;
      expect(deckIn(textOf({ ...deck, name }, content))).toMatchObject({ name, cards: [card] });
    }),
    { numRuns: 2000 },
  );
});

test('the largest deck that there may be, of cards that no pack has, is the same after a share code and after JSON', () => {
  const list = (from: number) =>
    Array.from({ length: DECK_LIMITS.lines }, (_, index) => {
      const name = `${'very '.repeat(14)}long ${String(from + index)}`;
      return { card: placeholderFor(name), copies: DECK_LIMITS.copies, name };
    });
  const [cards, sideList] = [list(1000), list(5000)];
  const deck = {
    name: 'A'.repeat(60),
    side: 'good',
    cards,
    sideList,
    notes: '',
    tags: [],
    cardNotes: {},
  } as const;
  expect(new Set([...cards, ...sideList].map(({ card }) => card)).size).toBe(600);
  expect(onlyCards(deckIn(codeOf(deck, versions)))).toEqual(onlyCards(deck));
  const notes = {
    notes: 'n'.repeat(20_000),
    cardNotes: Object.fromEntries(cards.map(({ card }) => [card, 'x'.repeat(200)])),
  };
  expect(deckIn(jsonOf({ ...deck, ...notes }, versions)).notes).toHaveLength(20_000);
});

describe('a share code', () => {
  test('of random signs is refused, or is a deck', () => {
    const signs = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.base64String({ maxLength: 200 }),
      fc
        .tuple(fc.base64String({ maxLength: 300 }), fc.base64String({ maxLength: 12 }))
        .map(([body, mark]) => `AO1.${body.replace(/=/g, '')}.${mark}`),
    );
    fc.assert(
      fc.property(signs, (code) => {
        const read = readCode(code, content);
        if (read.ok) throw new Error('a deck of nothing');
        expect(read.error.code).toMatch(/^(notACode|newer|cut|wrongChecksum|malformed|tooLong)$/);
        expect(read.error.detail.length).toBeLessThan(200);
      }),
      { numRuns: 3000 },
    );
  });

  test('of random bytes with the right checksum never breaks the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const read = readCode(sealed(bytes), content);
        if (!read.ok) expect(read.error.code).toBe('malformed');
      }),
      { numRuns: 3000 },
    );
  });

  test('with any one sign changed is refused', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), fc.constantFrom(...Array.from('ABCxyz019-_')), (deck, at, sign) => {
        const code = codeOf(deck, versions);
        const index = 4 + (at % (code.length - 4));
        const changed = code.slice(0, index) + sign + code.slice(index + 1);
        fc.pre(changed !== code);
        expect(readCode(changed, content).ok).toBe(false);
      }),
      often,
    );
  });

  test('that was cut anywhere is refused', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, at) => {
        const code = codeOf(deck, versions);
        const read = readCode(code.slice(0, at % code.length), content);
        expect(read.ok ? null : read.error.code).toMatch(/^(notACode|cut)$/);
      }),
      often,
    );
  });

  test('is the same with blanks, line ends and a sentence around it', () => {
    fc.assert(
      fc.property(anyDeck, fc.integer({ min: 5, max: 70 }), (deck, width) => {
        const code = codeOf(deck, versions);
        const broken = code.replace(new RegExp(`(.{${String(width)}})`, 'g'), '$1\r\n');
        expect(readCode(broken, content)).toEqual(readCode(code, content));
        expect(readCode(`My deck: ${code} Have fun!`, content)).toEqual(readCode(code, content));
      }),
      often,
    );
  });
});

test('nothing that is pasted breaks the reader of lists', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '2 Hope',
      '2x hope',
      'Hope x2',
      '# Name:',
      '#> x',
      'Side list',
      'SB: 1 Love',
      '0 Hope',
      '1',
      '- Moses',
      '(2)',
      'x 2',
      '999999 Hope',
      '1/3 of the Angels Fall',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const read = readDeck(lines.join('\n'), content);
      if (!read.ok) return;
      for (const { copies } of read.value.sheet.cards) expect(copies).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

/** Bytes as a share code with the checksum that they have. */
function sealed(bytes: Uint8Array): string {
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(bytes));
  return `AO1.${Buffer.from(bytes).toString('base64url')}.${crc.toString('base64url')}`;
}
