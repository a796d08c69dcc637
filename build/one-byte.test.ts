import { expect, test } from 'vitest';
import { inOneByte } from './one-byte.ts';

test('what Latin-1 lacks is escaped, and nothing else', () => {
  const code = inOneByte('say`the Opponents’ café – 𝄞`', 'a.js');
  expect(code).toBe(String.raw`say${'`'}the Opponents\u2019 café \u2013 \ud834\udd1e${'`'}`);
});

test('a sign that an escape would make another text of is refused', () => {
  expect(() => inOneByte('String.raw`a – b`', 'a.js')).toThrow(/^a\.js: String\.raw/);
  expect(inOneByte('String.raw`a` + say`–`', 'a.js')).toBe('String.raw`a` + say`\\u2013`');
});
