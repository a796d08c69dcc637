import { z } from 'zod';
import type { Trait } from '../../../../../engine/alpha-omega/index.ts';
import type { SampleHand } from '../../../../../engine/alpha-omega/beyond/deck-study/sample-hand.ts';
import type { DeckStudy } from '../../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import type { Want } from '../../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import { takes, type ApiOf } from '../../../channel.ts';
import { name, typedSomething } from '../../../name-schema.ts';
import { variant } from '../table/new-game-schema.ts';
import type {
  DoctorPace,
  DoctorProgress,
  DoctorRun,
  Holding,
  PastDeck,
  Swapped,
  Team,
  TeamAdvice,
  WishAnswer,
} from './api.ts';

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

/** How likely it is to have drawn some of a set of cards. */
const holding = z.strictObject({
  cards: deck,
  /** The cards of the set; every copy of them in the deck counts. */
  set: z.array(card).max(1000),
  least: z.int().min(0).max(200),
  /** Good players who draw from this deck: more than one from a common one, and from the Opponent deck. */
  players: z.int().min(1).max(6),
  /** `opponents`: what comes from the Opponent deck, where nobody has a hand. */
  whose: z.enum(['one', 'all', 'opponents']),
  /** Cards drawn in each Draw or Opponent Phase: who plays the Opponents draws in the turn of each Good player. */
  each: z.int().min(1).max(30),
  rounds: z.int().min(0).max(30),
});

/** A wish; without a seed by a fresh one. */
const wish = z.strictObject({
  size: z.int().min(1).max(500),
  wants: z.array(z.enum(wants)).max(10),
  trait: z.enum(traits).nullable(),
  simple: z.boolean(),
  include: z.array(card).max(500),
  exclude: z.array(card).max(500),
  seed: seed.nullable(),
});

/** What the deck doctor is to find out. */
const question = z
  .strictObject({
    /** One deck for each Good player; one alone when all draw from it. */
    decks: team,
    /** So many players draw from the only deck; null with decks of their own. */
    common: z.int().min(1).max(6).nullable(),
    /** The same table with other decks, to be compared over the same games; null to ask of one alone. */
    other: team.nullable(),
    /** The Opponents that are met; null for those of the Objective's pack. */
    opponent: deck.nullable(),
    objective: card,
    variants: z.array(variant).max(6),
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

/** Which cards are to be swapped in which of the members. */
const swaps = z
  .array(z.strictObject({ deck: z.int().min(0).max(5), take: card, put: card.nullable() }))
  .min(1)
  .max(2000);

/** What the members are called where somebody reads them, in their order: copies are called after them. */
const names = z.array(name.max(60)).max(6);

/** What can be asked about decks that are not played yet. */
export const DOCTOR = {
  /** What a deck list amounts to. */
  studyDeck: takes(deck).gives<DeckStudy>(),
  oddsOfHolding: takes(holding).gives<Holding>(),
  /** Without a seed by a fresh one. */
  sampleHand: takes(z.strictObject({ cards: deck, seed: seed.nullable() })).gives<SampleHand>(),
  studyTeam: takes(team).gives<TeamAdvice>(),
  /** Builds a deck by wish; nothing is kept. */
  wishDeck: takes(wish).gives<WishAnswer>(),
  /** The last changed first. */
  listTeams: takes().gives<readonly Team[]>(),
  /** Keeps a team; without an id it is a new one. */
  keepTeam: takes(z.strictObject({ id: z.uuid().nullable(), name, members })).gives<Team>(),
  /** Deletes a team; its decks stay. */
  deleteTeam: takes(z.uuid()).gives<null>(),
  /** Swaps cards in decks: each becomes a new version, all of them or none. */
  makeSwaps: takes(z.strictObject({ members, swaps, names: names.optional() })).gives<Swapped>(),
  /** Every saved version of a deck, the latest first. */
  pastDecks: takes(z.uuid()).gives<readonly PastDeck[]>(),
  /** How fast games go: told before they begin. */
  doctorPace: takes().gives<DoctorPace>(),
  /** Begins to play games with a deck; a run that is under way is cancelled. */
  startDoctor: takes(question).gives<DoctorRun>(),
  doctorProgress: takes(z.uuid()).gives<DoctorProgress>(),
  /** Stops a run; what it found so far stays to be asked for. */
  cancelDoctor: takes(z.uuid()).gives<DoctorProgress>(),
};
export interface DoctorApi extends ApiOf<typeof DOCTOR> {}

export type HoldingRequest = Parameters<DoctorApi['oddsOfHolding']>[0];
export type WishRequest = Parameters<DoctorApi['wishDeck']>[0];
export type SwapRequest = Parameters<DoctorApi['makeSwaps']>[0];
export type DoctorQuestion = Parameters<DoctorApi['startDoctor']>[0];
