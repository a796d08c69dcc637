import type {
  Condition,
  ConstantAbility,
  Op,
  TriggeredAbility,
} from '../../../engine/alpha-omega/definitions.ts';
import { type Clause, type Item, plainSubject, subjectOf } from './clauses.ts';
import { conditionOf, duringOf } from './conditions.ts';
import { createMentions, refer, type Referred, type Scope } from './mentions.ts';
import { isDenial, predicateOf, ruleOf } from './modifiers.ts';
import { listed, type Phrase, say, words } from './phrase.ts';
import { bareRef } from './selects.ts';
import { targetOf } from './targets.ts';
import { limitOf, whenOf } from './triggers.ts';

type Lasting = Extract<Op, { readonly op: 'lasting' }>;

const UNTIL = {
  turnEnds: say`until the end of the turn`,
  roundEnds: say`until the end of the round`,
  left: say`from then on`,
} as const;

/** An effect that stays on cards, told as what they have and do from now on. */
export function lastingOf({ on, abilities, until }: Lasting, scope: Scope): readonly Item[] {
  const isDenied = abilities.every((each) => each.kind === 'constant' && isDenial(each.gives));
  const { np, only } = targetOf(on, scope, 'in', isDenied);
  const inner: Scope = {
    ...scope,
    mentions: createMentions(scope.mentions),
    carrier: 'host',
    agent: 'you',
    voice: 'happen',
  };
  inner.mentions.put('host', { first: np, noun: null, grammar: np.grammar });
  const said = { np, inner, until: words(UNTIL[until ?? 'left'], only) };
  return abilities.flatMap((ability) =>
    ability.kind === 'constant' ? constantOf(ability, said) : triggeredOf(ability, said),
  );
}

interface Said {
  readonly np: Referred;
  readonly inner: Scope;
  readonly until: Phrase;
}

function constantOf(
  { affects, gives, if: condition }: ConstantAbility,
  { np, inner, until }: Said,
): readonly Clause[] {
  const ofRules = ruleOf(gives);
  if (ofRules.length > 0)
    return ofRules.map(({ subject, predicate }) => ({
      kind: 'clause',
      subject: plainSubject(subject),
      predicates: [predicate],
      after: untilOf(condition, inner, until),
    }));
  const isHost = affects !== undefined && bareRef(affects) === 'host';
  const target = affects === undefined || isHost ? hostOf(np, inner) : targetOf(affects, inner).np;
  const predicates = [predicateOf(gives, inner)];
  return [
    { kind: 'clause', subject: subjectOf(target), predicates, after: untilOf(condition, inner, until) },
  ];
}

const untilOf = (condition: Condition | undefined, inner: Scope, until: Phrase): Phrase =>
  words(condition === undefined ? '' : duringOf(condition, inner), until);

/** The card that the effect is on: as it was chosen, then as "it". */
function hostOf(np: Referred, inner: Scope): Referred {
  const again = refer('host', inner);
  return again.phrase === np.phrase ? np : { ...again, key: np.key };
}

function triggeredOf(
  { on, if: condition, may, limit, do: program }: TriggeredAbility,
  { inner, until }: Said,
): readonly Item[] {
  const items = inner.tell(program, inner);
  const when = listed(
    whenOf(on, inner).map(({ kind, phrase }) => (kind === 'event' ? say`whenever ${phrase}` : phrase)),
  );
  const tail = words(
    when,
    condition === undefined ? '' : say`if ${conditionOf(condition, inner)}`,
    may === undefined ? '' : 'if you wish',
    limit === undefined ? '' : say`at most ${limitOf(limit)}`,
    until,
  );
  return items.map((item, index) =>
    item.kind === 'clause' && index === items.length - 1 ? { ...item, after: words(item.after, tail) } : item,
  );
}
