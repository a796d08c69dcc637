import { expect, test } from 'vitest';
import type * as shared from '../../../electron/shared/api.ts';
import { summary } from '../../testing/fake-summary.ts';
import { keptOf } from '../../testing/fake-keeping.ts';
import { ownIn, ownKept } from './own-games.ts';

const OTHER: shared.GameSummary = {
  ...{
    ruleset: 'higher-card',
    id: 'other',
    seats: ['Ann', 'Ben'],
    players: 2,
    seed: 's',
    round: 1,
    answers: 0,
  },
  ...{ hands: 'open', createdAt: 'then', playedAt: 'now', journey: null, goesOn: true, outcome: null },
};
const detail = 'a game of higher-card, for which this window has no table';

test('games of others are listed with the reason why they cannot be shown, and none is lost', () => {
  const own = summary();
  expect(ownIn({ games: [own, OTHER], unreadable: [] })).toEqual({
    games: [own],
    unreadable: [{ id: 'other', playedAt: 'now', detail }],
  });
});

test('so are they among those that are kept', () => {
  const own = keptOf(summary());
  expect(ownKept(own)).toEqual(own);
  expect(ownKept({ ...own, game: OTHER })).toEqual({ ...own, game: null, detail });
});
