import { z } from 'zod';
import type { Variant } from '../../engine/index.ts';
import type { GameApi } from './api.ts';

/** Shown names: something to read, no line breaks or other control characters, not a page of it. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{Cc}*$/u);
const cardName = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/);
const gameId = z.uuid();

// The contract takes only types from the engine; a variant that is missing here does not compile.
const variants: Readonly<Record<Variant, Variant>> = {
  easy: 'easy',
  fast: 'fast',
  extended: 'extended',
  narrowWay: 'narrowWay',
  allOrNothing: 'allOrNothing',
  allAsWell: 'allAsWell',
};
const variant = z.enum(variants);

const newGame = z.strictObject({
  objective: cardName,
  // How many may play is the rules' matter; this only bounds what is read.
  seats: z.array(name).min(1).max(20),
  campaign: z.array(cardName).max(50).exactOptional(),
  variants: z.array(variant).max(20).exactOptional(),
  common: z.boolean().exactOptional(),
  opponents: z.array(name).max(20).exactOptional(),
  seed: name.max(64).exactOptional(),
});

const decision = z.int().min(1).max(1_000_000);

const optionIds = z.array(z.string().max(64)).max(200);

const gameAnswer = z.strictObject({
  game: gameId,
  decision,
  // Six Good players and six of the Opponents at most.
  seat: z.int().min(0).max(11),
  answer: optionIds,
});

const forecast = z.strictObject({
  game: gameId,
  decision,
  first: optionIds.exactOptional(),
  choices: optionIds.exactOptional(),
});

const card = z.int().min(0).max(10_000);
const onCard = { card };
const onBlow = { card, target: card.exactOptional() };

const why = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('strength'), ...onCard }),
  z.strictObject({ about: z.literal('hitPoints'), ...onCard }),
  z.strictObject({ about: z.literal('attack'), ...onBlow }),
  z.strictObject({ about: z.literal('target'), by: card }),
  z.strictObject({ about: z.literal('cannotPlay'), card, seat: z.int().min(0).max(20) }),
  z.strictObject({ about: z.literal('cannotAttack'), ...onBlow }),
  z.strictObject({ about: z.literal('cannotUse'), ...onCard }),
  z.strictObject({ about: z.literal('balance') }),
]);

/** What each channel takes, as the list of its arguments. Whatever does not fit is refused before anything is done. */
export const ARGUMENTS: { readonly [K in keyof GameApi]: z.ZodType<Parameters<GameApi[K]>> } = {
  library: z.tuple([]),
  listGames: z.tuple([]),
  newGame: z.tuple([newGame]),
  openGame: z.tuple([gameId]),
  answer: z.tuple([gameAnswer]),
  counsel: z.tuple([z.strictObject({ game: gameId, decision })]),
  forecast: z.tuple([forecast]),
  explain: z.tuple([z.strictObject({ game: gameId, why })]),
  deleteGame: z.tuple([gameId]),
};
