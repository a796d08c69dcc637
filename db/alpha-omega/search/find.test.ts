import { expect, describe, test } from 'vitest';
import { memoryDb } from '../../testing/testing.ts';
import { replaceCardIndex, textsOfAll, type IndexedCard } from './card-index.ts';
import type { Filter, TextColumn } from './filter.ts';
import { countCards, findCards, idsOf } from './find.ts';
import { MOST_RANKED } from './relevance.ts';
import { chances, madeCards } from './testing.ts';

const BY_NAME = { by: 'name', descending: false } as const;
const BY_RELEVANCE = { by: 'relevance', descending: false } as const;
const EVERYTHING: Filter = { kind: 'all', of: [] };

function card(
  id: string,
  name: string,
  more: Partial<IndexedCard> = {},
  texts: Partial<IndexedCard['texts']> = {},
): IndexedCard {
  return {
    id,
    words: { type: 'person', side: 'good', pack: 'starter' },
    numbers: { strength: null, attack: null, copies: 1, value: null },
    texts: { name, rules: '', traits: '', verse: '', source: '', ...texts },
    tags: [],
    ...more,
  };
}

function indexed(...cards: readonly IndexedCard[]) {
  const db = memoryDb();
  replaceCardIndex(db, cards);
  return (filter: Filter, sort: Parameters<typeof findCards>[2] = BY_NAME): readonly string[] =>
    idsOf(db, findCards(db, filter, sort));
}

const words = (
  written: string,
  exact = false,
  columns: readonly TextColumn[] = ['name', 'rules'],
): Filter => ({
  kind: 'words',
  columns,
  words: written,
  exact,
});

describe('words', () => {
  const find = indexed(
    card('a', 'Élie', {}, { rules: 'God’s "word" is near' }),
    card('b', 'Elijah', {}, { rules: 'Elie OR nothing' }),
  );

  test('are found without case and accents, from their beginning', () => {
    expect(find(words('ELI'))).toEqual(['a', 'b']);
    expect(find(words('élie', true, ['name']))).toEqual(['a']);
    expect(find(words('li'))).toEqual([]);
  });

  test.each(["god's", 'God’s', '"word"', 'word" is', 'near"', 'word\0is'])(
    'may have signs in them: %s',
    (written) => {
      expect(find(words(written))).toEqual(['a']);
    },
  );

  test.each([
    'OR',
    'NEAR',
    'NOT',
    '*',
    '^',
    'name:',
    '{rules}',
    '(',
    ')',
    '"',
    '""',
    "'",
    '; DROP TABLE cards',
    'a" OR name:b',
    'a\0b',
    '\0',
  ])('are never part of the language they are asked in: %s', (written) => {
    expect(() => find(words(written))).not.toThrow();
    expect(() => find({ kind: 'not', of: words(written, true) })).not.toThrow();
  });

  test('are found one after the other', () => {
    expect(find(words('is near', true))).toEqual(['a']);
    expect(find(words('near is', true))).toEqual([]);
  });
});

describe('what a card lacks', () => {
  const find = indexed(
    card('five', 'Five', { numbers: { strength: 5, attack: null, copies: 1, value: null } }),
    card('none', 'None', { words: { type: 'calling', side: null, pack: 'starter' } }),
  );
  const atLeast5: Filter = { kind: 'number', column: 'strength', op: '>=', than: 5 };

  test('fits no comparison, and so fits its denial', () => {
    expect(find(atLeast5)).toEqual(['five']);
    expect(find({ kind: 'not', of: atLeast5 })).toEqual(['none']);
    expect(find({ kind: 'number', column: 'strength', op: '!=', than: 4 })).toEqual(['five']);
    expect(find({ kind: 'not', of: { kind: 'word', column: 'side', is: 'good' } })).toEqual(['none']);
  });

  test('comes last when it is sorted by', () => {
    expect(find(EVERYTHING, { by: 'strength', descending: true })).toEqual(['five', 'none']);
    expect(find(EVERYTHING, { by: 'strength', descending: false })).toEqual(['five', 'none']);
  });
});

test('a card that has the words in its name comes before those that have them in their text', () => {
  const find = indexed(
    card('aaa', 'Aaa', {}, { rules: 'a sword, a sword' }),
    card('zzz', 'Sword of Zeal', {}, { rules: 'nothing' }),
  );
  expect(find(words('sword'), BY_RELEVANCE)).toEqual(['zzz', 'aaa']);
  expect(find(words('sword'), BY_NAME)).toEqual(['aaa', 'zzz']);
  // Ranked also where something else is asked as well.
  const more: Filter = { kind: 'all', of: [words('sword'), { kind: 'word', column: 'type', is: 'person' }] };
  expect(find(more, BY_RELEVANCE)).toEqual(['zzz', 'aaa']);
});

test('what says the words more often, or in fewer words, comes first; what is denied counts for nothing', () => {
  const find = indexed(
    card('a', 'Aaa', {}, { rules: 'one sword and many other words that tell of nothing at all' }),
    card('b', 'Bbb', {}, { rules: 'one sword' }),
    card('c', 'Ccc', {}, { rules: 'A SWÓRD, a sword' }),
    card('d', 'Ddd', {}, { rules: 'swordless faith, and shield' }),
  );
  expect(find(words('sword'), BY_RELEVANCE)).toEqual(['c', 'b', 'd', 'a']);
  expect(find(words('sword', true), BY_RELEVANCE)).toEqual(['c', 'b', 'a']);
  expect(find(words('"; (', false), BY_RELEVANCE)).toEqual([]);
  const either: Filter = { kind: 'any', of: [words('faith'), words('sword')] };
  expect(find(either, BY_RELEVANCE)[0]).toBe('d');
  const denied: Filter = { kind: 'all', of: [words('a'), { kind: 'not', of: words('shield') }] };
  expect(find(denied, BY_RELEVANCE)).toEqual(
    find({ kind: 'all', of: [words('a')] }, BY_RELEVANCE).filter((id) => id !== 'd'),
  );
});

test('beyond what is ranked, everything found is still there, once', () => {
  const db = memoryDb();
  replaceCardIndex(db, madeCards(MOST_RANKED + 400, 3));
  const some = findCards(db, words('a', false, ['rules']), BY_RELEVANCE);
  const all = findCards(db, words('a', false, ['rules']), BY_NAME);
  expect(all.length).toBeGreaterThan(MOST_RANKED);
  expect(some.toSorted((a, b) => a - b)).toEqual(all);
  expect(some).not.toEqual(all);
});

describe('a filter finds what looking at each card finds', () => {
  const cards = madeCards(300, 7);
  const db = memoryDb();
  replaceCardIndex(db, cards);
  const plain = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

  function fits(filter: Filter, each: IndexedCard): boolean {
    switch (filter.kind) {
      case 'all':
        return filter.of.every((part) => fits(part, each));
      case 'any':
        return filter.of.some((part) => fits(part, each));
      case 'not':
        return !fits(filter.of, each);
      case 'words':
        return filter.columns.some((column) =>
          plain(each.texts[column]).some((word) =>
            filter.exact ? word === filter.words : word.startsWith(filter.words),
          ),
        );
      case 'word':
        return each.words[filter.column] === filter.is;
      case 'tag':
        return each.tags.some(({ kind, word }) => kind === filter.tag && word === filter.word);
      case 'number': {
        const is = each.numbers[filter.column];
        return is !== null && (filter.op === '>=' ? is >= filter.than : is === filter.than);
      }
      case 'ids':
        return filter.ids.includes(each.id);
      case 'numbers':
        return filter.numbers.includes(cards.indexOf(each) + 1);
    }
  }

  function anyFilter(chance: () => number, depth: number): Filter {
    const of = (): readonly Filter[] =>
      Array.from({ length: Math.floor(chance() * 4) }, () => anyFilter(chance, depth - 1));
    const leaves: readonly Filter[] = [
      words(chance() < 0.5 ? 'angel' : 'str', chance() < 0.3, ['rules', 'name']),
      words('heal', true, ['rules']),
      { kind: 'word', column: 'side', is: 'good' },
      { kind: 'tag', tag: 'trait', word: 'human' },
      {
        kind: 'number',
        column: 'strength',
        op: chance() < 0.5 ? '>=' : '=',
        than: Math.floor(chance() * 12),
      },
      { kind: 'ids', ids: ['made:card-3', 'made:card-4', 'nowhere:at-all'] },
      { kind: 'numbers', numbers: [1, 2, 299] },
    ];
    if (depth === 0 || chance() < 0.3) return leaves[Math.floor(chance() * leaves.length)] ?? EVERYTHING;
    if (chance() < 0.3) return { kind: 'not', of: anyFilter(chance, depth - 1) };
    return { kind: chance() < 0.5 ? 'all' : 'any', of: of() };
  }

  const angels = words('angel', false, ['rules']);
  const healers = words('heal', true, ['rules', 'name']);
  const good: Filter = { kind: 'word', column: 'side', is: 'good' };
  const plainParts: readonly Filter[] = [angels, healers, good];
  const parts = [...plainParts, ...plainParts.map((of): Filter => ({ kind: 'not', of }))];
  const pairs = parts.flatMap((one) => parts.map((other) => [one, other] as const));

  test.each(['any', 'all'] as const)('whatever is asked for or denied side by side: %s', (kind) => {
    for (const of of pairs)
      for (const filter of [
        { kind, of },
        { kind, of: [...of, healers] },
        { kind: 'not', of: { kind, of } },
        { kind: kind === 'any' ? 'all' : 'any', of: [{ kind, of }, angels] },
      ] satisfies readonly Filter[]) {
        const expected = cards.filter((each) => fits(filter, each)).map(({ id }) => id);
        expect(idsOf(db, findCards(db, filter, BY_NAME)), JSON.stringify(filter)).toEqual(expected);
      }
  });

  test.each(Array.from({ length: 60 }, (_, index) => index + 1))('seed %i', (seed) => {
    const filter = anyFilter(chances(seed), 3);
    const expected = cards.filter((each) => fits(filter, each)).map(({ id }) => id);
    expect(idsOf(db, findCards(db, filter, BY_NAME)), JSON.stringify(filter)).toEqual(expected);
    const counts = countCards(db, filter).filter(({ kind }) => kind === 'type');
    expect(counts.reduce((sum, { cards: each }) => sum + each, 0)).toBe(expected.length);
  });
});

test('what is counted', () => {
  const db = memoryDb();
  const tags = [{ kind: 'trait', word: 'angel' }];
  replaceCardIndex(db, [
    card('a', 'A', { tags }),
    card('b', 'B', { numbers: { strength: 5, attack: null, copies: 1, value: null } }),
  ]);
  expect(countCards(db, EVERYTHING)).toEqual([
    { kind: 'type', word: 'person', cards: 2 },
    { kind: 'side', word: 'good', cards: 2 },
    { kind: 'pack', word: 'starter', cards: 2 },
    { kind: 'strength', word: '5', cards: 1 },
    { kind: 'trait', word: 'angel', cards: 1 },
  ]);
});

test('an index that is made anew forgets what was in it', () => {
  const db = memoryDb();
  replaceCardIndex(db, [card('a', 'Abdiel', { tags: [{ kind: 'is', word: 'unique' }] })]);
  replaceCardIndex(db, [card('b', 'Bethel')]);
  expect(findCards(db, words('abdiel'), BY_NAME)).toEqual([]);
  expect(findCards(db, { kind: 'tag', tag: 'is', word: 'unique' }, BY_NAME)).toEqual([]);
  expect(textsOfAll(db, ['name', 'rules'])).toEqual([{ number: 1, text: 'Bethel\n' }]);
  expect(db.get('PRAGMA quick_check')).toEqual({ quick_check: 'ok' });
});
