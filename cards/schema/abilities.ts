import * as z from 'zod';
import {
  type ActivatedAbility,
  type ConstantAbility,
  type InterruptAbility,
  type Limit,
  type Program,
  SPANS,
  type TriggeredAbility,
} from '../../engine/alpha-omega/definitions.ts';
import { modifier } from './modifiers.ts';
import { count, slug, strict } from './parts.ts';
import type { Proof, Same } from './same.ts';
import { condition, select, trigger } from './selects.ts';

export const limit = strict({
  per: z.literal(SPANS),
  times: count.exactOptional(),
  shared: slug.exactOptional(),
});

const spoken = z.literal(true).exactOptional();
const may = z.literal(true).exactOptional();

/** The four kinds of ability, given the programs they run: those hold abilities themselves. */
export function abilitiesWith(program: z.ZodType<Program>) {
  return {
    triggered: strict({
      kind: z.literal('triggered'),
      spoken,
      on: z.array(trigger).min(1).readonly(),
      if: condition.exactOptional(),
      may,
      limit: limit.exactOptional(),
      do: program,
    }),
    activated: strict({ kind: z.literal('activated'), spoken, limit, do: program }),
    interrupt: strict({
      kind: z.literal('interrupt'),
      spoken,
      on: z.literal(['attack', 'defeat']),
      who: select,
      by: select.exactOptional(),
      may,
      limit: limit.exactOptional(),
      do: program,
    }),
    constant: strict({
      kind: z.literal('constant'),
      spoken,
      affects: select.exactOptional(),
      if: condition.exactOptional(),
      gives: modifier,
    }),
  };
}

type Schemas = ReturnType<typeof abilitiesWith>;

export type Proofs = Proof<
  [
    Same<z.output<typeof limit>, Limit>,
    Same<keyof Schemas, (TriggeredAbility | ActivatedAbility | InterruptAbility | ConstantAbility)['kind']>,
    Same<z.output<Schemas['triggered']>, { readonly [K in keyof TriggeredAbility]: TriggeredAbility[K] }>,
    Same<z.output<Schemas['activated']>, { readonly [K in keyof ActivatedAbility]: ActivatedAbility[K] }>,
    Same<z.output<Schemas['interrupt']>, { readonly [K in keyof InterruptAbility]: InterruptAbility[K] }>,
    Same<z.output<Schemas['constant']>, { readonly [K in keyof ConstantAbility]: ConstantAbility[K] }>,
  ]
>;
