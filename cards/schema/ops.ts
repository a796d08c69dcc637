import * as z from 'zod';
import { type Op, type Program, UNTILS } from '../../engine/alpha-omega/definitions.ts';
import { abilitiesWith } from './abilities.ts';
import { count, list, name, slug, strict } from './parts.ts';
import type { Proof, Same } from './same.ts';
import { amount, condition, select } from './selects.ts';

export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;

/** A program inside an op or an ability. Its shape is known only once all ops are. */
const program: z.ZodType<Program> = z.lazy(() => list(op));

const kinds = abilitiesWith(program);

/** One schema per word, so that a word without one does not compile. */
export const ops = {
  choose: strict({
    op: z.literal('choose'),
    from: select,
    as: name,
    upTo: count.exactOptional(),
  }),
  roll: strict({ op: z.literal('roll'), as: name }),
  stay: strict({ op: z.literal('stay'), rounds: amount }),
  damage: strict({ op: z.literal('damage'), to: select, amount }),
  heal: strict({
    op: z.literal('heal'),
    to: select,
    amount: z.union([...amount.options, z.literal('all')]),
  }),
  defeat: strict({ op: z.literal('defeat'), what: select }),
  discard: strict({ op: z.literal('discard'), what: select }),
  draw: strict({ op: z.literal('draw'), amount }),
  look: strict({
    op: z.literal('look'),
    deck: z.literal(['opponent', 'good']),
    amount,
    as: name,
  }),
  arrange: strict({ op: z.literal('arrange'), what: name }),
  putUnder: strict({ op: z.literal('putUnder'), what: select }),
  fall: strict({ op: z.literal('fall'), what: name, only: select }),
  strike: strict({ op: z.literal('strike'), by: select, at: z.array(select).min(1).readonly() }),
  bringOver: strict({ op: z.literal('bringOver'), what: select }),
  shuffleIn: strict({ op: z.literal('shuffleIn'), what: select }),
  takeBack: strict({ op: z.literal('takeBack'), what: select }),
  lose: strict({ op: z.literal('lose'), amount, from: z.literal(['hand', 'deck']) }),
  drawOpponent: strict({ op: z.literal('drawOpponent'), amount }),
  raise: strict({ op: z.literal('raise'), what: select }),
  redirect: strict({ op: z.literal('redirect'), to: select }),
  cancelAttack: strict({ op: z.literal('cancelAttack') }),
  save: strict({ op: z.literal('save') }),
  lasting: strict({
    op: z.literal('lasting'),
    on: select,
    name: slug,
    until: z.literal(UNTILS).exactOptional(),
    abilities: list(z.discriminatedUnion('kind', [kinds.triggered, kinds.constant])),
  }),
  eachPlayer: strict({ op: z.literal('eachPlayer'), do: program }),
  if: strict({ op: z.literal('if'), cond: condition, then: program, else: program.exactOptional() }),
} satisfies { readonly [K in Op['op']]: z.ZodType<OpOf<K>> };

export const op = z.discriminatedUnion('op', [
  ops.choose,
  ops.roll,
  ops.stay,
  ops.damage,
  ops.heal,
  ops.defeat,
  ops.discard,
  ops.draw,
  ops.look,
  ops.arrange,
  ops.putUnder,
  ops.fall,
  ops.strike,
  ops.bringOver,
  ops.shuffleIn,
  ops.takeBack,
  ops.lose,
  ops.drawOpponent,
  ops.raise,
  ops.redirect,
  ops.cancelAttack,
  ops.save,
  ops.lasting,
  ops.eachPlayer,
  ops.if,
]);

export const ability = z.discriminatedUnion('kind', [
  kinds.triggered,
  kinds.activated,
  kinds.interrupt,
  kinds.constant,
]);

export type Proofs = Proof<
  [Same<z.output<typeof op>, Op>, { [K in Op['op']]: Same<z.output<(typeof ops)[K]>, OpOf<K>> }[Op['op']]]
>;
