import { z } from 'zod';
import type { Trait, Variant } from '../../../../../engine/alpha-omega/index.ts';
import type { Want } from '../../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import type { ArgumentsOf } from '../../../arguments.ts';
import { name, typedSomething } from '../../../name-schema.ts';
import type { DoctorApi } from './api.ts';

/** A card by its name, whether any pack has it or not: a draft may hold what nobody knows. */
const card = z.string().min(1).max(80);

/** As it becomes where a game is begun with it. */
const seed = typedSomething(64);

const deck = z
  .array(z.strictObject({ card, copies: z.int().min(0).max(200) }))
  .max(1000)
  .refine((lines) => lines.reduce((sum, { copies }) => sum + copies, 0) <= 1000, 'at most 1000 cards');

const team = z.array(deck).min(1).max(6);

// The contract takes only types from the engine; a word that is missing here does not compile.
const variants: Readonly<Record<Variant, Variant>> = {
  easy: 'easy',
  fast: 'fast',
  extended: 'extended',
  narrowWay: 'narrowWay',
  allOrNothing: 'allOrNothing',
  allAsWell: 'allAsWell',
};
const wants: Readonly<Record<Want, Want>> = {
  strong: 'strong',
  guards: 'guards',
  heals: 'heals',
  wards: 'wards',
  arms: 'arms',
  armours: 'armours',
  harms: 'harms',
  draws: 'draws',
  foresees: 'foresees',
  hastens: 'hastens',
};
const traits: Readonly<Record<Trait, Trait>> = {
  angel: 'angel',
  archangel: 'archangel',
  human: 'human',
  magicUser: 'magicUser',
  heretic: 'heretic',
};

const holding = z.strictObject({
  cards: deck,
  set: z.array(card).max(1000),
  least: z.int().min(0).max(200),
  players: z.int().min(1).max(6),
  whose: z.enum(['one', 'all', 'opponents']),
  // Somebody who plays the Opponents draws in the turn of each Good player.
  each: z.int().min(1).max(30),
  rounds: z.int().min(0).max(30),
});

const wish = z.strictObject({
  size: z.int().min(1).max(500),
  wants: z.array(z.enum(wants)).max(10),
  trait: z.enum(traits).nullable(),
  simple: z.boolean(),
  include: z.array(card).max(500),
  exclude: z.array(card).max(500),
  seed: seed.nullable(),
});

const question = z
  .strictObject({
    decks: team,
    common: z.int().min(1).max(6).nullable(),
    other: team.nullable(),
    opponent: deck.nullable(),
    objective: card,
    variants: z.array(z.enum(variants)).max(6),
    bot: z.enum(['steady', 'thoughtful']),
    games: z.int().min(1).max(10_000),
    seed: seed.nullable(),
  })
  .refine(({ common, decks }) => common === null || decks.length === 1, 'a common deck is one deck')
  .refine(({ other, decks }) => other === null || other.length === decks.length, 'as many other decks');

/** A deck of one's own, or one that came with a pack or with the program. */
const member = z
  .string()
  .max(80)
  .regex(/^(deck:[0-9a-f-]{36}|starter:[a-z0-9-]+|ready:[a-zA-Z]+)$/);
const members = z.array(member).max(6);

const swaps = z
  .array(z.strictObject({ deck: z.int().min(0).max(5), take: card, put: card.nullable() }))
  .min(1)
  .max(2000);

/** What each channel of the deck doctor takes. */
export const DOCTOR_ARGUMENTS: ArgumentsOf<DoctorApi> = {
  studyDeck: z.tuple([deck]),
  oddsOfHolding: z.tuple([holding]),
  sampleHand: z.tuple([z.strictObject({ cards: deck, seed: seed.nullable() })]),
  studyTeam: z.tuple([team]),
  wishDeck: z.tuple([wish]),
  listTeams: z.tuple([]),
  keepTeam: z.tuple([z.strictObject({ id: z.uuid().nullable(), name, members })]),
  deleteTeam: z.tuple([z.uuid()]),
  makeSwaps: z.tuple([z.strictObject({ members, swaps, names: z.array(name.max(60)).max(6).optional() })]),
  pastDecks: z.tuple([z.uuid()]),
  doctorPace: z.tuple([]),
  startDoctor: z.tuple([question]),
  doctorProgress: z.tuple([z.uuid()]),
  cancelDoctor: z.tuple([z.uuid()]),
};
