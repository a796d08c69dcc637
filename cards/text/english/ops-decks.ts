import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { plainSubject } from '../clauses.ts';
import { isCommand, takeSome } from '../mentions.ts';
import { NOTHING, say, textOf, words } from '../phrase.ts';
import { countOf } from './amounts.ts';
import { cardDoes, type Item, playerDoes } from './clauses.ts';
import { keyword } from './keywords.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { many, type Noun, several } from './nouns.ts';
import { nounOf } from './selects.ts';
import { targetOf } from './targets.ts';
import type { Teller } from './teller.ts';
import type { Predicate } from './verbs.ts';

export const look: Teller<'look'> = ({ deck, amount, as }, scope) => {
  const { much, tail } = countOf(amount, 'card', scope);
  const isOne = amount === 1;
  const top =
    typeof amount === 'number' ? say`the top ${isOne ? say`card` : much} of` : say`${much} on top of`;
  const whose = deck === 'opponent' ? 'the Opponent deck' : 'their Good decks';
  scope.mentions.put(as, { first: null, noun: null, grammar: isOne && deck === 'opponent' ? 'one' : 'many' });
  return [
    {
      kind: 'clause',
      subject: plainSubject(many(say`all Good players`)),
      predicates: [{ verb: 'look', rest: say`at ${top} ${whose}` }],
      after: tail,
    },
  ];
};

const WAIT: Predicate = { verb: 'wait', rest: NOTHING, keyword: 'wait' };

const WHERE = {
  one: say`it ${keyword('wait', 'waits')}`,
  many: say`they ${keyword('wait', 'wait')}`,
} as const;

export const fall: Teller<'fall'> = ({ what, only }, scope) => {
  const noun: Noun = nounOf({ ...only, is: what }, scope);
  const np = several(noun, say`the`);
  const among = textOf(np.phrase).includes('among')
    ? np.phrase
    : words(np.phrase, 'among', asObject(refer(what, scope)));
  return [
    {
      kind: 'clause',
      subject: plainSubject(many(among)),
      predicates: [{ verb: 'enter', rest: say`Opponent play` }, WAIT],
      after: NOTHING,
    },
  ];
};

export const arrange: Teller<'arrange'> = ({ what }, scope) => {
  const isPart = scope.mentions.get(what)?.isPart === true;
  return [
    playerDoes(scope, 'put', say`${isPart ? say`the rest` : asObject(refer(what, scope))} back in any order`),
  ];
};

export const raise: Teller<'raise'> = ({ what }, scope) => {
  const { zone: _, ...named } = what;
  const isNamed = what.name !== undefined;
  const { np, only } = targetOf(isNamed ? named : { zone: 'opponentDiscard', ...what }, scope, 'from');
  const where = isNamed ? say`from the Opponents’ discard pile to Opponent play` : say`to Opponent play`;
  if (isCommand(np, scope))
    return [playerDoes(scope, 'return', say`${asObject(np)} ${where}, where ${WHERE[np.grammar]}`, only)];
  const clause = cardDoes(np, 'return', where, only);
  return [{ ...clause, predicates: [...clause.predicates, WAIT] }];
};

export const lose: Teller<'lose'> = ({ amount, from }, scope) => {
  const their = scope.agent === 'you' ? 'your' : 'their';
  const { much, tail } = countOf(amount, 'card', scope);
  if (from === 'hand') return [playerDoes(scope, 'discard', say`${much} from ${their} hand`, tail)];
  const top = typeof amount === 'number' ? say`the top ${amount === 1 ? say`card` : much}` : much;
  return [
    playerDoes(
      scope,
      'discard',
      typeof amount === 'number' ? say`${top} of ${their} deck` : say`${top} from ${their} deck`,
      tail,
    ),
  ];
};

export const drawOpponent: Teller<'drawOpponent'> = ({ amount }, scope) => {
  const { much, tail } = countOf(amount, 'Opponent card', scope);
  const isOne = amount === 1 || (typeof amount === 'object' && 'count' in amount);
  return [playerDoes(scope, 'draw', say`${much} that ${isOne ? 'acts' : 'act'} at once`, tail)];
};

export const draw: Teller<'draw'> = ({ amount }, scope) => {
  const { much, tail } = countOf(amount, 'card', scope);
  return [playerDoes(scope, 'draw', much, tail)];
};

export const putUnder: Teller<'putUnder'> = ({ what }, scope) => {
  const { np, only } = targetOf(what, scope);
  takeSome(what, scope);
  return [playerDoes(scope, 'put', say`${asObject(np)} under the Opponent deck`, only)];
};

export const shuffleIn: Teller<'shuffleIn'> = ({ what }, scope) => moved(what, scope, 'shuffle', 'deck');
export const takeBack: Teller<'takeBack'> = ({ what }, scope) => moved(what, scope, 'take', 'hand');

function moved(what: Select, scope: Scope, verb: string, to: string): readonly Item[] {
  const their = scope.agent === 'you' ? 'your' : 'their';
  const { np, only } = targetOf({ zone: 'discard', ...what }, scope, 'from');
  return [playerDoes(scope, verb, say`${asObject(np)} into ${their} ${to}`, only)];
}
