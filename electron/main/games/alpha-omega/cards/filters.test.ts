import { expect, test } from 'vitest';
import { FACET_GROUPS, type FacetGroup } from '../../../../shared/games/alpha-omega/cards/api.ts';
import { facetsFilter } from './filters.ts';

const asked = (group: FacetGroup, words: readonly string[]): string =>
  JSON.stringify(
    facetsFilter(
      words.map((word) => ({ group, word, muted: false })),
      ['starter:michael'],
    ),
  );

test.each(FACET_GROUPS)('what is asked for again and again is looked for once: %s', (group) => {
  expect(
    asked(
      group,
      Array.from({ length: 200 }, () => '7'),
    ),
  ).toBe(asked(group, ['7']));
});

test('a deck is looked through once for what is in it and once for what is not, whatever the words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `in ${String(index)}`);
  expect(asked('deck', [...words, 'out'])).toBe(asked('deck', ['in', 'out']));
});
