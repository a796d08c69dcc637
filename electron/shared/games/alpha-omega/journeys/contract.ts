import { z } from 'zod';
import type { Calendar, OfferId } from '../../../../../engine/alpha-omega/index.ts';
import { named, takes, type ApiOf } from '../../../channel.ts';
import { name } from '../../../name-schema.ts';
import type { OpenGame } from '../../../table/api.ts';
import { seating as seatingSchema } from '../../../table/seating-schema.ts';
import type { Seating } from '../../../table/standing.ts';
import type { NewGame } from '../table/new-game.ts';
import { newGame, variants } from '../table/new-game-schema.ts';
import type { AlphaOmegaWire } from '../wire.ts';
import type { Achievements, Gains } from './achieved.ts';
import type { CalendarPage, GamePlace, Journey, JourneyList, Story } from './api.ts';

const id = z.uuid();
const title = name.max(60);
const seating = named<Seating>(seatingSchema);

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

/** A name for a campaign, and its game with the Objectives in order. */
const campaign = z.strictObject({
  name: title,
  game: named<NewGame>(newGame),
  /** The Objectives before its first one that were won already, as the first one is by the First Battle. */
  wonBefore: z.array(card).max(60).exactOptional(),
});

/** Its seed is drawn; its deck is the pack's plainest cards. */
const pilgrimage = z.strictObject({
  name: title,
  /** Who goes. */
  seat: name,
  variants,
  /** Left out, the hand is open and a person of that name plays. */
  table: seating.exactOptional(),
});

/** What is taken of what is offered. */
const choice = z.strictObject({ journey: id, offer: z.enum(offers), cards: z.array(card).max(10) });

/** The Objective to begin anew, counted from 0. */
const station = z.int().min(0).max(1_000);

/** The day is in UTC, and not after today. */
const dated = z.strictObject({ calendar, day: z.iso.date(), seat: name, table: seating.exactOptional() });

/** Journeys: campaigns, Pilgrimages, the games of the calendar, and what is achieved in all of them. */
export const JOURNEYS = {
  journeys: takes().gives<JourneyList>(),
  journey: takes(id).gives<Journey>(),
  beginCampaign: takes(campaign).gives<OpenGame<AlphaOmegaWire>>(),
  beginPilgrimage: takes(pilgrimage).gives<Journey>(),
  /** Opens the game that is being played, or begins the next one of a Pilgrimage. */
  goOn: takes(id).gives<OpenGame<AlphaOmegaWire>>(),
  chooseOffer: takes(choice).gives<Journey>(),
  /** Returns to the moment at which an Objective began. It is marked. */
  restartObjective: takes(z.strictObject({ journey: id, station })).gives<Journey>(),
  renameJourney: takes(z.strictObject({ journey: id, name: title })).gives<JourneyList>(),
  /** Puts a journey away, or takes it out again. */
  putAwayJourney: takes(z.strictObject({ journey: id, away: z.boolean() })).gives<JourneyList>(),
  calendar: takes(calendar).gives<CalendarPage>(),
  playCalendar: takes(dated).gives<OpenGame<AlphaOmegaWire>>(),
  achievements: takes().gives<Achievements>(),
  /** What a game gave, or the latest Objective of one that goes on; null where nothing is achieved, or it counts for nothing. */
  gains: takes(id).gives<Gains | null>(),
  stories: takes().gives<readonly Story[]>(),
  /** To which journey or day a game belongs; null for any other game. */
  placeOfGame: takes(id).gives<GamePlace | null>(),
};
export interface JourneysApi extends ApiOf<typeof JOURNEYS> {}

export type CampaignRequest = Parameters<JourneysApi['beginCampaign']>[0];
export type PilgrimageRequest = Parameters<JourneysApi['beginPilgrimage']>[0];
export type ChoiceRequest = Parameters<JourneysApi['chooseOffer']>[0];
export type RestartRequest = Parameters<JourneysApi['restartObjective']>[0];
export type CalendarRequest = Parameters<JourneysApi['playCalendar']>[0];
