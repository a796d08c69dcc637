import { z } from 'zod';
import type { RulesetId } from '../../../engine/games.ts';
import type { ArgumentsOf } from '../arguments.ts';
import { ALPHA_OMEGA_ARGUMENTS } from './alpha-omega/schema.ts';
import { newGame as alphaOmegaGame } from './alpha-omega/table/new-game-schema.ts';
import { why as alphaOmegaWhy } from './alpha-omega/table/why-schema.ts';
import { newGame as higherCardGame, why as higherCardWhy } from './higher-card/schema.ts';
import type { DesksApi } from './desks.ts';
import type { Wires } from './wires.ts';

type ByGame<Part extends keyof Wires[RulesetId]> = { readonly [K in RulesetId]: z.ZodType<Wires[K][Part]> };

/** What is asked for when a game begins, by game. */
const REQUESTS: ByGame<'request'> = {
  'alpha-omega': alphaOmegaGame,
  'higher-card': higherCardGame,
};

/** What can be asked the reason of, by game. */
const WHYS: ByGame<'why'> = {
  'alpha-omega': alphaOmegaWhy,
  'higher-card': higherCardWhy,
};

/** A request of any game. */
export const newGame = z.union(Object.values(REQUESTS));

/** What can be asked the reason of in any game: whether in the one that is meant, its rules see. */
export const why = z.union(Object.values(WHYS));

/** What the games' own channels take. */
export const DESKS_ARGUMENTS: ArgumentsOf<DesksApi> = { ...ALPHA_OMEGA_ARGUMENTS };
