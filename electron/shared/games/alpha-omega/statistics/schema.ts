import { z } from 'zod';
import type { ArgumentsOf } from '../../../arguments.ts';
import type { StatisticsApi } from './api.ts';

const day = z.iso.date().nullable();

export const STATISTICS_ARGUMENTS: ArgumentsOf<StatisticsApi> = {
  statistics: z.tuple([
    z.strictObject({
      ...{ since: day, until: day },
      players: z.int().min(1).max(6).nullable(),
      deck: z.int().min(1).max(1_000_000_000).nullable(),
    }),
  ]),
  cardStatistics: z.tuple([z.string().min(1).max(80)]),
};
