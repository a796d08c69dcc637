import { z } from 'zod';
import { isSeen } from '../../../engine/toolbox/typed-text.ts';
import type { ArgumentsOf } from '../arguments.ts';
import { typedPage } from '../name-schema.ts';
import { why } from '../games/schemas.ts';
import type { ReplaysApi } from './api.ts';

const game = z.uuid();
const moment = z.int().min(0).max(1_000_000);
const atMoment = { game, moment };

/** As long as the table keeps it. */
const text = typedPage(4000).trim().min(1).refine(isSeen, { error: 'nothing of it can be seen' });

export const REPLAYS_ARGUMENTS: ArgumentsOf<ReplaysApi> = {
  openReplay: z.tuple([game]),
  replayMoment: z.tuple([z.strictObject(atMoment)]),
  explainThen: z.tuple([z.strictObject({ ...atMoment, why })]),
  oddsThen: z.tuple([z.strictObject(atMoment)]),
  writeNote: z.tuple([z.strictObject({ ...atMoment, id: z.uuid().nullable(), text })]),
  removeNote: z.tuple([z.strictObject({ game, id: z.uuid() })]),
  playOn: z.tuple([z.strictObject(atMoment)]),
};
