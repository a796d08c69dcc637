import { afterEach, expect, test } from 'vitest';
import { FULLER_HAND, LONG_SUFFERING } from '../../../../../engine/alpha-omega/assists.ts';
import { alphaOmega, ASSISTS, LEVEL_IDS, rulesOfLevel } from '../../../../../engine/alpha-omega/index.ts';
import { speak, t } from '../../../../text/language/language.ts';
import { assistHint, assistName, levelHint, levelName, newcomersInWords } from './levels.ts';

afterEach(() => speak('en'));

test.each(['en', 'es'] as const)(
  'every level and every help has a name and a hint of its own in %s',
  (language) => {
    speak(language);
    const words = [
      ...LEVEL_IDS.flatMap((level) => [levelName(level), levelHint(level, rulesOfLevel(level, 1).assists)]),
      ...ASSISTS.flatMap((assist) => [assistName(assist), assistHint(assist)]),
    ];
    expect(new Set(words).size).toBe(words.length);
  },
);

test('Standard is said to have the Opponent deck that it has', () => {
  const { max } = alphaOmega.seats;
  const decks = Array.from({ length: max }, (_, at) => rulesOfLevel('standard', at + 1).assists);
  // The rulebook of the program says the same (`rulebook/ways.ts`).
  expect(decks).toEqual([[], [], [], ['temperedDeck'], ['grimDeck'], ['grimDeck']]);
  const said = /exactly|tempered|Extended Play, with a grim/;
  const long = 'Extended Play, with a grim';
  expect(decks.map((assists) => said.exec(levelHint('standard', assists))?.[0])).toEqual([
    ...['exactly', 'exactly', 'exactly', 'tempered', long, long],
  ]);
});

test.each(['en', 'es'] as const)(
  'whoever plays alone is told at which levels 25 is enough, in %s',
  (language) => {
    speak(language);
    const [words = ''] = /[^.;]*\b25\b[^.;]*/.exec(t('rulebookStart.minuteCheck')) ?? [];
    const named = LEVEL_IDS.filter((level) => words.includes(levelName(level)));
    expect(named).toEqual(LEVEL_IDS.filter((level) => rulesOfLevel(level, 1).variants.includes('fast')));
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
