import * as z from 'zod';
import {
  type CallingDef,
  type CardDef,
  DURATIONS,
  type EventDef,
  type Goal,
  type ItemDef,
  type ObjectiveDef,
  type PersonDef,
  type PlaceDef,
} from '../../engine/alpha-omega/definitions.ts';
import type { CardType } from '../../engine/alpha-omega/selects.ts';
import { ability } from './ops.ts';
import {
  count,
  defId,
  list,
  points,
  provenance,
  quote,
  side,
  slot,
  slug,
  strict,
  title,
  trait,
} from './parts.ts';
import type { Proof, Same } from './same.ts';
import { condition, select, trigger } from './selects.ts';

const abilities = list(ability);

const printed = {
  id: defId,
  name: title,
  copies: count,
  emblem: slug,
  flavour: strict({ quote, source: title }),
  provenance: z.record(z.string(), provenance).readonly(),
};

export const goal = strict({
  on: trigger,
  if: condition.exactOptional(),
  broken: trigger.exactOptional(),
  times: count,
});

/** One schema per card type, so that a type without one does not compile. */
export const cards = {
  person: strict({
    ...printed,
    type: z.literal('person'),
    side,
    abilities,
    supernatural: z.boolean(),
    strength: count,
    traits: list(trait),
  }),
  item: strict({
    ...printed,
    type: z.literal('item'),
    side,
    abilities,
    slot,
    attack: points,
    strength: count,
  }),
  place: strict({ ...printed, type: z.literal('place'), side, abilities, strength: count }),
  event: strict({
    ...printed,
    type: z.literal('event'),
    side,
    abilities,
    lasts: z.literal(DURATIONS),
    on: select.exactOptional(),
  }),
  calling: strict({
    ...printed,
    type: z.literal('calling'),
    goal,
    rounds: count.exactOptional(),
    abilities,
  }),
  objective: strict({
    ...printed,
    type: z.literal('objective'),
    value: count,
    brings: list(defId).exactOptional(),
    won: condition.exactOptional(),
    lost: condition.exactOptional(),
    abilities,
  }),
} satisfies { readonly [T in CardType]: z.ZodType<Extract<CardDef, { readonly type: T }>> };

/** A printed card, whatever its type. */
export const card = z.discriminatedUnion('type', [
  cards.person,
  cards.item,
  cards.place,
  cards.event,
  cards.calling,
  cards.objective,
]);

type Flat<T> = { readonly [K in keyof T]: T[K] };

export type Proofs = Proof<
  [
    Same<z.output<typeof card>['type'], CardType>,
    Same<z.output<typeof goal>, Goal>,
    Same<z.output<typeof cards.person>, Flat<PersonDef>>,
    Same<z.output<typeof cards.item>, Flat<ItemDef>>,
    Same<z.output<typeof cards.place>, Flat<PlaceDef>>,
    Same<z.output<typeof cards.event>, Flat<EventDef>>,
    Same<z.output<typeof cards.calling>, Flat<CallingDef>>,
    Same<z.output<typeof cards.objective>, Flat<ObjectiveDef>>,
  ]
>;
