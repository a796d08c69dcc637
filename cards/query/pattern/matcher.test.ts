import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../engine/toolbox/fold.ts';
import { matcherOf, type Matcher } from './matcher.ts';

function matcher(pattern: string): Matcher {
  const made = matcherOf(pattern);
  if (!made.ok) throw new Error(`${pattern}: ${made.error.code} at ${made.error.at}`);
  return made.value;
}

describe('a pattern', () => {
  test.each([
    ['remove \\d+ damage', 'remove 12 damage from it', true],
    ['remove \\d+ damage', 'remove all damage', false],
    ['^heal', 'it\nheals', true],
    ['^heal', 'it heals', false],
    ['angels?$', 'fallen angel\nmore', true],
    ['\\bark\\b', 'the ark of god', true],
    ['\\bark\\b', 'the lark', false],
    ['[^a-z ]', 'only words', false],
    ['a{2,3}b', 'ab', false],
    ['a{2,3}b', 'caab', true],
    ['(?:good|opponent) person', 'an opponent person', true],
    ['', 'anything', true],
    ['a.c', 'a\nc', false],
    ['\\/', 'a/b', true],
  ])('/%s/ in “%s”: %s', (pattern, text, expected) => {
    expect(matcher(pattern).isIn(text)).toBe(expected);
  });

  test('counts neither case nor accents', () => {
    expect(matcher('ÉLIE').isIn(fold('Élie'))).toBe(true);
    expect(matcher('[É-Ë]lie').isIn(fold('élie'))).toBe(true);
    expect(matcher('[A-C]').isIn('b')).toBe(true);
  });

  test.each([
    ['remove (all|\\d) damage', [['remove '], [' damage']]],
    ['sword \\w+ faith', [['sword '], [' faith']]],
    ['(ab)+cde', [['cde'], ['ab']]],
    ['a?bc', [['bc']]],
    ['a|b', [['a', 'b']]],
    ['(sword|shield)s?$', [['sword', 'shield']]],
    ['a|b*', []],
    ['a|b|c|d|e', []],
    ['x*', []],
    ['\\bark\\b', [['ark']]],
    ['a.bb.ccc.dddd', [['dddd'], ['ccc'], ['bb']]],
  ] as const)('/%s/ is looked for only where there is %j', (pattern, letters) => {
    expect(matcher(pattern).letters).toEqual(letters);
  });
});

describe('laws', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    'c',
    ' ',
    '.',
    '\\w',
    '\\d',
    '\\W',
    '[ab]',
    '[^a]',
    '^',
    '$',
    '\\b',
    '\\B',
    '1',
    '\\s',
  );
  const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?');
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 2 },
      fc.tuple(atom, times).map(([one, many]) => (/^(\^|\$|\\b|\\B)$/.test(one) ? one : one + many)),
      fc.tuple(tie('pattern'), times).map(([inner, many]) => `(${inner})${many}`),
    ),
    pattern: fc
      .array(
        fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 3 },
      )
      .map((rows) => rows.join('|')),
  }));
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '1', '\n', '_'), { maxLength: 6 })
    .map((all) => all.join(''));

  test('finds exactly what JavaScript finds', () => {
    fc.assert(
      fc.property(pattern, fc.array(texts, { minLength: 1, maxLength: 5 }), (written, among) => {
        const made = matcherOf(written);
        if (!made.ok) return;
        const theirs = new RegExp(written, 'm');
        for (const text of among) expect([text, made.value.isIn(text)]).toEqual([text, theirs.test(text)]);
        const { letters } = made.value;
        for (const text of among.filter((each) => theirs.test(each)))
          expect(letters.every((needed) => needed.some((each) => text.includes(each)))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test.each(['(a+)+$', '(a|aa)+$', '(a*)*b', '(.*a){20}', '(a?){40}a{40}', '([a-z]+)*\\d'])(
    'is done with a text of 200,000 letters, with which one that tries each way would never be: /%s/',
    (written) => {
      expect(matcher(written).isIn(`${'a'.repeat(200_000)}!`)).toBeTypeOf('boolean');
    },
  );

  test('what is nothing, repeated for ever, is refused and not tried', () => {
    const nothing = `${'('.repeat(80)}${'){50}'.repeat(80)}`;
    expect(matcherOf(nothing)).toMatchObject({ ok: false, error: { code: 'patternTooLarge' } });
  });

  test('gives up where all texts together take too long', () => {
    const { isIn } = matcher('(a|b)*a(a|b){45}c');
    let chance = 12_345;
    const bit = (): string => {
      chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
      return chance > 1_073_741_824 ? 'a' : 'b';
    };
    const hard = Array.from({ length: 5000 }, bit).join('');
    let last: boolean | null = false;
    for (let each = 0; each < 2000 && last !== null; each += 1) last = isIn(hard);
    expect(last).toBeNull();
  });
});
