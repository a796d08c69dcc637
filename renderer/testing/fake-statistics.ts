import type { Statistics, StatisticsApi, ToldResults } from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import { wilson } from '../../engine/alpha-omega/index.ts';
import { idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

const results = (games: number, won: number, lost = games - won): ToldResults => ({
  ...{ games, won, lost },
  rate: wilson({ count: won, of: games }),
});

const share = (games: number, won: number) => ({ games, won, rate: wilson({ count: won, of: games }) });

/** Statistics as they are after some weeks. */
export const someStatistics: Statistics = {
  uncounted: 0,
  results: results(48, 21, 25),
  ...{ rounds: 431, undone: 37, seconds: 61_230 },
  leftOut: { unfinished: 3, arranged: 2, branched: 1, takenIn: 2, alone: 1 },
  groups: {
    objective: [
      { key: idOf('And There Was War in Heaven'), ...results(40, 18) },
      { key: 'starter:gone', ...results(8, 3) },
    ],
    players: [
      { key: '1', ...results(30, 15) },
      { key: '2', ...results(18, 6) },
    ],
    variant: [
      { key: '', ...results(26, 9) },
      { key: 'easy', ...results(20, 12) },
      { key: 'fast', ...results(2, 0) },
    ],
    deck: [
      { key: '1', ...results(41, 19) },
      { key: '2', ...results(7, 2) },
    ],
  },
  days: Array.from({ length: 24 }, (_, at) => ({
    day: `2026-11-${String(at + 2).padStart(2, '0')}`,
    ...{ games: 2, won: at % 3, lost: 2 - (at % 3), seconds: 2551 },
  })),
  streaks: {
    now: { won: true, length: 2, since: '2026-11-21T18:00:00.000Z', until: '2026-11-22T18:00:00.000Z' },
    won: { won: true, length: 5, since: '2026-10-03T18:00:00.000Z', until: '2026-10-09T18:00:00.000Z' },
    notWon: { won: false, length: 6, since: '2026-10-11T18:00:00.000Z', until: '2026-10-19T18:00:00.000Z' },
  },
  cards: ['Michael', 'Gabriel', 'Uriel', 'Paimon'].map((name, at) => ({
    def: idOf(name),
    ...{ drawn: share(40 - at, 20), entered: share(30 - at, 18), stood: share(12, 10 - at) },
    ...{ lured: 3 + at, defeated: 9 - at },
  })),
  decks: [
    { deck: 1, name: 'Jonah', pack: null, ready: null, cards: 60 },
    { deck: 2, name: null, pack: null, ready: null, cards: 42 },
  ],
  players: [1, 2],
  games: [
    {
      ...{ game: 'game-1', objective: idOf('And There Was War in Heaven'), campaign: false, players: 2 },
      ...{ variants: ['easy'], level: null, rounds: 9, winner: 'good', playedAt: '2026-11-22T18:00:00.000Z' },
    },
    {
      ...{ game: 'game-2', objective: idOf('And There Was War in Heaven'), campaign: true, players: 1 },
      ...{
        variants: [],
        level: 'standard',
        rounds: 31,
        winner: 'opponent',
        playedAt: '2026-11-21T18:00:00.000Z',
      },
    },
  ],
};

/** A main process whose games come to this. */
export function fakeStatistics(statistics: Statistics = someStatistics): StatisticsApi {
  const [first] = statistics.cards;
  return {
    statistics: () => well(statistics),
    cardStatistics: (def) =>
      well({
        ...(first ?? { drawn: share(0, 0), entered: share(0, 0), stood: share(0, 0), lured: 0, defeated: 0 }),
        def,
      }),
  };
}
