import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../engine/alpha-omega/reasons.ts';
import { starter } from '../../../../engine/alpha-omega/testing/starter.ts';
import { readRulings } from '../words/testing/rulings.ts';
import { alphaOmega } from '../../../text/language/en/alpha-omega/index.ts';
import { en } from '../../../text/language/en/index.ts';
import { es } from '../../../text/language/es/index.ts';
import { parts, speak, t } from '../../../text/language/language.ts';
import type { MessageKey } from '../../../text/language/catalogue.ts';
import { cardNamed, CHAPTERS, SECTIONS, sectionOfRule } from './book.ts';
import { placeOf } from '../../../rulebook/places.ts';
import { sentencesOf, type BookKey } from '../../../rulebook/page.ts';
import { markedIn } from './as-read.ts';
import { RULING_NUMBERS } from './ruling-numbers.ts';
import { TERMS } from './terms.ts';
import { copiedFrom, RUN } from './testing/printed-runs.ts';

const marked = markedIn(starter);
const rulings = readRulings(
  readFileSync(new URL('../../../../engine/alpha-omega/RULINGS.md', import.meta.url), 'utf8'),
);

const used: readonly BookKey[] = [
  ...CHAPTERS.map(({ title }) => title),
  ...SECTIONS.flatMap((section) => [section.title, ...sentencesOf(section)]),
  ...RULING_NUMBERS.map((number) => `rulebookRulings.r${number}` as const),
];
const meanings = TERMS.map((term) => `glossary.${term}Text` as const);

/** Every message of the book in one of its areas. */
const written = Object.entries(alphaOmega)
  .filter(([area]) => /^rulebook./.test(area))
  .flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area}.${key}`));

describe('the rulebook', () => {
  test('tells every message once, and has no other', () => {
    expect(used.toSorted(byName)).toEqual(written.toSorted(byName));
  });

  test('has a paragraph for every rule that a reason rests on', () => {
    const lost = Object.entries(RULES).filter(([, rule]) => sectionOfRule(rule) === undefined);
    expect(lost).toEqual([]);
  });

  test('has exactly one paragraph, and one sentence, for each ruling', () => {
    const told = SECTIONS.flatMap(({ holds = [] }) => holds.filter((holding) => typeof holding === 'number'));
    expect(told.toSorted((a, b) => a - b)).toEqual([...rulings.keys()]);
    expect(RULING_NUMBERS).toEqual([...rulings.keys()]);
  });

  test('names its chapters and its paragraphs apart', () => {
    expect(new Set(SECTIONS.map(({ id }) => id)).size).toBe(SECTIONS.length);
    expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
  });

  test('shows cards that there are', () => {
    const shown = SECTIONS.flatMap(({ example, shows = [] }) => [...(example?.cards ?? []), ...shows]);
    expect(shown.filter((name) => cardNamed(name, starter) === null)).toEqual([]);
  });
});

describe.each(['en', 'es'] as const)('the links of the book in %s', (language) => {
  const linked = (key: MessageKey): readonly string[] =>
    parts(key as BookKey).flatMap(({ to }) => (to === undefined ? [] : [to]));

  test('lead somewhere', () => {
    speak(language);
    const dead = [...used, ...meanings].flatMap((key) =>
      linked(key)
        .filter((to) => placeOf(to, marked) === null)
        .map((to) => `${key}: ${to}`),
    );
    speak('en');
    expect(dead).toEqual([]);
  });

  test('are those of the English text', () => {
    const english = new Map([...used, ...meanings].map((key) => [key, linked(key).toSorted(byName)]));
    speak(language);
    const other = [...used, ...meanings].filter(
      (key) => linked(key).toSorted(byName).join() !== english.get(key)?.join(),
    );
    speak('en');
    expect(other).toEqual([]);
  });
});

test('every term has a name and a meaning, in both languages', () => {
  for (const { glossary } of [en, es]) {
    expect(Object.keys(glossary)).toHaveLength(2 * TERMS.length);
    for (const term of TERMS) expect(glossary[`${term}Text`].length).toBeGreaterThan(0);
  }
});

describe('the words are our own', () => {
  test(`no ${String(RUN)} words in a row are those of the printed rules`, () => {
    expect([...used, ...meanings].flatMap((key) => copiedFrom(t(key as BookKey)))).toEqual([]);
  });

  test('and a sentence of the printed rules would be found', () => {
    expect(copiedFrom(rulings.get(39)?.rulebook ?? '')).not.toEqual([]);
  });
});

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
