import { afterEach, describe, expect, test } from 'vitest';
import { speak } from '../../../text/language/language.ts';
import { copyName } from './copy-name.ts';

afterEach(() => {
  speak('en');
});

describe('the name of a copy', () => {
  test.each([
    ['en', 'Copy of Light', 'Copy of Light (2)', 'Copy of Light (3)'],
    ['es', 'Copia de Light', 'Copia de Light (2)', 'Copia de Light (3)'],
  ] as const)('is that of its original, with the next free number: %s', (language, first, second, third) => {
    speak(language);
    expect(copyName('Light', ['Light'])).toBe(first);
    expect(copyName('Light', ['Light', first])).toBe(second);
    expect(copyName(first, ['Light', first])).toBe(second);
    expect(copyName(second, ['Light', first, second])).toBe(third);
  });

  test('differs from others however long it is', () => {
    const long = 'x'.repeat(60);
    const first = copyName(long, [long]);
    const second = copyName(long, [long, first]);
    expect(first).toMatch(/^Copy of x+$/);
    expect(second).toMatch(/^Copy of x+ \(2\)$/);
    expect([first.length, second.length]).toEqual([60, 60]);
  });
});
