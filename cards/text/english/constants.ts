import type { ConstantAbility, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { merged, plainSubject, subjectOf } from '../clauses.ts';
import { isDenial } from '../modifiers.ts';
import { joined, NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { ageOf } from '../plan.ts';
import type { Stay } from '../stay.ts';
import type { Clause } from './clauses.ts';
import { duringOf, ordinal } from './conditions.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { predicateOf, ruleOf } from './modifiers.ts';
import { every, several } from './nouns.ts';
import { saidTogether } from './programs.ts';
import { nounOf } from './selects.ts';
import { targetOf } from './targets.ts';
import { type Predicate, saidOf } from './verbs.ts';

/** What holds for the same cards, in one sentence. */
export function constantSentence(abilities: readonly ConstantAbility[], scope: Scope, stay: Stay): Phrase {
  const condition = abilities[0]?.if;
  const during = condition === undefined ? NOTHING : duringOf(condition, scope);
  const said = saidTogether(merged(clausesOf(abilities, scope)));
  return sentence(
    stay.at === 'beginning'
      ? joined([stay.phrase, during, said], ', ')
      : words(joined([during, said], ', '), stay.phrase),
  );
}

/** Abilities for the same cards, or changes of the rules, as clauses. */
export function clausesOf(abilities: readonly ConstantAbility[], scope: Scope): readonly Clause[] {
  const affects = abilities[0]?.affects;
  if (affects === undefined)
    return abilities.flatMap(({ gives }) =>
      ruleOf(gives, scope).map(({ subject, predicate }): Clause => ({
        kind: 'clause',
        subject: plainSubject(subject),
        predicates: [predicate],
        after: NOTHING,
      })),
    );
  const gives = abilities.map((each) => each.gives);
  const { subject, only } = affected(affects, gives, scope);
  const predicates = gives.map((each) => predicateIn(each, affects, scope));
  return [{ kind: 'clause', subject, predicates, after: only }];
}

/** "Opponent Items cannot be attacked" where "every Opponent Item" would be denied something. */
function affected(
  affects: Select,
  gives: readonly Modifier[],
  scope: Scope,
): { readonly subject: Clause['subject']; readonly only: Phrase } {
  const isDenied = gives.every(isDenial);
  if (affects.is !== undefined) {
    const { np, only } = targetOf(affects, scope);
    return { subject: subjectOf(np), only };
  }
  const noun = nounOf(affects, scope);
  return { subject: plainSubject(isDenied ? several(noun) : every(noun)), only: NOTHING };
}

/** Armour speaks of its own bearer and its own Strength. */
export function predicateIn(gives: Modifier, affects: Select, scope: Scope): Predicate {
  const { card } = scope;
  if (gives.change !== 'absorbs' || card.type !== 'item' || affects.is !== 'self')
    return predicateOf(gives, scope, affects);
  return {
    verb: 'take',
    rest: say`the damage dealt to the bearer, up to its own Strength of ${card.strength}`,
  };
}

/** What changes as an Event grows older: "has double Strength in its first full round and no Strength in the second". */
export function agesSentence(abilities: readonly ConstantAbility[], scope: Scope): Phrase {
  const [first, ...rest] = abilities;
  if (first?.affects === undefined)
    return joined(
      abilities.map((each) => constantSentence([each], scope, { phrase: NOTHING, at: 'end' })),
      ' ',
    );
  const { affects } = first;
  const { subject } = affected(affects, [first.gives], scope);
  const parts = [first, ...rest].map((ability, index) => {
    const predicate = predicateIn(ability.gives, affects, scope);
    const round = words('the', ordinal((ageOf(ability) ?? 0) + 1));
    const span =
      index === 0 ? say`in ${round} ${keyword('fullRound', 'full round')} of this Event` : say`in ${round}`;
    const isAgain = index > 0 && predicate.verb === predicateIn(first.gives, affects, scope).verb;
    return words(isAgain ? predicate.rest : saidOf([predicate], subject.grammar), span);
  });
  return sentence(words(subject.phrase, listed(parts)));
}
