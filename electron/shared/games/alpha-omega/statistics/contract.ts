import { z } from 'zod';
import { takes, type ApiOf } from '../../../channel.ts';
import type { Statistics, ToldCardUses } from './api.ts';

const day = z.iso.date().nullable();

/** Which games are looked at; null does not choose. Days are as on the clock of this machine: "2026-11-22". */
const filter = z.strictObject({
  since: day,
  /** The last day that counts. */
  until: day,
  players: z.int().min(1).max(6).nullable(),
  /** The number of a deck in the statistics' list of them. */
  deck: z.int().min(1).max(1_000_000_000).nullable(),
});

/** What the games of this program come to. */
export const STATISTICS = {
  statistics: takes(filter).gives<Statistics>(),
  /** What became of one card in all games that are counted. */
  cardStatistics: takes(z.string().min(1).max(80)).gives<ToldCardUses>(),
};
export interface StatisticsApi extends ApiOf<typeof STATISTICS> {}
export type StatisticsFilter = Parameters<StatisticsApi['statistics']>[0];
