import { invariant } from '../kernel/invariant.ts';
import { isHelped, LONG_SUFFERING } from './assists.ts';
import type { Catalogue } from './definitions.ts';
import type { DefId } from './selects.ts';
import { printOf } from './queries/cards.ts';
import type { Setup, Table } from './types.ts';
import type { Variant } from './variants-and-assists.ts';

/** Rulebook, Fast or Extended Play: the lead that decides, instead of the Objective's own. */
const LEADS: { readonly [V in Variant]?: number } = { fast: 25, extended: 100 };

/** The lead of the Opponents that loses an Objective, where it is not Good's own: any lead at all in the Narrow Way. */
const LOSING_LEADS: { readonly [V in Variant]?: number } = { narrowWay: 1 };

/** The lead at a Strength Check that achieves or loses an Objective. */
export function goalOf(objective: DefId, variants: readonly Variant[], content: Catalogue): number {
  const def = printOf(content, objective);
  invariant(def.type === 'objective', `"${objective}" is not an Objective`);
  return variants.map(leadOf).find((lead) => lead !== null) ?? def.value;
}

/** The lead that a variant sets in place of every Objective's own; null where it sets none. */
export const leadOf = (variant: Variant): number | null => LEADS[variant] ?? null;

/** The lead of the Opponents that a variant has lose every Objective, whatever Good's own is; null where it sets none. */
export const losingLeadOf = (variant: Variant): number | null => LOSING_LEADS[variant] ?? null;

/**
 * The lead of the Opponents that loses an Objective: Good's own lead (ruling 1), also in Easy Mode, which changes the order
 * of play alone (ruling 43), unless a variant sets one of their own; so many times that where Good is long-suffering.
 */
export function leadThatLoses(table: Pick<Table, 'goal' | 'variants' | 'assists'>): number {
  const lead = table.variants.map(losingLeadOf).find((each) => each !== null) ?? table.goal;
  return isHelped(table, 'longSuffering') ? lead * LONG_SUFFERING : lead;
}

/** Why ways of playing do not go together. */
export type Refusal =
  /** Two variants say the same thing in two ways: both set the lead, or both say what the Opponent deck decides. */
  | { readonly code: 'variantsContradict'; readonly variants: readonly [Variant, Variant] }
  | { readonly code: 'variantTwice'; readonly variant: Variant }
  /** Easy Mode moves the Opponent Phase, and in Opponent Play there is none. */
  | { readonly code: 'easyOpponentPlay' }
  | { readonly code: 'ownDeckBesideCommon'; readonly seat: number }
  | { readonly code: 'noPlayers' }
  | { readonly code: 'tooManyPlayers'; readonly most: number }
  /** Without a name it would pass for an ordinary game. */
  | { readonly code: 'arrangedUnnamed' };

const CONTRADICTIONS: readonly (readonly [Variant, Variant])[] = [
  ['fast', 'extended'],
  ['allOrNothing', 'allAsWell'],
];

/** Why these variants cannot be combined; null when they can. */
function clashIn(variants: readonly Variant[]): Refusal | null {
  const twice = variants.find((variant, index) => variants.indexOf(variant) !== index);
  if (twice) return { code: 'variantTwice', variant: twice };
  const pair = CONTRADICTIONS.find((both) => both.every((variant) => variants.includes(variant)));
  return pair ? { code: 'variantsContradict', variants: pair } : null;
}

/** Rulebook: "suitable for any number of players"; the table is laid for six, on either side. */
const MOST_PLAYERS = 6;

/** Why a game cannot be set up like this; null when it can. Decks and cards are checked by whoever builds them. */
export function refusalOf(setup: Setup): Refusal | null {
  const { variants = [], seats, opponents = [], commonDeck } = setup;
  const clash = clashIn(variants);
  if (clash) return clash;
  if (variants.includes('easy') && opponents.length > 0) return { code: 'easyOpponentPlay' };
  if (setup.arranged?.trim() === '') return { code: 'arrangedUnnamed' };
  if (seats.length === 0) return { code: 'noPlayers' };
  if (Math.max(seats.length, opponents.length) > MOST_PLAYERS)
    return { code: 'tooManyPlayers', most: MOST_PLAYERS };
  const own = seats.findIndex(({ deck }) => commonDeck !== undefined && deck.length > 0);
  return own === -1 ? null : { code: 'ownDeckBesideCommon', seat: own };
}
