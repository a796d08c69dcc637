import type { Variant } from '../../engine/index.ts';
import { listed } from './line.ts';

interface Words {
  readonly name: string;
  /** What changes, in one breath. */
  readonly hint: string;
}

/** The variations as the rulebook names them; Narrow Way is its own sentence about the Objective, taken at its word. */
export const VARIANT_WORDS = {
  easy: {
    name: 'Easy Mode',
    hint: 'You draw, play and act before the Opponent card of your turn comes, and the Opponents need four times the lead.',
  },
  fast: { name: 'Fast Play', hint: 'A lead of 25 decides, for either side.' },
  extended: { name: 'Extended Play', hint: 'A lead of 100 decides, for either side.' },
  narrowWay: {
    name: 'Narrow Way',
    hint: 'From the first Strength Check on the Opponents win as soon as they lead, if only by 1.',
  },
  allOrNothing: {
    name: 'All or Nothing',
    hint: 'Won when the whole Opponent deck is defeated, instead of by the Objective.',
  },
  allAsWell: {
    name: 'All or Nothing as well',
    hint: 'The Objective first, then the whole Opponent deck.',
  },
} as const satisfies Record<Variant, Words>;

/** Why a variation cannot be chosen now; null when it can. */
export function whyNotVariant(excluded: readonly Variant[], meetsOpponents: boolean): string | null {
  if (excluded.length > 0) {
    const names = listed(excluded.map((variant) => ({ text: VARIANT_WORDS[variant].name })));
    return `Not together with ${names.map(({ text }) => text).join('')}.`;
  }
  return meetsOpponents ? 'Not when somebody plays the Opponents: there is no Opponent Phase then.' : null;
}

/** The variations of a game in one line, or null for the rules as they stand. */
export function variantLine(variants: readonly Variant[], opponents: readonly string[]): string | null {
  const names = variants.map((variant): string => VARIANT_WORDS[variant].name);
  const all = opponents.length > 0 ? [...names, 'Opponent Play'] : names;
  return all.length === 0 ? null : all.join(', ');
}
