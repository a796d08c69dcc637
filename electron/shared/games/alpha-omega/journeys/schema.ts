import { z } from 'zod';
import type { Calendar, OfferId } from '../../../../../engine/alpha-omega/index.ts';
import type { ArgumentsOf } from '../../../arguments.ts';
import { name } from '../../../name-schema.ts';
import { newGame, variants } from '../table/new-game-schema.ts';
import { seating } from '../../../table/seating-schema.ts';
import type { JourneysApi } from './api.ts';

const id = z.uuid();
const title = name.max(60);

// The contract takes only types from the engine; a word that is missing here does not compile.
const offers: Readonly<Record<OfferId, OfferId>> = {
  earn: 'earn',
  heal: 'heal',
  rest: 'rest',
  burden: 'burden',
};
const calendars: Readonly<Record<Calendar, Calendar>> = { daily: 'daily', weekly: 'weekly' };
const calendar = z.enum(calendars);

const card = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/);

/** What each channel takes, as the list of its arguments. */
export const JOURNEYS_ARGUMENTS: ArgumentsOf<JourneysApi> = {
  journeys: z.tuple([]),
  journey: z.tuple([id]),
  beginCampaign: z.tuple([
    z.strictObject({ name: title, game: newGame, wonBefore: z.array(card).max(60).exactOptional() }),
  ]),
  beginPilgrimage: z.tuple([
    z.strictObject({ name: title, seat: name, variants, table: seating.exactOptional() }),
  ]),
  goOn: z.tuple([id]),
  chooseOffer: z.tuple([
    z.strictObject({ journey: id, offer: z.enum(offers), cards: z.array(card).max(10) }),
  ]),
  restartObjective: z.tuple([z.strictObject({ journey: id, station: z.int().min(0).max(1_000) })]),
  renameJourney: z.tuple([z.strictObject({ journey: id, name: title })]),
  putAwayJourney: z.tuple([z.strictObject({ journey: id, away: z.boolean() })]),
  calendar: z.tuple([calendar]),
  playCalendar: z.tuple([
    z.strictObject({ calendar, day: z.iso.date(), seat: name, table: seating.exactOptional() }),
  ]),
  achievements: z.tuple([]),
  gains: z.tuple([id]),
  stories: z.tuple([]),
  placeOfGame: z.tuple([id]),
};
