import type { Op } from '../../../engine/alpha-omega/definitions.ts';
import { plainSubject } from '../clauses.ts';
import { chosenFrom, isCommand, isCommandFor } from '../mentions.ts';
import { NOTHING, say, words } from '../phrase.ts';
import { withoutDamaged } from '../selects.ts';
import { countOf, damageOf } from './amounts.ts';
import { choose } from './choices.ts';
import { cardDoes, playerDoes } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { lastingOf } from './lasting.ts';
import { listed } from './lists.ts';
import { asObject, refer } from './mentions.ts';
import {
  arrange,
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
import { targetOf } from './targets.ts';
import type { Teller } from './teller.ts';

const damage: Teller<'damage'> = ({ to, amount }, scope) => {
  if (isCommandFor(to, scope)) {
    const { much, tail } = damageOf(amount, scope);
    const { np, only } = targetOf(to, scope);
    return [playerDoes(scope, 'deal', say`${much} to ${asObject(np)}`, words(tail, only))];
  }
  const { np, only } = targetOf(to, scope);
  const { much, tail } = damageOf(amount, scope, np);
  return [cardDoes(np, 'take', much, words(tail, only))];
};

const heal: Teller<'heal'> = ({ to, amount }, scope) => {
  const { much, tail } =
    amount === 'all' ? { much: say`all damage`, tail: NOTHING } : damageOf(amount, scope);
  const { np, only } = targetOf(withoutDamaged(to), scope);
  return [playerDoes(scope, 'remove', say`${much} from ${asObject(np)}`, words(tail, only))];
};

/** A card that was Lured goes home, a human Opponent to the player who calls; which it is may not be known. */
const bringOver: Teller<'bringOver'> = ({ what }, scope) => {
  const from = chosenFrom(what, scope);
  const { np, only } = targetOf(what, scope);
  if (from.lured === true)
    return [
      playerDoes(
        scope,
        'return',
        say`${asObject(np)} to ${np.grammar === 'one' ? 'its owner' : 'their owners'}`,
        only,
      ),
    ];
  const isHuman = from.trait !== undefined || from.type !== undefined;
  const where = isHuman ? (scope.agent === 'you' ? 'your play' : 'their play') : 'Good play';
  const over = isHuman ? say`${keyword('broughtOver', 'over')}` : say`over`;
  return [playerDoes(scope, 'bring', say`${asObject(np)} ${over} to ${where}`, only)];
};

const strike: Teller<'strike'> = ({ by, at }, scope) => {
  const { np } = targetOf(by, scope);
  const targets = at.map((each) => asObject(targetOf(each, scope).np));
  const clause = cardDoes(np, 'strike', listed(targets));
  return [{ ...clause, predicates: [{ verb: 'strike', rest: listed(targets), keyword: 'strike' }] }];
};

/** One way of telling for each op; a new op does not compile until it has one. */
export const OPS: { readonly [K in Op['op']]: Teller<K> } = {
  choose,
  roll: ({ as }, scope) => {
    scope.mentions.put(as, { first: null, noun: null, grammar: 'one' });
    return [playerDoes(scope, 'roll', say`a die`)];
  },
  stay: ({ rounds }, scope) => {
    const { much, tail } = countOf(rounds, 'round', scope);
    const self = refer('self', scope);
    return [cardDoes(self, 'stay', words(say`for ${much}`, tail), say`, this one included`)];
  },
  damage,
  heal,
  defeat: ({ what }, scope) => {
    const { np, only } = targetOf(what, scope);
    return [
      isCommand(np, scope)
        ? playerDoes(scope, 'defeat', asObject(np), only)
        : cardDoes(np, 'be', say`defeated`, only),
    ];
  },
  discard: ({ what }, scope) => {
    const { np, only } = targetOf(what, scope);
    return [playerDoes(scope, 'discard', asObject(np), only)];
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
  redirect: ({ to }, scope) => {
    const { np, only } = targetOf(to, scope);
    return [cardDoes(np, 'take', say`the attack`, only)];
  },
  cancelAttack: (_, scope) =>
    scope.voice === 'do'
      ? [playerDoes(scope, 'block', say`the attack`)]
      : [
          {
            kind: 'clause',
            subject: plainSubject({ phrase: say`the attack`, grammar: 'one' }),
            predicates: [{ verb: 'be', rest: say`blocked` }],
            after: NOTHING,
          },
        ],
  save: (_, scope) => {
    const np = refer('it', scope);
    return scope.voice === 'do'
      ? [playerDoes(scope, 'save', asObject(np), say`, leaving ${1} hit point`)]
      : [cardDoes(np, 'be', say`saved, with ${1} hit point left`)];
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
