import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../../../cards/query/parse.ts';
import { vocabularyOf } from '../../../../cards/query/vocabulary.ts';
import type { Query } from '../../../../cards/query/query.ts';
import { choiceWord, wordsOfField } from '../words/cards/choice-words.ts';
import { EXAMPLES } from './examples.ts';
import { facetGroups } from './facet-groups.ts';
import { cutsOf, muting } from './parts.ts';
import { stepOf } from './steps.ts';

const vocabulary = vocabularyOf([{ id: 'starter', title: 'Alpha/Omega Starter' }]);

function read(text: string): Query {
  const parsed = parseQuery(text, vocabulary);
  if (!parsed.ok || parsed.value === null) throw new Error(`${text} cannot be asked`);
  return parsed.value;
}

const changed = (text: string, { from, to }: { from: number; to: number }, by = ''): string =>
  text.slice(0, from) + by + text.slice(to);

describe('a part of a query', () => {
  test.each([
    ['a b c', ['b c', 'a c', 'a b']],
    ['a or b', ['b', 'a']],
    ['a and b', ['b', 'a']],
    ['a   (b or c)', ['(b or c)', 'a']],
  ])('of %s is left out with what held it', (text, left) => {
    const query = read(text);
    if (query.kind !== 'all' && query.kind !== 'any') throw new Error('one part');
    expect(cutsOf(query).map((cut) => changed(text, cut))).toEqual(left);
  });

  test('is muted and asks again', () => {
    const muted = changed('-t:item', muting(read('-t:item')), '~');
    expect(muted).toBe('~-t:item');
    expect(read(muted).muted).toBe(true);
    expect(changed(muted, muting(read(muted)))).toBe('-t:item');
  });
});

test('every word that the help explains can be asked', () => {
  const fields = ['type', 'side', 'trait', 'is', 'by'] as const;
  for (const field of fields) {
    expect(wordsOfField(field).toSorted()).toEqual(vocabulary[field].map(({ word }) => word).toSorted());
    for (const word of wordsOfField(field)) expect(choiceWord(field, word)).not.toBe('');
  }
});

test.each(EXAMPLES.flatMap(({ examples }) => examples.map(({ text }) => [text] as const)))(
  'the example %s can be asked',
  (text) => {
    expect(parseQuery(text, vocabulary)).toMatchObject({ ok: true });
  },
);

describe('keys in a list', () => {
  const rows = { total: 10, columns: 1, page: 4 };
  const grid = { total: 10, columns: 4, page: 8 };
  test.each([
    ['ArrowUp', { ...rows, at: 0 }, -1],
    ['ArrowDown', { ...rows, at: 9 }, 9],
    ['ArrowLeft', { ...rows, at: 5 }, null],
    ['PageDown', { ...rows, at: 7 }, 9],
    ['PageUp', { ...rows, at: 2 }, 0],
    ['End', { ...rows, at: 2 }, 9],
    ['ArrowUp', { ...grid, at: 3 }, -1],
    ['ArrowUp', { ...grid, at: 4 }, 0],
    ['ArrowDown', { ...grid, at: 3 }, 7],
    ['ArrowDown', { ...grid, at: 7 }, 9],
    ['ArrowDown', { ...grid, at: 8 }, 8],
    ['ArrowRight', { ...grid, at: 3 }, 4],
    ['a', { ...grid, at: 3 }, null],
  ])('%s from %j', (key, standing, to) => {
    expect(stepOf(key, standing)).toBe(to);
  });
});

test('what is wanted stays among the facets, whatever is left of it', () => {
  const counts = [
    { group: 'type', word: 'place', cards: 2 },
    { group: 'type', word: 'person', cards: 3 },
    { group: 'pack', word: 'starter', cards: 5 },
  ] as const;
  const groups = facetGroups(counts, [{ group: 'trait', word: 'human', muted: true }]);
  expect(groups.map(({ group, words }) => [group, words.map(({ word }) => word)])).toEqual([
    ['type', ['person', 'place']],
    ['trait', ['human']],
  ]);
});

test('what is settled is no choice, nor is what it leaves nothing of', () => {
  const counts = [
    { group: 'side', word: 'good', cards: 5 },
    { group: 'side', word: 'opponent', cards: 0 },
    { group: 'type', word: 'place', cards: 2 },
    { group: 'type', word: 'person', cards: 3 },
    { group: 'type', word: 'calling', cards: 0 },
  ] as const;
  const groups = facetGroups(counts, [], [{ group: 'side', word: 'good', muted: false }]);
  expect(groups.map(({ group, words }) => [group, words.map(({ word }) => word)])).toEqual([
    ['type', ['person', 'place']],
  ]);
});
