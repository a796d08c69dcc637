import type { ConstantAbility, Modifier } from '../../engine/alpha-omega/definitions.ts';
import type { Condition, Select } from '../../engine/alpha-omega/selects.ts';
import { type ClauseOf, type ItemOf, merged, plainSubject, type Subject, subjectOf } from './clauses.ts';
import type { ScopeOf } from './mentions.ts';
import { isDenial } from './modifiers.ts';
import type { Np, Referred } from './np.ts';
import { joined, NOTHING, type Phrase, sentence, words as inARow } from './phrase.ts';
import { ageOf } from './plan.ts';
import type { Stay } from './stay.ts';

/** A change of the rules themselves, as a clause. */
export interface RuleOf<N extends Np, P> {
  readonly subject: Subject<N>;
  readonly predicate: P;
}

/** A change of the rules as it is said, with what goes after it. */
export const clauseOf = <N extends Np, P>(
  { subject, predicate }: RuleOf<N, P>,
  after: Phrase,
): ClauseOf<Subject<N>, P> => ({ kind: 'clause', subject, predicates: [predicate], after });

/** A predicate as far as all languages have the same. */
interface AnyPredicate {
  readonly verb: unknown;
  readonly rest: Phrase;
}

type ScopeFor<N extends Np, O, P> = ScopeOf<N, O, ItemOf<Subject<N>, P>>;

/** How a language words what holds all the time. */
export interface ConstantWords<N extends Np, O, P extends AnyPredicate> {
  /** "while Michael is in play", "from round 5 on". */
  readonly during: (condition: Condition, scope: ScopeFor<N, O, P>) => Phrase;
  /** What changes for everybody; nothing for a change that affects cards. */
  readonly rules: (gives: Modifier, scope: ScopeFor<N, O, P>) => readonly RuleOf<N, P>[];
  /** What an affected card has, does or cannot do. */
  readonly predicate: (gives: Modifier, scope: ScopeFor<N, O, P>, affects?: Select) => P;
  /** Armour speaks of its own bearer and its own Strength. */
  readonly absorbs: (strength: number) => P;
  /** "Opponent Items" where "every Opponent Item" would be denied something. */
  readonly group: (affects: Select, scope: ScopeFor<N, O, P>, isDenied: boolean) => N;
  readonly target: (
    affects: Select,
    scope: ScopeFor<N, O, P>,
  ) => { readonly np: Referred<N>; readonly only: Phrase };
  readonly said: (predicate: P, subject: N) => Phrase;
  readonly together: (items: readonly ItemOf<Subject<N>, P>[]) => Phrase;
  /** One after the other: "has double Strength …, then no Strength …". */
  readonly inTurn: (phrases: readonly Phrase[]) => Phrase;
  /** "for the first full round", "for the second". */
  readonly inRound: (age: number, isFirst: boolean) => Phrase;
}

/** What holds for the same cards, in one sentence. */
export function constantSentenceIn<N extends Np, O, P extends AnyPredicate>(
  words: ConstantWords<N, O, P>,
  abilities: readonly ConstantAbility[],
  scope: ScopeFor<N, O, P>,
  stay: Stay,
): Phrase {
  const condition = abilities[0]?.if;
  const during = condition === undefined ? NOTHING : words.during(condition, scope);
  const said = words.together(merged(clausesOf(words, abilities, scope)));
  return sentence(
    stay.at === 'beginning'
      ? joined([stay.phrase, during, said], ', ')
      : inARow(joined([during, said], ', '), stay.phrase),
  );
}

/** Abilities for the same cards, or changes of the rules, as clauses. */
function clausesOf<N extends Np, O, P extends AnyPredicate>(
  words: ConstantWords<N, O, P>,
  abilities: readonly ConstantAbility[],
  scope: ScopeFor<N, O, P>,
): readonly ClauseOf<Subject<N>, P>[] {
  const affects = abilities[0]?.affects;
  if (affects === undefined)
    return abilities.flatMap(({ gives }) => words.rules(gives, scope).map((rule) => clauseOf(rule, NOTHING)));
  const gives = abilities.map((each) => each.gives);
  const { subject, only } = affected(words, affects, gives, scope);
  const predicates = gives.map((each) => predicateIn(words, each, affects, scope));
  return [{ kind: 'clause', subject, predicates, after: only }];
}

function affected<N extends Np, O, P extends AnyPredicate>(
  words: ConstantWords<N, O, P>,
  affects: Select,
  gives: readonly Modifier[],
  scope: ScopeFor<N, O, P>,
): { readonly subject: Subject<N>; readonly only: Phrase } {
  if (affects.is === undefined)
    return { subject: plainSubject(words.group(affects, scope, gives.every(isDenial))), only: NOTHING };
  const { np, only } = words.target(affects, scope);
  return { subject: subjectOf(np), only };
}

/** What a card that is affected has by one change. */
export function predicateIn<N extends Np, O, P extends AnyPredicate>(
  words: ConstantWords<N, O, P>,
  gives: Modifier,
  affects: Select,
  scope: ScopeFor<N, O, P>,
): P {
  const { card } = scope;
  return gives.change === 'absorbs' && card.type === 'item' && affects.is === 'self'
    ? words.absorbs(card.strength)
    : words.predicate(gives, scope, affects);
}

/** What changes as an Event grows older: "has double Strength for the first full round, then no Strength for the second". */
export function agesSentenceIn<N extends Np, O, P extends AnyPredicate>(
  words: ConstantWords<N, O, P>,
  abilities: readonly ConstantAbility[],
  scope: ScopeFor<N, O, P>,
): Phrase {
  const [first, ...rest] = abilities;
  if (first?.affects === undefined)
    return joined(
      abilities.map((each) => constantSentenceIn(words, [each], scope, { phrase: NOTHING, at: 'end' })),
      ' ',
    );
  const { affects } = first;
  const { subject } = affected(words, affects, [first.gives], scope);
  const parts = [first, ...rest].map((ability, index) => {
    const predicate = predicateIn(words, ability.gives, affects, scope);
    const isAgain = index > 0 && predicate.verb === predicateIn(words, first.gives, affects, scope).verb;
    return inARow(
      isAgain ? predicate.rest : words.said(predicate, subject),
      words.inRound(ageOf(ability) ?? 0, index === 0),
    );
  });
  return sentence(inARow(subject.phrase, words.inTurn(parts)));
}
