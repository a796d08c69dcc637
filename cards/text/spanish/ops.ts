import { isCommand, isCommandFor } from '../mentions.ts';
import { plainSubject } from '../clauses.ts';
import { NOTHING, say, words } from '../phrase.ts';
import type { TellersOf } from '../programs.ts';
import { withoutDamaged } from '../selects.ts';
import { countOf, damageOf } from './amounts.ts';
import { choose } from './choices.ts';
import { cardDoes, doing, type Item, playerDoes } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { lastingOf } from './lasting.ts';
import { listed } from './lists.ts';
import { directOf, indirectOf, refer, type Scope } from './mentions.ts';
import { masculine } from './np.ts';
import {
  arrange,
  bringOver,
  draw,
  drawOpponent,
  fall,
  look,
  lose,
  putUnder,
  raise,
  shuffleIn,
  takeBack,
} from './ops-decks.ts';
import { to } from './prepositions.ts';
import { targetOf } from './targets.ts';
import type { Teller } from './teller.ts';

const damage: Teller<'damage'> = ({ to: whom, amount }, scope) => {
  if (isCommandFor(whom, scope)) {
    const { much, tail } = damageOf(amount, scope);
    const { np, only } = targetOf(whom, scope);
    return [playerDoes(scope, doing('infligir', indirectOf(np), { before: much }), words(tail, only))];
  }
  const { np, only } = targetOf(whom, scope);
  const { much, tail } = damageOf(amount, scope, np);
  return [cardDoes(np, { verb: 'recibir', rest: much }, words(tail, only))];
};

const heal: Teller<'heal'> = ({ to: whom, amount }, scope) => {
  const { much, tail } =
    amount === 'all' ? { much: say`todo el daño`, tail: NOTHING } : damageOf(amount, scope);
  const { np, only } = targetOf(withoutDamaged(whom), scope);
  return [playerDoes(scope, doing('curar', indirectOf(np), { before: much }), words(tail, only))];
};

const strike: Teller<'strike'> = ({ by, at }, scope) => {
  const { np } = targetOf(by, scope);
  const targets = at.map((each) => to(targetOf(each, scope).np));
  return [cardDoes(np, { verb: 'golpear', rest: listed(targets), keyword: 'strike' })];
};

/** One way of telling for each op; a new op does not compile until it has one. */
export const OPS: TellersOf<Scope, Item> = {
  choose,
  roll: ({ as }, scope) => {
    scope.mentions.put(as, { first: null, noun: null, grammar: 'one' });
    return [playerDoes(scope, { verb: 'tirar', rest: say`un dado` })];
  },
  stay: ({ rounds }, scope) => {
    const { much, tail } = countOf(rounds, { one: 'ronda', many: 'rondas' }, scope);
    const rest = words(say`durante ${much}`, tail);
    return [cardDoes(refer('self', scope), { verb: 'quedarse', rest }, say`, incluida esta`)];
  },
  damage,
  heal,
  defeat: ({ what }, scope) => {
    const { np, only } = targetOf(what, scope);
    return [
      isCommand(np, scope)
        ? playerDoes(scope, doing('derrotar', directOf(np)), only)
        : cardDoes(np, { verb: 'caer', rest: NOTHING }, only),
    ];
  },
  discard: ({ what }, scope) => {
    const { np, only } = targetOf(what, scope);
    return [playerDoes(scope, doing('descartar', directOf(np)), only)];
  },
  draw,
  look,
  arrange,
  putUnder,
  fall,
  strike,
  bringOver,
  shuffleIn,
  takeBack,
  lose,
  drawOpponent,
  raise,
  redirect: ({ to: whom }, scope) => {
    const { np, only } = targetOf(whom, scope);
    return [cardDoes(np, { verb: 'recibir', rest: say`el ataque en su lugar` }, only)];
  },
  cancelAttack: (_, scope) =>
    scope.voice === 'do'
      ? [playerDoes(scope, { verb: 'detener', rest: say`el ataque` })]
      : [
          {
            kind: 'clause',
            subject: plainSubject(masculine(say`el ataque`)),
            predicates: [{ verb: 'detenerse', rest: NOTHING }],
            after: NOTHING,
          },
        ],
  save: (_, scope) => {
    const np = refer('it', scope);
    const left = say`con ${1} punto de vida`;
    return scope.voice === 'do'
      ? [playerDoes(scope, doing('salvar', directOf(np), { after: left }))]
      : [cardDoes(np, { verb: 'salvarse', rest: left })];
  },
  lasting: lastingOf,
  eachPlayer: ({ do: program }, scope) => scope.tell(program, { ...scope, agent: 'each' }),
  if: ({ cond, then, else: otherwise = [] }, scope) => [
    {
      kind: 'branch',
      condition: conditionOf(cond, scope),
      then: scope.tell(then, scope),
      otherwise: scope.tell(otherwise, scope),
    },
  ],
};
