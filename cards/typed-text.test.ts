import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeen, seenPage, seenText } from './typed-text.ts';

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
      ),
      { maxLength: 30 },
    )
    .map((list) => list.join('')),
);

test('what was typed is whole, composed and to be seen, and stays so when it is typed again', () => {
  fc.assert(
    fc.property(signs, (text) => {
      for (const seen of [seenText(text), seenPage(text)]) {
        expect(seen.isWellFormed()).toBe(true);
        expect(seen.normalize('NFC')).toBe(seen);
        expect(seen).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u);
        expect(seen).not.toMatch(/\p{M}{5}/u);
      }
      expect(seenText(seenText(text))).toBe(seenText(text));
      expect(seenPage(seenPage(text))).toBe(seenPage(text));
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
  ['משה', 'משה'],
])('it is read as %s', (seen, typed) => {
  expect(seenText(typed)).toBe(seen);
});

test('what has nothing to be seen is nothing', () => {
  for (const text of ['', ' ', '\u200B', '\u3164', '\u2800', '\u00A0', '\u{E0041}'])
    expect(isSeen(seenText(text))).toBe(false);
  for (const text of ['a', '1', '!', '👨', 'א']) expect(isSeen(seenText(text))).toBe(true);
});
