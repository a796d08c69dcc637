import * as z from 'zod';
import { CLOSED, FORBIDDEN, type Modifier } from '../../engine/alpha-omega/definitions.ts';
import { change, points, strict } from './parts.ts';
import type { Proof, Same } from './same.ts';
import { select } from './selects.ts';

type OfChange<C extends Modifier['change']> = Extract<Modifier, { readonly change: C }>;

/** One schema per word, so that a word without one does not compile. */
export const modifiers = {
  strength: z.union([
    strict({ change: z.literal('strength'), add: z.union([change, strict({ count: select })]) }),
    strict({ change: z.literal('strength'), times: points }),
    strict({ change: z.literal('strength'), set: points }),
  ]),
  damageDealt: strict({
    change: z.literal('damageDealt'),
    add: change,
    against: select.exactOptional(),
  }),
  damageTaken: z.union([
    strict({ change: z.literal('damageTaken'), add: change }),
    strict({ change: z.literal('damageTaken'), atMost: points }),
  ]),
  attacks: strict({ change: z.literal('attacks'), add: change }),
  absorbs: strict({ change: z.literal('absorbs') }),
  targets: strict({
    change: z.literal('targets'),
    among: select.exactOptional(),
    pick: z.literal(['weakest', 'strongest']).exactOptional(),
  }),
  luresAstray: strict({ change: z.literal('luresAstray') }),
  cannot: strict({ change: z.literal('cannot'), what: z.literal(FORBIDDEN) }),
  silenced: strict({ change: z.literal('silenced') }),
  drawPhase: strict({ change: z.literal('drawPhase'), add: change }),
  playPhase: strict({ change: z.literal('playPhase'), add: change }),
  opponentPhase: strict({ change: z.literal('opponentPhase'), add: change }),
  closed: strict({ change: z.literal('closed'), what: z.literal(CLOSED) }),
  opponentsStill: strict({ change: z.literal('opponentsStill') }),
  neverLuredPlayer: strict({ change: z.literal('neverLuredPlayer') }),
} satisfies { readonly [C in Modifier['change']]: z.ZodType<OfChange<C>> };

// One union of all, those that are unions themselves taken apart, so that a complaint names the nearest of them.
export const modifier = z.union(
  Object.values(modifiers).flatMap((schema): readonly z.ZodType<Modifier>[] =>
    'options' in schema ? schema.options : [schema],
  ),
);

export type Proofs = Proof<
  [
    {
      [C in Modifier['change']]: Same<z.output<(typeof modifiers)[C]>, OfChange<C>>;
    }[Modifier['change']],
  ]
>;
