import * as z from 'zod';
import type { Op, Program } from '../../engine/alpha-omega/definitions.ts';
import { type NamedPart, OP_WORDS, partsOf } from '../text/ops/index.ts';
import type { PartKind, PartTypes } from '../text/ops/parts.ts';
import { abilitiesWith } from './abilities.ts';
import { count, list, name, slug, strict } from './parts.ts';
import type { Proof, Same } from './same.ts';
import { amount, condition, select } from './selects.ts';

/** A program inside an op or an ability. Its shape is known only once all ops are. */
const program: z.ZodType<Program> = z.lazy(() => list(op));

const kinds = abilitiesWith(program);

/** One schema for each kind of part, so that a kind without one does not compile. */
const partSchemas = {
  cards: select,
  listOfCards: z.array(select).min(1).readonly(),
  discarded: select,
  opponentDiscarded: select,
  lookedAt: select,
  offered: select,
  filter: select,
  amount,
  amountOrAll: z.union([...amount.options, z.literal('all')]),
  count,
  condition,
  program,
  lasting: list(z.discriminatedUnion('kind', [kinds.triggered, kinds.constant])),
  slug,
  nameOfChosen: name,
  nameOfNumber: name,
  nameOfTop: name,
  topOfOpponentDeck: name,
  topOfDecks: name,
} satisfies { readonly [K in PartKind]: z.ZodType<PartTypes[K]> };

function schemaOfPart({ part, isOptional }: NamedPart): z.ZodType {
  const schema = typeof part === 'string' ? partSchemas[part] : z.literal(Object.keys(part.oneOf));
  return isOptional ? schema.exactOptional() : schema;
}

const schemaOf = (op: Op['op']) => {
  const parts = partsOf({ op }).map((part) => [part.name, schemaOfPart(part)] as const);
  return strict({ op: z.literal(op), ...Object.fromEntries(parts) });
};

type Schema = ReturnType<typeof schemaOf>;
const schemas = OP_WORDS.map(schemaOf) as unknown as readonly [Schema, ...Schema[]];

// That the parts of each op are those of its type, `PartsOf` has seen to; that each kind of part is, the proof below.
export const op = z.discriminatedUnion('op', schemas) as unknown as z.ZodType<Op>;

export const ability = z.discriminatedUnion('kind', [
  kinds.triggered,
  kinds.activated,
  kinds.interrupt,
  kinds.constant,
]);

export type Proofs = Proof<
  [
    {
      [K in PartKind]: Same<z.output<(typeof partSchemas)[K]>, PartTypes[K]>;
    }[PartKind],
  ]
>;
