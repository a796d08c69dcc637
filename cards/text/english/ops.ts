import type { Op, Program, Ref, Select } from '../../../engine/alpha-omega/definitions.ts';
import { countOf, damageOf } from './amounts.ts';
import { cardDoes, type Item, playerDoes, plainSubject } from './clauses.ts';
import { conditionOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { lastingOf } from './lasting.ts';
import { asObject, refer, type Referred, type Scope } from './mentions.ts';
import { indefinite, many, type Noun, type Np, several } from './nouns.ts';
import { listed, NOTHING, type Phrase, say, textOf, words } from './phrase.ts';
import { targetOf } from './targets.ts';
import type { Predicate } from './verbs.ts';
import { bareRef, isSeveral, nounOf } from './selects.ts';

type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>;
type Teller<K extends Op['op']> = (op: OpOf<K>, scope: Scope, rest: Program) => readonly Item[];

/** Is the target a card that the player picks just here, or does a player do all this? Then it is a command. */
const isCommand = (np: Referred, scope: Scope): boolean =>
  np.choice !== null || (scope.voice === 'do' && !(np.key === 'ref:self' && scope.card.type === 'person'));

/** The same, before the target is spoken of. */
function isCommandFor({ is }: Select, scope: Scope): boolean {
  const ref = is === undefined ? undefined : scope.mentions.resolve(is);
  if (scope.voice === 'do') return !(ref === 'self' && scope.card.type === 'person');
  const mention = ref === undefined ? undefined : scope.mentions.get(ref);
  return mention?.first != null && mention.choice !== undefined;
}

const choose: Teller<'choose'> = (op, scope, rest) => {
  if (isTheOnlyOne(op, scope)) {
    scope.mentions.alias(op.as, op.from.is ?? '');
    return [];
  }
  const isHealed = isNamedNext(op.as, rest) && rest.find((next) => next.op !== 'choose')?.op === 'heal';
  introduce(isHealed ? { ...op, from: withoutDamaged(op.from) } : op, scope);
  // A card that the next op is done to is named there: "defeat an Opponent Person".
  return isNamedNext(op.as, rest) ? [] : [playerDoes(scope, 'choose', asObject(refer(op.as, scope)))];
};

/** Is there nothing to choose among but one card that has been spoken of? With `upTo`, it may be left. */
export const isTheOnlyOne = ({ from }: OpOf<'choose'>, scope: Scope): boolean =>
  from.is !== undefined && bareRef(from) !== undefined && !isSeveral(from.is, scope);

function introduce({ from, as, upTo }: OpOf<'choose'>, scope: Scope): void {
  const noun = nounOf(from, scope, { way: 'from' });
  const isOfThem = from.is !== undefined && isSeveral(from.is, scope) && bareRef(from) !== undefined;
  const picked = (each: Noun): Np =>
    upTo === undefined ? indefinite(each) : several(each, say`up to ${upTo}`);
  const first = isOfThem ? ofThem(from.is ?? '', upTo, scope) : picked(noun);
  const ofChoice: Noun = { ...noun, after: (grammar) => words(choiceOf(scope), noun.after(grammar)) };
  const isOwn = isOfThem || from.of === 'you' || noun.proper !== null || noun.pick.length > 0;
  const grammar = upTo === undefined || upTo === 1 ? 'one' : 'many';
  scope.mentions.put(as, { first, noun, grammar, from, choice: isOwn ? first : picked(ofChoice) });
}

const choiceOf = ({ agent }: Scope): string => (agent === 'you' ? 'of your choice' : 'of their choice');

function ofThem(is: Ref, upTo: number | undefined, scope: Scope): Np {
  const them = asObject(refer(is, scope));
  return upTo === undefined
    ? { phrase: say`${1} of ${them}`, grammar: 'one' }
    : { phrase: say`up to ${upTo} of ${them}`, grammar: 'many' };
}

/** Is the chosen card what the next op is done to? */
function isNamedNext(name: string, [next, ...rest]: Program): boolean {
  if (next === undefined) return false;
  if (next.op === 'choose') return next.from.is !== name && next.from.not !== name && isNamedNext(name, rest);
  const targets = targetsOf(next);
  return targets.some((target) => bareRef(target) === name);
}

function targetsOf(op: Op): readonly Select[] {
  switch (op.op) {
    case 'damage':
    case 'heal':
    case 'redirect':
      return [op.to];
    case 'defeat':
    case 'discard':
    case 'putUnder':
    case 'bringOver':
    case 'shuffleIn':
    case 'takeBack':
    case 'raise':
      return [op.what];
    case 'strike':
      return [op.by, ...op.at];
    case 'lasting':
      return [op.on];
    default:
      return [];
  }
}

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

/** Only what is damaged can be healed: it need not be said. */
function withoutDamaged(select: Select): Select {
  const { damaged, ...others } = select;
  return damaged === true ? others : select;
}

const look: Teller<'look'> = ({ deck, amount, as }, scope) => {
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

/** A card that was Lured goes home, a human Opponent to the player who calls; which it is may not be known. */
const bringOver: Teller<'bringOver'> = ({ what }, scope) => {
  const mention = what.is === undefined ? undefined : scope.mentions.get(scope.mentions.resolve(what.is));
  const from = mention?.from ?? what;
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
  return [playerDoes(scope, 'bring', say`${asObject(np)} over to ${where}`, only)];
};

const strike: Teller<'strike'> = ({ by, at }, scope) => {
  const { np } = targetOf(by, scope);
  const targets = at.map((each) => asObject(targetOf(each, scope).np));
  const clause = cardDoes(np, 'strike', listed(targets));
  return [{ ...clause, predicates: [{ verb: 'strike', rest: listed(targets), keyword: 'strike' }] }];
};

const WAIT: Predicate = { verb: 'wait', rest: NOTHING, keyword: 'wait' };

const WHERE = {
  one: say`it ${keyword('wait', 'waits')}`,
  many: say`they ${keyword('wait', 'wait')}`,
} as const;

const fall: Teller<'fall'> = ({ what, only }, scope) => {
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

const arrange: Teller<'arrange'> = ({ what }, scope) => {
  const isPart = scope.mentions.get(what)?.isPart === true;
  return [
    playerDoes(scope, 'put', say`${isPart ? say`the rest` : asObject(refer(what, scope))} back in any order`),
  ];
};

/** Of the looked-at cards, only the rest are left. */
function takeSome(of: Ref, { mentions }: Scope): void {
  const mention = mentions.get(of);
  if (mention) mentions.put(of, { ...mention, isPart: true });
}

const raise: Teller<'raise'> = ({ what }, scope) => {
  const { zone: _, ...named } = what;
  const isNamed = what.name !== undefined;
  const { np, only } = targetOf(isNamed ? named : { zone: 'opponentDiscard', ...what }, scope, 'from');
  const where = isNamed ? say`from the Opponents’ discard pile to Opponent play` : say`to Opponent play`;
  if (isCommand(np, scope))
    return [playerDoes(scope, 'return', say`${asObject(np)} ${where}, where ${WHERE[np.grammar]}`, only)];
  const clause = cardDoes(np, 'return', where, only);
  return [{ ...clause, predicates: [...clause.predicates, WAIT] }];
};

const lose: Teller<'lose'> = ({ amount, from }, scope) => {
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

const drawOpponent: Teller<'drawOpponent'> = ({ amount }, scope) => {
  const { much, tail } = countOf(amount, 'Opponent card', scope);
  const isOne = amount === 1 || (typeof amount === 'object' && 'count' in amount);
  return [playerDoes(scope, 'draw', say`${much} that ${isOne ? 'acts' : 'act'} at once`, tail)];
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
  draw: ({ amount }, scope) => {
    const { much, tail } = countOf(amount, 'card', scope);
    return [playerDoes(scope, 'draw', much, tail)];
  },
  look,
  arrange,
  putUnder: ({ what }, scope) => {
    const { np, only } = targetOf(what, scope);
    const of = what.is === undefined ? undefined : scope.mentions.get(what.is)?.from?.is;
    if (of !== undefined) takeSome(of, scope);
    return [playerDoes(scope, 'put', say`${asObject(np)} under the Opponent deck`, only)];
  },
  fall,
  strike,
  bringOver,
  shuffleIn: ({ what }, scope) => moved(what, scope, 'shuffle', 'deck'),
  takeBack: ({ what }, scope) => moved(what, scope, 'take', 'hand'),
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

function moved(what: Select, scope: Scope, verb: string, to: string): readonly Item[] {
  const their = scope.agent === 'you' ? 'your' : 'their';
  const { np, only } = targetOf({ zone: 'discard', ...what }, scope, 'from');
  return [playerDoes(scope, verb, say`${asObject(np)} into ${their} ${to}`, only)];
}
