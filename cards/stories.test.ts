import { describe, expect, test } from 'vitest';
import { loadPacks } from './load.ts';
import { loadStories } from './stories.ts';
import { packsDir, packsWith } from './testing/packs.ts';
import { verseAt } from './testing/scripture.ts';

const { packs } = loadPacks(packsDir);
const cards = packs.flatMap((pack) => pack.cards);
const { stories, issues } = loadStories(packsDir, cards);

describe('the stories that come with the program', () => {
  test('are one for each Objective of the campaign', () => {
    expect(issues).toEqual([]);
    expect(packs.flatMap(({ objectives }) => objectives).filter((id) => !stories.has(id))).toEqual([]);
  });

  describe.each([...stories.values()])('$objective', ({ before, after, texts }) => {
    test('is told in English and Spanish, each part between 60 and 120 words', () => {
      expect(Object.keys(texts)).toEqual(['en', 'es']);
      for (const told of Object.values(texts))
        for (const part of [told.prologue, told.victory, told.defeat]) {
          const { length } = part.split(/\s+/);
          expect([length >= 60, length <= 120], part).toEqual([true, true]);
        }
    });

    test('quotes the King James Bible word for word', () => {
      for (const { quote, source } of [before, after])
        expect(verseAt('en', source) ?? `no text of ${source}`).toContain(quote);
    });
  });

  test('no part is told twice', () => {
    const parts = [...stories.values()].flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ prologue, victory, defeat }) => [prologue, victory, defeat]),
    );
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe('a story of a pack', () => {
  const [objective] = cards.filter(({ type }) => type === 'objective');
  const told = (changes: object = {}): object => ({
    objective: objective?.id,
    before: { quote: 'In the beginning', source: 'Genesis 1:1' },
    after: { quote: 'It is done', source: 'Revelation 21:6' },
    texts: { en: { prologue: 'Before.', victory: 'Won.', defeat: 'Lost.' } },
    ...changes,
  });
  const found = (changes: object): readonly string[] => {
    const file = `trial/stories/${String(objective?.id.replace(/^.*:/, ''))}.json`;
    return loadStories(packsWith({ [file]: told(changes) }), cards).issues.map(({ path, code }) =>
      [path, code].join(' '),
    );
  };

  test('is read where it is whole, and left out with its fault named where it is not', () => {
    expect(found({})).toEqual([]);
    expect(found({ objective: 'starter:michael' })).toEqual(['objective wrongId', 'objective unknownCard']);
    expect(found({ texts: { es: { prologue: 'a', victory: 'b', defeat: 'c' } } })).toEqual([
      'texts wrongValue',
    ]);
    expect(found({ before: { quote: 'x', source: 'y', selah: 1 } })).toEqual(['before.selah unknownKey']);
    expect(found({ texts: { en: { prologue: 'a'.repeat(1_201), victory: 'b', defeat: 'c' } } })).toEqual([
      'texts.en.prologue wrongValue',
    ]);
  });
});
