import { z } from 'zod';
import type { RulesetId } from '../../../engine/games.ts';
import { newGame as alphaOmegaGame } from './alpha-omega/table/new-game-schema.ts';
import { why as alphaOmegaWhy } from './alpha-omega/table/why-schema.ts';
import { newGame as higherCardGame } from './higher-card/schema.ts';
import type { Named } from '../channel.ts';
import type { Wire } from './wire.ts';
import type { Wires } from './wires.ts';

/** What is asked for when a game begins, by game. */
const REQUESTS = {
  'alpha-omega': alphaOmegaGame,
  'higher-card': higherCardGame,
} satisfies { readonly [K in RulesetId]: z.ZodType<Wires[K]['request']> };

type Request = (typeof REQUESTS)[RulesetId];

/** What can be asked the reason of, by game; null where it gives none. */
const WHYS: {
  readonly [K in RulesetId]: [Wires[K]['why']] extends [never] ? null : z.ZodType<Wires[K]['why']>;
} = {
  'alpha-omega': alphaOmegaWhy,
  'higher-card': null,
};

/** A request of any game: by its ruleset, so that a complaint names the place in the one that is meant. */
export const newGame = z.discriminatedUnion('ruleset', Object.values(REQUESTS) as [Request, ...Request[]]);

const [first = z.never(), ...others] = Object.values(WHYS).filter((schema) => schema !== null);

const why = others.length === 0 ? first : z.union([first, ...others]);

/** What can be asked the reason of in any game: whether in the one that is meant, its rules see. */
export const whyOf = <W extends Wire>() => why as unknown as Named<W['why']>;

/** The same request as those of one kind of game know it. */
export const newGameOf = <W extends Wire>() => newGame as unknown as Named<W['request']>;
