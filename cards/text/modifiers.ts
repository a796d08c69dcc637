import type { Modifier } from '../../engine/alpha-omega/definitions.ts';

/** Does it say what cards cannot do or have not? Then it is said of all together. */
export const isDenial = ({ change }: Modifier): boolean => change === 'cannot' || change === 'silenced';

/** What each change is made to: cards that it affects, or the rules themselves. */
export const CHANGES = {
  strength: 'cards',
  damageDealt: 'cards',
  damageTaken: 'cards',
  attacks: 'cards',
  absorbs: 'cards',
  targets: 'cards',
  luresAstray: 'cards',
  cannot: 'cards',
  silenced: 'cards',
  drawPhase: 'rules',
  playPhase: 'rules',
  opponentPhase: 'rules',
  closed: 'rules',
  opponentsStill: 'rules',
  neverLuredPlayer: 'rules',
} as const satisfies Readonly<Record<Modifier['change'], 'cards' | 'rules'>>;

type OfRules = {
  [C in Modifier['change']]: (typeof CHANGES)[C] extends 'rules' ? C : never;
}[Modifier['change']];

/** Does it change the rules themselves, and affect no card? */
export const isOfRules = (gives: Modifier): gives is Extract<Modifier, { readonly change: OfRules }> =>
  CHANGES[gives.change] === 'rules';
