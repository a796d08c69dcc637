import { z } from 'zod';
import type { ArgumentsOf } from '../arguments.ts';
import type { Back, TableApi } from './api.ts';
import { newGame, why } from '../games/schemas.ts';
import { occupant, seat } from './seating-schema.ts';
import { settingsSchema } from '../settings-schema.ts';

const gameId = z.uuid();

const decision = z.int().min(1).max(1_000_000);

const optionIds = z.array(z.string().max(64)).max(200);

/** Each once at most. */
const stops = z.array(z.enum(['turn', 'objective'])).max(2);

const gameAnswer = z.strictObject({
  game: gameId,
  decision,
  seat,
  answer: optionIds,
  by: seat.exactOptional(),
  stops: stops.exactOptional(),
});

const backs: Readonly<Record<Back, Back>> = { step: 'step', action: 'action', turn: 'turn', round: 'round' };

const moment = z.int().min(0).max(1_000_000);

const asked = { game: gameId, by: seat.nullable() };

const forecast = z.strictObject({
  game: gameId,
  decision: decision.nullable(),
  first: optionIds.exactOptional(),
  choices: optionIds.exactOptional(),
  brief: z.literal(true).exactOptional(),
});

/** What each channel takes, as the list of its arguments. Whatever does not fit is refused before anything is done. */
export const TABLE_ARGUMENTS: ArgumentsOf<TableApi> = {
  listGames: z.tuple([]),
  newGame: z.tuple([newGame]),
  openGame: z.tuple([gameId]),
  answer: z.tuple([gameAnswer]),
  leaveStop: z.tuple([z.strictObject({ game: gameId })]),
  botAnswer: z.tuple([z.strictObject({ game: gameId, decision, stops: stops.exactOptional() })]),
  undo: z.tuple([z.strictObject({ ...asked, back: z.enum(backs) })]),
  redo: z.tuple([z.strictObject(asked)]),
  returnTo: z.tuple([z.strictObject({ ...asked, moment })]),
  lookAt: z.tuple([z.strictObject({ game: gameId, moment })]),
  reveal: z.tuple([z.strictObject({ game: gameId, seat })]),
  conceal: z.tuple([z.strictObject({ game: gameId })]),
  takeOver: z.tuple([z.strictObject({ game: gameId, decision, by: seat })]),
  sit: z.tuple([z.strictObject({ game: gameId, seat, player: occupant })]),
  counsel: z.tuple([z.strictObject({ game: gameId, decision })]),
  reasonGiven: z.tuple([z.strictObject({ game: gameId, moment })]),
  forecast: z.tuple([forecast]),
  predict: z.tuple([z.strictObject({ game: gameId, decision, options: optionIds })]),
  explain: z.tuple([z.strictObject({ game: gameId, why })]),
  odds: z.tuple([z.strictObject({ game: gameId })]),
  deleteGame: z.tuple([gameId]),
  settings: z.tuple([]),
  saveSettings: z.tuple([settingsSchema]),
};
