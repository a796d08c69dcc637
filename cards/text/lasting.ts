import type {
  ConstantAbility,
  Modifier,
  Op,
  TriggeredAbility,
  Until,
} from '../../engine/alpha-omega/definitions.ts';
import type { Condition, Ref, Select } from '../../engine/alpha-omega/selects.ts';
import { type ClauseOf, type ItemOf, type Subject, subjectOf } from './clauses.ts';
import { clauseOf, type RuleOf } from './constants.ts';
import { createMentions, isSeveral, type ScopeOf } from './mentions.ts';
import { isDenial } from './modifiers.ts';
import type { Np, Referred } from './np.ts';
import { NOTHING, type Phrase, words as inARow } from './phrase.ts';
import { bareRef } from './selects.ts';
import type { When } from './triggers.ts';

type ScopeFor<N extends Np, O, P> = ScopeOf<N, O, ItemOf<Subject<N>, P>>;

/** How a language words effects that stay on cards. */
export interface LastingWords<N extends Np, O, P> {
  /** "until the end of the turn"; `left` is an effect that ends with its card, `turn` attacks of this turn alone. */
  readonly until: Readonly<Record<Until | 'left' | 'turn', Phrase>>;
  readonly condition: (condition: Condition, scope: ScopeFor<N, O, P>) => Phrase;
  /** "while Michael is in play", "from round 5 on". */
  readonly during: (condition: Condition, scope: ScopeFor<N, O, P>) => Phrase;
  /** "for as long as Satan is in play". */
  readonly asLongAs: (condition: Condition, scope: ScopeFor<N, O, P>) => Phrase;
  readonly rules: (gives: Modifier, scope: ScopeFor<N, O, P>) => readonly RuleOf<N, P>[];
  readonly predicate: (gives: Modifier, scope: ScopeFor<N, O, P>) => P;
  readonly refer: (ref: Ref, scope: ScopeFor<N, O, P>) => Referred<N>;
  readonly target: (select: Select, scope: ScopeFor<N, O, P>, isDenied: boolean) => Referred<N>;
  /** "whenever Michael attacks and at the beginning of every round". */
  readonly whenever: (whens: readonly When[]) => Phrase;
  readonly whenOf: (on: TriggeredAbility['on'], scope: ScopeFor<N, O, P>) => readonly When[];
  /** "if Michael is in play if you wish at most once per turn": what limits a trigger, after when it comes. */
  readonly limits: (ability: TriggeredAbility, scope: ScopeFor<N, O, P>) => Phrase;
}

type Lasting = Extract<Op, { readonly op: 'lasting' }>;

/** What an effect is told with: the card it is on, its own text within the other, and when it ends. */
interface Telling<N extends Np, O, P> {
  readonly words: LastingWords<N, O, P>;
  readonly np: Referred<N>;
  readonly inner: ScopeFor<N, O, P>;
  readonly until: Phrase;
}

/** An effect that stays on cards, told as what they have and do from now on. */
export function lastingIn<N extends Np, O, P>(
  words: LastingWords<N, O, P>,
  { on, abilities, until }: Lasting,
  scope: ScopeFor<N, O, P>,
): readonly ItemOf<Subject<N>, P>[] {
  const isDenied = abilities.every((each) => each.kind === 'constant' && isDenial(each.gives));
  const { target, condition } = splitTarget(on, scope);
  const only = condition === null ? NOTHING : words.condition({ there: condition }, scope);
  const np = words.target(target, scope, isDenied);
  const inner: ScopeFor<N, O, P> = {
    ...scope,
    mentions: createMentions(scope.mentions),
    carrier: 'host',
    agent: 'you',
    voice: 'happen',
    isThisTurn: until === 'turnEnds',
  };
  inner.mentions.put('host', { first: np, noun: null, grammar: np.grammar });
  const isAlone = abilities.length === 1;
  const items = abilities.flatMap((ability): readonly ItemOf<Subject<N>, P>[] =>
    ability.kind === 'constant'
      ? constantOf(ability, { words, np, inner, until: untilOf(ability, until, { words, inner, isAlone }) })
      : triggeredOf(ability, { words, np, inner, until: words.until[until ?? 'left'] }),
  );
  return only.length === 0 ? items : [{ kind: 'branch', condition: only, then: items, otherwise: [] }];
}

/** The cards that an effect stays on; and what must be true for it of a card that is named, which is said as a condition. */
function splitTarget<N extends Np, O, P>(
  on: Select,
  scope: ScopeFor<N, O, P>,
): { readonly target: Select; readonly condition: Select | null } {
  const { is, zone: _, ...filters } = on;
  if (is === undefined || bareRef(on) !== undefined || isSeveral(is, scope))
    return { target: on, condition: null };
  return { target: { is }, condition: { is, ...filters } };
}

/** "until the end of the round", "for as long as Satan is in play"; attacks alone are "this turn". */
function untilOf<N extends Np, O, P>(
  { if: condition, gives }: ConstantAbility,
  until: Until | undefined,
  { words, inner, isAlone }: Pick<Telling<N, O, P>, 'words' | 'inner'> & { readonly isAlone: boolean },
): Phrase {
  if (condition !== undefined && until === undefined) return words.asLongAs(condition, inner);
  const during = condition === undefined ? NOTHING : words.during(condition, inner);
  const isThisTurn = isAlone && until === 'turnEnds' && gives.change === 'attacks';
  return inARow(during, words.until[isThisTurn ? 'turn' : (until ?? 'left')]);
}

function constantOf<N extends Np, O, P>(
  { affects, gives }: ConstantAbility,
  { words, np, inner, until }: Telling<N, O, P>,
): readonly ClauseOf<Subject<N>, P>[] {
  const ofRules = words.rules(gives, inner);
  if (ofRules.length > 0) return ofRules.map((rule) => clauseOf(rule, until));
  const isHost = affects !== undefined && bareRef(affects) === 'host';
  const target =
    affects === undefined || isHost ? hostOf(np, inner, words) : words.target(affects, inner, false);
  return [clauseOf({ subject: subjectOf(target), predicate: words.predicate(gives, inner) }, until)];
}

/** The card that the effect is on: as it was chosen, then as "it". */
function hostOf<N extends Np, O, P>(
  np: Referred<N>,
  inner: ScopeFor<N, O, P>,
  { refer }: LastingWords<N, O, P>,
): Referred<N> {
  const again = refer('host', inner);
  return again.phrase === np.phrase ? np : { ...again, key: np.key };
}

function triggeredOf<N extends Np, O, P>(
  ability: TriggeredAbility,
  { words, inner, until }: Telling<N, O, P>,
): readonly ItemOf<Subject<N>, P>[] {
  const items = inner.tell(ability.do, inner);
  const when = words.whenever(words.whenOf(ability.on, inner));
  const tail = inARow(when, words.limits(ability, inner), until);
  return items.map((item, index) =>
    item.kind === 'clause' && index === items.length - 1
      ? { ...item, after: inARow(item.after, tail) }
      : item,
  );
}
