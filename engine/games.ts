import { alphaOmegaRules } from './alpha-omega/module.ts';
import { higherCardRules } from './higher-card/module.ts';
import type { Stance } from './contract.ts';

/** All games of the program, by the id of their ruleset. Every boundary has such a list, and lacks none of these. */
export const GAMES = {
  'alpha-omega': alphaOmegaRules,
  'higher-card': higherCardRules,
} satisfies Readonly<Record<string, { readonly ruleset: { readonly id: string }; readonly stance: Stance }>>;

/** The id of a game of this program. */
export type RulesetId = keyof typeof GAMES;

/** The ids of all games, the first one first. */
export const RULESET_IDS = Object.keys(GAMES) as readonly RulesetId[];

/** Is this the id of a game of this program? A file or a row may name one that is not. */
export const isRulesetId = (id: string): id is RulesetId => Object.hasOwn(GAMES, id);
