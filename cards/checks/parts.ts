import type { Op, Program, TriggeredAbility, ConstantAbility } from '../../engine/alpha-omega/definitions.ts';
import type { Amount, Condition, Ref, Select } from '../../engine/alpha-omega/selects.ts';
import type { Path } from '../issues.ts';
import type { OpOf } from '../schema/ops.ts';
import type { Kind } from './scope.ts';

type At<T> = readonly [path: Path, part: T];

/** What an op is made of, so that each part can be checked where it stands. */
export interface Parts {
  readonly selects?: readonly At<Select>[];
  readonly amounts?: readonly At<Amount>[];
  readonly conditions?: readonly At<Condition>[];
  readonly refs?: readonly (readonly [path: Path, ref: Ref, kinds: readonly Kind[]])[];
  readonly programs?: readonly At<Program>[];
  readonly lasting?: readonly At<TriggeredAbility | ConstantAbility>[];
  readonly binds?: readonly [name: string, kind: Kind];
  /** The only kind of interrupt, or the only duration of Event, in which the op means anything. */
  readonly onlyIn?: 'attack' | 'defeat' | 'rolled';
}

const onWhat = (op: { readonly what: Select }): Parts => ({ selects: [[['what'], op.what]] });

const partsByOp: { readonly [K in Op['op']]: (op: OpOf<K>) => Parts } = {
  choose: (op) => ({ selects: [[['from'], op.from]], binds: [op.as, 'cards'] }),
  roll: (op) => ({ binds: [op.as, 'number'] }),
  stay: (op) => ({ amounts: [[['rounds'], op.rounds]], onlyIn: 'rolled' }),
  damage: (op) => ({ selects: [[['to'], op.to]], amounts: [[['amount'], op.amount]] }),
  heal: (op) => ({
    selects: [[['to'], op.to]],
    ...(op.amount === 'all' ? {} : { amounts: [[['amount'], op.amount]] }),
  }),
  defeat: onWhat,
  discard: onWhat,
  draw: (op) => ({ amounts: [[['amount'], op.amount]] }),
  look: (op) => ({
    amounts: [[['amount'], op.amount]],
    binds: [op.as, op.deck === 'opponent' ? 'topOfOpponentDeck' : 'topOfGoodDecks'],
  }),
  putUnder: onWhat,
  arrange: (op) => ({ refs: [[['what'], op.what, ['topOfOpponentDeck']]] }),
  fall: (op) => ({
    refs: [[['what'], op.what, ['topOfOpponentDeck', 'topOfGoodDecks']]],
    selects: [[['only'], op.only]],
  }),
  strike: (op) => ({
    selects: [[['by'], op.by], ...op.at.map((at, index): At<Select> => [['at', index], at])],
  }),
  bringOver: onWhat,
  shuffleIn: onWhat,
  takeBack: onWhat,
  lose: (op) => ({ amounts: [[['amount'], op.amount]] }),
  drawOpponent: (op) => ({ amounts: [[['amount'], op.amount]] }),
  raise: onWhat,
  redirect: (op) => ({ selects: [[['to'], op.to]], onlyIn: 'attack' }),
  cancelAttack: () => ({ onlyIn: 'attack' }),
  save: () => ({ onlyIn: 'defeat' }),
  lasting: (op) => ({
    selects: [[['on'], op.on]],
    lasting: op.abilities.map((ability, index) => [['abilities', index], ability]),
  }),
  eachPlayer: (op) => ({ programs: [[['do'], op.do]] }),
  if: (op) => ({
    conditions: [[['cond'], op.cond]],
    programs: [[['then'], op.then], ...(op.else ? [[['else'], op.else] as const] : [])],
  }),
};

/** The parts of an op that can be wrong, whatever op it is. */
export function partsOf(op: Op): Parts {
  // The table is keyed by the op's own word, so its entry takes just this op.
  const partsOfThis = partsByOp[op.op] as (op: Op) => Parts;
  return partsOfThis(op);
}
