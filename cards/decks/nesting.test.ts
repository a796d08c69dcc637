import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestsDeeper } from './nesting.ts';

/** How deep lists and objects lie in each other, counted from the value instead of from its text. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('how deep a value of JSON goes is found in its text, brackets within words not counted', () => {
  const words = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a') });
  const values = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'medium' },
      words,
      fc.integer(),
      fc.array(tie('any')),
      fc.dictionary(words, tie('any')),
    ),
  })).any;
  fc.assert(
    fc.property(values, fc.nat({ max: 6 }), (value, most) => {
      expect(nestsDeeper(JSON.stringify(value, null, 1), most)).toBe(depthOf(value) > most);
    }),
  );
});

test('what is no JSON is looked at no further than it may go', () => {
  expect(nestsDeeper('['.repeat(9), 8)).toBe(true);
  expect(nestsDeeper('[]'.repeat(9), 8)).toBe(false);
  expect(nestsDeeper('"\\', 0)).toBe(false);
});
