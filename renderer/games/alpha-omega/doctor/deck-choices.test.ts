import { expect, test } from 'vitest';
import type {
  DeckList,
  DeckSummary,
  StarterDeck,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import { decksOf, firstToLookAt } from './deck-choices.ts';

const deck = (id: string, errors: number): DeckSummary => ({
  ...{ id, name: id, tags: [], side: 'good', cards: [], hasDraft: false, errors },
  ...{ isArchived: false, changedAt: '2026-11-20T10:00:00.000Z' },
});

const starter: StarterDeck = { pack: 'starter', title: 'Starter', side: 'good', cards: [], ready: null };

const deckList = (...decks: readonly DeckSummary[]): DeckList => ({
  ...{ decks, starters: [starter], trash: [], unreadable: [] },
});

const firstOf = (...decks: readonly DeckSummary[]): string | undefined =>
  firstToLookAt(decksOf(deckList(...decks), 'good'))?.key;

test('unasked, the first deck that can be played is looked at', () => {
  expect(firstOf(deck('empty', 1), deck('light', 0))).toBe('deck:light');
  expect(firstOf(deck('light', 0), deck('other', 0))).toBe('deck:light');
  expect(firstOf(deck('empty', 3))).toBe('starter:starter');
});

/** All lists of up to three decks: of both sides, put aside or not, with errors or without. */
function lists(): readonly (readonly DeckSummary[])[] {
  const kinds = (['good', 'opponent'] as const).flatMap((side) =>
    [false, true].flatMap((isArchived) => [0, 2].map((errors) => ({ side, isArchived, errors }))),
  );
  const longer = (shorter: readonly (readonly DeckSummary[])[]): readonly (readonly DeckSummary[])[] =>
    shorter.flatMap((list) =>
      kinds.map((kind) => [...list, { ...deck(`deck-${String(list.length)}`, 0), ...kind }]),
    );
  const one = longer([[]]);
  const two = longer(one);
  return [[], ...one, ...two, ...longer(two)];
}

test('however decks are listed, none that cannot be played is looked at while another can', () => {
  for (const decks of lists()) {
    for (const starters of [[], [starter]]) {
      const good = decks.filter(({ side, isArchived }) => side === 'good' && !isArchived);
      const playable = good.filter(({ errors }) => errors === 0).map(({ id }) => `deck:${id}`);
      const all = [
        ...playable,
        ...starters.map(() => 'starter:starter'),
        ...good.map(({ id }) => `deck:${id}`),
      ];
      expect(firstToLookAt(decksOf({ ...deckList(...decks), starters }, 'good'))?.key).toBe(all[0]);
    }
  }
});
