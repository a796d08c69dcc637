import { afterEach, expect, test } from 'vitest';
import { FULLER_HAND, LONG_SUFFERING } from '../../engine/alpha-omega/assists.ts';
import { ASSISTS, LEVEL_IDS } from '../../engine/index.ts';
import { speak } from './language/language.ts';
import { assistHint, assistName, levelHint, levelName, newcomersInWords } from './levels.ts';

afterEach(() => speak('en'));

test.each(['en', 'es'] as const)(
  'every level and every help has a name and a hint of its own in %s',
  (language) => {
    speak(language);
    const words = [
      ...LEVEL_IDS.flatMap((level) => [levelName(level), levelHint(level, 1)]),
      ...ASSISTS.flatMap((assist) => [assistName(assist), assistHint(assist)]),
    ];
    expect(new Set(words).size).toBe(words.length);
    expect(levelHint('standard', 2)).not.toBe(levelHint('standard', 1));
  },
);

test('the figures that hints name are those of the rules', () => {
  expect([FULLER_HAND, LONG_SUFFERING]).toEqual([3, 2]);
  expect(assistHint('fullerHand')).toContain('three cards more');
  expect(assistHint('longSuffering')).toContain('twice the lead');
});

test('how often newcomers win is told in tenths', () => {
  expect(newcomersInWords(0.57)).toBe('About 6 in 10 newcomers win');
  expect(newcomersInWords(0.98)).toBe('Nearly all newcomers win');
  expect(newcomersInWords(0.02)).toBe('Hardly any newcomer wins');
});
