import { expect, test, vi } from 'vitest';
import type { SearchRequest } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { fakeLibrary } from '../../../testing/fake-library.ts';
import { CardFinder } from './card-finder.svelte.ts';

const OPPONENTS = { group: 'side', word: 'opponent', muted: false } as const;
const SORT = { by: 'name', descending: false } as const;

test('asking the same again is no other question: a list stays where it is', async () => {
  const finder = new CardFinder(fakeLibrary());
  finder.write('');
  await expect.poll(() => [finder.found, finder.asked]).toEqual([1, 1]);
  finder.refresh();
  await expect.poll(() => [finder.found, finder.asked]).toEqual([2, 1]);
  finder.write('k:archangel');
  await expect.poll(() => [finder.found, finder.asked]).toEqual([3, 2]);
});

test('a saved search of the other side finds no card that cannot be in the deck', async () => {
  const library = fakeLibrary();
  const searchCards = vi.fn((search: SearchRequest) => library.searchCards(search));
  const finder = new CardFinder({ ...library, searchCards }, { scope: [OPPONENTS] });
  const good = { ...OPPONENTS, word: 'good' };
  finder.take({ text: '', facets: [good, { ...good, group: 'type', word: 'person' }], sort: SORT });
  await expect.poll(() => finder.found).toBe(1);
  expect(searchCards.mock.lastCall?.[0].facets).toEqual([
    OPPONENTS,
    { ...good, group: 'type', word: 'person' },
  ]);
});
