import fc from 'fast-check';
import type { StatisticsApi } from '../../shared/games/alpha-omega/api.ts';
import { STATISTICS } from '../../shared/games/alpha-omega/statistics/contract.ts';
import { anyArguments, junk, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

/** Chance may hit on a right request: any short text may be a card. */
const wrong = (channel: keyof StatisticsApi, arbitrary: fc.Arbitrary<readonly unknown[]>): typeof arbitrary =>
  arbitrary.filter((given) => !STATISTICS[channel].safeParse(given).success);

const DAYS = fc.constantFrom('yesterday', '2026-13-01', '2026-02-30', "2026-01-01' OR 1=1", '20260101');

export const MALFORMED_STATISTICS: MalformedOf<StatisticsApi> = {
  statistics: () => {
    const all = { since: null, until: null, players: null, deck: null };
    const spoiltDay = DAYS.map((since) => [{ ...all, since }]);
    return wrong('statistics', fc.oneof(anyArguments, spoilt(all), spoiltDay));
  },
  cardStatistics: () =>
    wrong(
      'cardStatistics',
      fc.oneof(
        anyArguments,
        junk.map((more) => ['starter:michael', more]),
      ),
    ),
};
