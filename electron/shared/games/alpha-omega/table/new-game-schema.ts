import { z } from 'zod';
import type { Assist, Variant } from '../../../../../engine/alpha-omega/index.ts';
import { name, typedLine } from '../../../name-schema.ts';
import { seating } from '../../../table/seating-schema.ts';

const cardName = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/);

// The contract takes only types from the engine; a variant or an assist that is missing here does not compile.
const everyVariant: Readonly<Record<Variant, Variant>> = {
  easy: 'easy',
  fast: 'fast',
  extended: 'extended',
  narrowWay: 'narrowWay',
  allOrNothing: 'allOrNothing',
  allAsWell: 'allAsWell',
};

const everyAssist: Readonly<Record<Assist, Assist>> = {
  temperedDeck: 'temperedDeck',
  softenedDeck: 'softenedDeck',
  gentleDeck: 'gentleDeck',
  calmDeck: 'calmDeck',
  mildDeck: 'mildDeck',
  modestDeck: 'modestDeck',
  meekDeck: 'meekDeck',
  lowlyDeck: 'lowlyDeck',
  squallyDeck: 'squallyDeck',
  stormyDeck: 'stormyDeck',
  sternDeck: 'sternDeck',
  grimDeck: 'grimDeck',
  watchmen: 'watchmen',
  fullerHand: 'fullerHand',
  longSuffering: 'longSuffering',
  twoCallings: 'twoCallings',
  firstCalling: 'firstCalling',
  quietBeginning: 'quietBeginning',
  newHand: 'newHand',
  thirdAtMost: 'thirdAtMost',
};

export const assists = z
  .array(z.enum(everyAssist))
  .max(20)
  .refine((all) => new Set(all).size === all.length);

export const variant = z.enum(everyVariant);

export const variants = z.array(variant).max(20);

const keptDeck = z.uuid();
const copies = z.int().min(1).max(99);

/** The deck that somebody plays with. */
const deckChoice = z.union([
  z.strictObject({ deck: keptDeck }),
  z.strictObject({
    name: typedLine(60),
    deck: keptDeck.nullable(),
    version: z.int().min(1).max(1_000_000).nullable(),
    cards: z.array(z.strictObject({ card: cardName, copies })).max(300),
  }),
]);

/** What is asked for when a game begins. */
export const newGame = z.strictObject({
  ruleset: z.literal('alpha-omega').exactOptional(),
  objective: cardName,
  // How many may play is the rules' matter; this only bounds what is read.
  seats: z.array(name).min(1).max(20),
  campaign: z.array(cardName).max(50).exactOptional(),
  variants: variants.exactOptional(),
  assists: assists.exactOptional(),
  common: z.boolean().exactOptional(),
  decks: z.array(deckChoice.nullable()).max(20).exactOptional(),
  opponentDeck: deckChoice.exactOptional(),
  opponents: z.array(name).max(20).exactOptional(),
  seed: name.max(64).exactOptional(),
  table: seating.exactOptional(),
});
