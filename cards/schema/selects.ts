import * as z from 'zod';
import { MOMENTS, type Trigger } from '../../engine/alpha-omega/definitions.ts';
import {
  type Amount,
  type CardType,
  type Condition,
  PICKS,
  type Select,
  ZONES,
} from '../../engine/alpha-omega/selects.ts';
import { count, defId, list, name, points, side, strict, trait } from './parts.ts';
import type { Proof, Same } from './same.ts';

export const cardType = z.literal(['person', 'item', 'place', 'event', 'calling', 'objective']);

/** One word, or a list of which any will do. */
const oneOrMore = <T extends z.ZodType>(word: T) => z.union([word, z.array(word).min(1).readonly()]);

export const select = strict({
  is: name.exactOptional(),
  not: name.exactOptional(),
  zone: z.literal(ZONES).exactOptional(),
  of: z.literal(['you', 'others']).exactOptional(),
  side: side.exactOptional(),
  type: oneOrMore(cardType).exactOptional(),
  supernatural: z.boolean().exactOptional(),
  trait: oneOrMore(trait).exactOptional(),
  name: defId.exactOptional(),
  strength: z.union([strict({ atLeast: points }), strict({ atMost: points })]).exactOptional(),
  damaged: z.boolean().exactOptional(),
  lured: z.boolean().exactOptional(),
  acted: z.boolean().exactOptional(),
  bears: z.literal(['item', 'event']).exactOptional(),
  pick: z.literal(PICKS).exactOptional(),
});

export const amount = z.union([
  points,
  strict({ bound: name }),
  strict({ count: select }),
  strict({ strengthOf: name }),
]);

/** A condition inside a condition. Its shape is known only once all of them are. */
const inner: z.ZodType<Condition> = z.lazy(() => condition);

export const condition = z.union([
  strict({ there: select, atLeast: count.exactOptional() }),
  strict({ not: inner }),
  strict({ all: list(inner) }),
  strict({ any: list(inner) }),
  strict({ round: count }),
  strict({ lead: side, by: points }),
  strict({ age: points }),
  strict({ players: z.literal(['alone', 'together']) }),
  strict({ lured: z.literal(['youEver', 'teamMateEver']) }),
]);

export const trigger = strict({
  moment: z.literal(MOMENTS),
  who: select.exactOptional(),
  other: select.exactOptional(),
});

export type Proofs = Proof<
  [
    Same<z.output<typeof cardType>, CardType>,
    Same<z.output<typeof select>, Select>,
    Same<z.output<typeof amount>, Amount>,
    Same<z.output<typeof condition>, Condition>,
    Same<z.output<typeof trigger>, Trigger>,
  ]
>;
