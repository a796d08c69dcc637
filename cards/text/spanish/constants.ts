import type { ConstantAbility, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { merged, plainSubject, subjectOf } from '../clauses.ts';
import { isDenial } from '../modifiers.ts';
import { joined, NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { ageOf } from '../plan.ts';
import type { Stay } from '../stay.ts';
import type { Clause } from './clauses.ts';
import { duringOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import type { Scope } from './mentions.ts';
import { predicateOf } from './modifiers.ts';
import { all, every } from './nouns.ts';
import { ordinal } from './ordinals.ts';
import { saidTogether } from './programs.ts';
import { ruleOf } from './rules.ts';
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
function clausesOf(abilities: readonly ConstantAbility[], scope: Scope): readonly Clause[] {
  const affects = abilities[0]?.affects;
  if (affects === undefined)
    return abilities.flatMap(({ gives }) =>
      ruleOf(gives, scope).map(({ subject, predicate }): Clause => ({
        kind: 'clause',
        subject,
        predicates: [predicate],
        after: NOTHING,
      })),
    );
  const gives = abilities.map((each) => each.gives);
  const { subject, only } = affected(affects, gives, scope);
  const predicates = gives.map((each) => predicateIn(each, affects, scope));
  return [{ kind: 'clause', subject, predicates, after: only }];
}

/** "Los Objetos del Oponente no pueden recibir ataques" where "cada Objeto" would be denied something. */
function affected(
  affects: Select,
  gives: readonly Modifier[],
  scope: Scope,
): { readonly subject: Clause['subject']; readonly only: Phrase } {
  if (affects.is !== undefined) {
    const { np, only } = targetOf(affects, scope);
    return { subject: subjectOf(np), only };
  }
  const noun = nounOf(affects, scope);
  return { subject: plainSubject(gives.every(isDenial) ? all(noun) : every(noun)), only: NOTHING };
}

/** Armour speaks of its own bearer and its own Strength. */
export function predicateIn(gives: Modifier, affects: Select, scope: Scope): Predicate {
  const { card } = scope;
  if (gives.change !== 'absorbs' || card.type !== 'item' || affects.is !== 'self')
    return predicateOf(gives, scope, affects);
  return {
    verb: 'recibir',
    rest: say`el daño infligido al portador, hasta agotar su propia Fuerza de ${card.strength}`,
  };
}

/** What changes as an Event grows older: "tiene el doble de Fuerza en la primera ronda completa de este Suceso y Fuerza 0 en la segunda". */
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
    const round = words('en la', ordinal((ageOf(ability) ?? 0) + 1));
    const span = index === 0 ? say`${round} ${keyword('fullRound', 'ronda completa')} de este Suceso` : round;
    const isAgain = index > 0 && predicate.verb === predicateIn(first.gives, affects, scope).verb;
    return words(isAgain ? predicate.rest : saidOf([predicate], subject.grammar), span);
  });
  return sentence(words(subject.phrase, listed(parts)));
}
