import type { ConstantAbility, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { agesSentenceIn, constantSentenceIn, type ConstantWords, predicateIn } from '../constants.ts';
import { joined, type Phrase, say, words } from '../phrase.ts';
import type { Stay } from '../stay.ts';
import { duringOf } from './conditions.ts';
import { keyword } from './keywords.ts';
import type { Scope } from './mentions.ts';
import { predicateOf } from './modifiers.ts';
import { all, every, type Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { ordinal } from './ordinals.ts';
import { saidTogether } from './programs.ts';
import { ruleOf } from './rules.ts';
import { nounOf } from './selects.ts';
import { targetOf } from './targets.ts';
import { type Predicate, saidOf } from './verbs.ts';

const WORDS: ConstantWords<Np, Noun, Predicate> = {
  during: duringOf,
  rules: ruleOf,
  predicate: predicateOf,
  absorbs: (strength) => ({
    verb: 'recibir',
    rest: say`el daño infligido al portador, hasta agotar su propia Fuerza de ${strength}`,
  }),
  group: (affects, scope, isDenied) => (isDenied ? all : every)(nounOf(affects, scope)),
  target: targetOf,
  said: (predicate, { grammar }) => saidOf([predicate], grammar),
  together: saidTogether,
  inTurn: (phrases) => joined(phrases, ' y luego '),
  inRound: (age, isFirst) =>
    words(say`durante la ${ordinal(age + 1)}`, isFirst ? keyword('fullRound', 'ronda completa') : ''),
};

/** What holds for the same cards, in one sentence. */
export const constantSentence = (abilities: readonly ConstantAbility[], scope: Scope, stay: Stay): Phrase =>
  constantSentenceIn(WORDS, abilities, scope, stay);

/** What changes as an Event grows older. */
export const agesSentence = (abilities: readonly ConstantAbility[], scope: Scope): Phrase =>
  agesSentenceIn(WORDS, abilities, scope);

/** What the card that an Event is on has by one change. */
export const predicateOnHost = (gives: Modifier, scope: Scope): Predicate =>
  predicateIn(WORDS, gives, HOST, scope);

const HOST: Select = { is: 'host' };
