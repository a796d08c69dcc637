import { beforeEach, describe, expect, test } from 'vitest';
import type { Facet, FacetCount } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { speak } from '../../../text/language/language.ts';
import { cardReach } from './card-reach.ts';
import { facetGroups } from './facet-groups.ts';
import { cutsOf, muting } from './parts.ts';
import { stepOf } from './steps.ts';

beforeEach(() => {
  speak('en');
});

describe('where a key leads in a list of cards', () => {
  /** Ten cards: in rows of four the last row has two. */
  const from = (at: number, columns: number) => (key: string) =>
    stepOf(key, { at, total: 10, columns, page: 4 });
  const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'a'];

  test.each([
    [0, [-1, 1, null, null, 0, 9, 0, 4, null]],
    [5, [4, 6, null, null, 0, 9, 1, 9, null]],
    [9, [8, 9, null, null, 0, 9, 5, 9, null]],
  ])('of rows, from the card %i', (at, to) => {
    expect(KEYS.map(from(at, 1))).toEqual(to);
  });

  test.each([
    [0, [-1, 4, 0, 1, 0, 9, 0, 4, null]],
    [3, [-1, 7, 2, 4, 0, 9, 0, 7, null]],
    [4, [0, 8, 3, 5, 0, 9, 0, 8, null]],
    [5, [1, 9, 4, 6, 0, 9, 1, 9, null]],
    // Under it is no card: the last one is the nearest.
    [6, [2, 9, 5, 7, 0, 9, 2, 9, null]],
    [8, [4, 8, 7, 9, 0, 9, 4, 9, null]],
    [9, [5, 9, 8, 9, 0, 9, 5, 9, null]],
  ])('of four columns, from the card %i', (at, to) => {
    expect(KEYS.map(from(at, 4))).toEqual(to);
  });
});

describe('the parts of a query', () => {
  const part = (from: number, to: number) => ({ from, to }) as never;

  test('are cut out with what held them to the others', () => {
    expect(cutsOf({ of: [part(0, 3), part(4, 7), part(11, 15)] })).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 11 },
      { from: 7, to: 15 },
    ]);
    expect(cutsOf({ of: [part(2, 5)] })).toEqual([{ from: 2, to: 5 }]);
  });

  test('are muted by a tilde, and ask again without it', () => {
    expect(muting({ from: 4, muted: false })).toEqual({ from: 4, to: 4, text: '~' });
    expect(muting({ from: 4, muted: true })).toEqual({ from: 4, to: 5, text: '' });
  });
});

test('ways that nobody has laid yet lead nowhere', () => {
  const reach = cardReach();
  expect(() => {
    reach.toCard(3);
    reach.toField('a');
  }).not.toThrow();
});

describe('the groups of facets', () => {
  const count = (group: FacetCount['group'], word: string, cards = 1): FacetCount => ({ group, word, cards });
  const facet = (group: Facet['group'], word: string): Facet => ({ group, word }) as Facet;
  const shown = (...given: Parameters<typeof facetGroups>): readonly string[] =>
    facetGroups(...given).map(
      ({ title, words }) =>
        `${title()}: ${words.map(({ word, cards }) => `${word} ${String(cards)}`).join(', ')}`,
    );
  const ALL = [
    ...['ours', 'published', 'inferred', 'partly'].map((word) => count('by', word)),
    ...['zoo', 'starter'].map((word) => count('pack', word)),
    ...['10', '2', '9'].map((word) => count('strength', word)),
    ...['custom', 'lures', 'heals', 'spoken', 'weapon', 'armour', 'supernatural', 'unique'].map((word) =>
      count('is', word),
    ),
    ...['heretic', 'human', 'magicUser', 'angel', 'archangel'].map((word) => count('trait', word)),
    ...['opponent', 'good'].map((word) => count('side', word)),
    ...['objective', 'calling', 'event', 'place', 'item', 'person'].map((word) => count('type', word)),
    ...['out', 'in'].map((word) => count('deck', word)),
  ];

  test('and their words stand in an order of their own, numbers by their size, others behind', () => {
    expect(shown(ALL, [])).toEqual([
      'This deck: in 1, out 1',
      'Type: person 1, item 1, place 1, event 1, calling 1, objective 1',
      'Side: good 1, opponent 1',
      'Trait: archangel 1, angel 1, human 1, magicUser 1, heretic 1',
      'More: unique 1, supernatural 1, weapon 1, armour 1, spoken 1, lures 1, heals 1, custom 1',
      'Strength: 2 1, 9 1, 10 1',
      'Pack: zoo 1, starter 1',
      'Comes from: published 1, partly 1, inferred 1, ours 1',
    ]);
    expect(shown([count('type', 'new'), count('type', 'item')], [])).toEqual(['Type: item 1, new 1']);
  });

  test('of one word narrow nothing down, unless it is wanted', () => {
    expect(shown([count('side', 'good')], [])).toEqual([]);
    expect(shown([count('side', 'good')], [facet('side', 'good')])).toHaveLength(1);
  });

  test('keep what is wanted although nothing is left of it', () => {
    expect(shown([count('side', 'good', 3)], [facet('side', 'opponent')])).toEqual([
      'Side: good 3, opponent 0',
    ]);
  });

  test('are no choice where something is settled: its group is gone, and so is what it leaves none of', () => {
    const counts = [
      count('side', 'good', 3),
      count('side', 'opponent', 2),
      count('type', 'item', 2),
      count('type', 'place', 0),
      count('type', 'event', 1),
      count('deck', 'in', 0),
      count('deck', 'out', 2),
    ];
    expect(shown(counts, [], [facet('side', 'good')])).toEqual([
      'This deck: in 0, out 2',
      'Type: item 2, event 1',
    ]);
    expect(shown(counts, [facet('type', 'place')], [facet('side', 'good')])).toEqual([
      'This deck: in 0, out 2',
      'Type: item 2, place 0, event 1',
    ]);
    expect(shown(counts, [])).toEqual([
      'This deck: in 0, out 2',
      'Type: item 2, place 0, event 1',
      'Side: good 3, opponent 2',
    ]);
  });
});
