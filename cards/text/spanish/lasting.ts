import type { ConstantAbility, TriggeredAbility, Until } from '../../../engine/alpha-omega/definitions.ts';
import { subjectOf } from '../clauses.ts';
import { splitTarget } from '../lasting.ts';
import { createMentions } from '../mentions.ts';
import { isDenial } from '../modifiers.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import type { OpOf } from '../programs.ts';
import { bareRef } from '../selects.ts';
import type { Clause, Item } from './clauses.ts';
import { conditionOf, duringOf, whileOf } from './conditions.ts';
import { listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { predicateOf } from './modifiers.ts';
import type { Referred } from './np.ts';
import { ruleOf } from './rules.ts';
import { targetOf } from './targets.ts';
import { limitOf, whenOf } from './triggers.ts';

const UNTIL = {
  turnEnds: say`hasta el final del turno`,
  roundEnds: say`hasta el final de la ronda`,
  left: say`desde entonces`,
} as const;

/** An effect that stays on cards, told as what they have and do from now on. */
export function lastingOf({ on, abilities, until }: OpOf<'lasting'>, scope: Scope): readonly Item[] {
  const isDenied = abilities.every((each) => each.kind === 'constant' && isDenial(each.gives));
  const { target, condition } = splitTarget(on, scope);
  const only = condition === null ? NOTHING : conditionOf({ there: condition }, scope);
  const { np } = targetOf(target, scope, 'in', isDenied);
  const inner: Scope = {
    ...scope,
    mentions: createMentions(scope.mentions),
    carrier: 'host',
    agent: 'you',
    voice: 'happen',
    isThisTurn: until === 'turnEnds',
  };
  inner.mentions.put('host', { first: np, noun: null, grammar: np.grammar });
  const isAlone = abilities.length === 1;
  const items = abilities.flatMap((ability) =>
    ability.kind === 'constant'
      ? constantOf(ability, { np, inner, until: untilOf(ability, until, { inner, isAlone }) })
      : triggeredOf(ability, { np, inner, until: UNTIL[until ?? 'left'] }),
  );
  return only.length === 0 ? items : [{ kind: 'branch', condition: only, then: items, otherwise: [] }];
}

interface Said {
  readonly np: Referred;
  readonly inner: Scope;
  readonly until: Phrase;
}

/** "hasta el final de la ronda", "mientras Satan esté en juego"; attacks alone are "este turno". */
function untilOf(
  { if: condition, gives }: ConstantAbility,
  until: Until | undefined,
  { inner, isAlone }: { readonly inner: Scope; readonly isAlone: boolean },
): Phrase {
  if (condition !== undefined && until === undefined) return whileOf(condition, inner);
  const during = condition === undefined ? NOTHING : duringOf(condition, inner);
  const isThisTurn = isAlone && until === 'turnEnds' && gives.change === 'attacks';
  return words(during, isThisTurn ? say`este turno` : UNTIL[until ?? 'left']);
}

function constantOf({ affects, gives }: ConstantAbility, { np, inner, until }: Said): readonly Clause[] {
  const ofRules = ruleOf(gives, inner);
  if (ofRules.length > 0)
    return ofRules.map(({ subject, predicate }) => ({
      kind: 'clause',
      subject,
      predicates: [predicate],
      after: until,
    }));
  const isHost = affects !== undefined && bareRef(affects) === 'host';
  const target = affects === undefined || isHost ? hostOf(np, inner) : targetOf(affects, inner).np;
  return [
    { kind: 'clause', subject: subjectOf(target), predicates: [predicateOf(gives, inner)], after: until },
  ];
}

/** The card that the effect is on: as it was chosen, then as "ese Personaje". */
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
    whenOf(on, inner).map(({ kind, phrase }) => (kind === 'event' ? say`cada vez que ${phrase}` : phrase)),
  );
  const tail = words(
    when,
    condition === undefined ? '' : say`si ${conditionOf(condition, inner)}`,
    may === undefined ? '' : 'si quieres',
    limit === undefined ? '' : say`como mucho ${limitOf(limit)}`,
    until,
  );
  return items.map((item, index) =>
    item.kind === 'clause' && index === items.length - 1 ? { ...item, after: words(item.after, tail) } : item,
  );
}
