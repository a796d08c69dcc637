import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastWork } from '../kernel/testing/work.ts';
import { isSeen, seenLine, seenPage, seenText } from './typed-text.ts';

const signs = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'é',
        'e\u0301',
        '\u0301',
        '\u202E',
        '\u200B',
        '\u200D',
        '\u200C',
        '\uD83D',
        '👨',
        '\uFEFF',
        'ا',
        '\0',
        '\n',
        ' ',
        '\u00A0',
        '\uFE0F',
        '\u20E3',
        '1',
        'ß',
        'م',
        '\u{1F3FD}',
      ),
      { maxLength: 30 },
    )
    .map((list) => list.join('')),
);

test('what was typed is whole, composed and to be seen, and stays so when it is typed again', () => {
  fc.assert(
    fc.property(signs, (text) => {
      for (const seen of [seenText(text), seenPage(text), seenLine(text)]) {
        expect(seen.isWellFormed()).toBe(true);
        expect(seen.normalize('NFC')).toBe(seen);
        expect(seen).not.toMatch(/(?!\u200C|\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}/u);
        expect(seen).not.toMatch(/(?! )\p{Zs}/u);
        expect(seen).not.toMatch(/\p{M}{5}/u);
      }
      expect(seenText(seenText(text))).toBe(seenText(text));
      expect(seenPage(seenPage(text))).toBe(seenPage(text));
      expect(seenLine(seenLine(text))).toBe(seenLine(text));
      expect(seenPage(text)).not.toMatch(/[^\P{Cc}\n\t]/u);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['José', 'Jose\u0301'],
  ['Ann', '\u202EAnn\u202C'],
  ['Ann', 'A\u200Bn\u2060n\uFEFF'],
  ['\uFFFDx', '\uD800x'],
  ['👨‍👩‍👧', '👨\u200D👩\u200D👧'],
  ['می‌خواهم', 'می\u200Cخواهم'],
  ['Ann', 'Ann\u200D'],
  ['Ann', 'A\u200Cn\u200Dn'],
  ['Ann1', 'Ann1\uFE0F'],
  ['1\uFE0F\u20E3', '1\uFE0F\u20E3'],
  ['❤\uFE0F', '❤\uFE0F\uFE0F'],
  ['❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
  ['👩🏽\u200D🚀', '👩🏽\u200D🚀'],
  ['Ann Lee', 'Ann\u00A0Lee'],
  ['الله', 'الله'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['משה', 'משה'],
])('it is read as %s', (seen, typed) => {
  expect(seenText(typed)).toBe(seen);
});

/** All signs that Unicode says are there to be ignored or to lay out others, by its own list and not by ours. */
const UNSEEN = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\u{1D159}]/u.test(sign));

/** Signs of Arabic, Syriac and Kaithi that Unicode counts among them, and that are drawn over what follows. */
const DRAWN = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;

test('no sign that nobody sees makes two names of one, or a name of nothing', () => {
  expect(UNSEEN.length).toBeGreaterThan(4000);
  const wrong = UNSEEN.filter((sign) => {
    const isKept = ['A?nn', '?Ann', 'Ann?', '?'].some((at) => {
      const name = at.replace('?', sign);
      return seenText(name) !== at.replace('?', '');
    });
    return isKept !== DRAWN.test(sign);
  });
  expect(wrong.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
});

test('every blank is the same blank, and two of them in a line are one', () => {
  for (const blank of '\u0020\u00A0\u1680\u2000\u2001\u2007\u200A\u202F\u205F\u3000') {
    expect(seenText(`Ann${blank}Lee`)).toBe('Ann Lee');
    expect(seenLine(`${blank}Ann${blank} Lee `)).toBe('Ann Lee');
  }
  expect(seenPage('a\n  b')).toBe('a\n  b');
});

test('what has nothing to be seen is nothing', () => {
  for (const text of ['', ' ', '\u200B', '\u3164', '\u2800', '\u00A0', '\u{E0041}'])
    expect(isSeen(seenText(text))).toBe(false);
  for (const text of ['a', '1', '!', '👨', 'א']) expect(isSeen(seenText(text))).toBe(true);
});

test('a row of marks without an end is put in order in no time, and is what its first marks are', async () => {
  // Above and below by turns: each goes before all those that stand above.
  const marks = '\u0301\u0323';
  const { done, took } = await leastWork(100, () => seenText(`a${marks.repeat(100_000)}b`));
  expect(done).toBe(seenText(`a${marks.repeat(15)}b`));
  expect(took).toBeLessThan(100);
  expect(seenText(`a${marks}b`)).toBe('ạ́b');
});

test.each(['\u{1F468}a\u200D\u0301\u200D\u{1F468}', 'a\u200C\u0301\u200C\u20E3\u20E3'])(
  'a joiner that comes to lie loose when another goes, goes with it: %j',
  (text) => {
    const seen = seenText(text);
    expect(seen).not.toMatch(/[\u200C\u200D]/u);
    expect(seenText(seen)).toBe(seen);
  },
);
