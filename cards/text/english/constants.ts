import type { ConstantAbility, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { agesSentenceIn, constantSentenceIn, type ConstantWords, predicateIn } from '../constants.ts';
import type { Np } from '../np.ts';
import { joined, type Phrase, say, words } from '../phrase.ts';
import type { Stay } from '../stay.ts';
import { duringOf, ordinal } from './conditions.ts';
import { keyword } from './keywords.ts';
import type { Scope } from './mentions.ts';
import { predicateOf, ruleOf } from './modifiers.ts';
import { every, type Noun, several } from './nouns.ts';
import { saidTogether } from './programs.ts';
import { nounOf } from './selects.ts';
import { targetOf } from './targets.ts';
import { type Predicate, saidOf } from './verbs.ts';

const WORDS: ConstantWords<Np, Noun, Predicate> = {
  during: duringOf,
  rules: ruleOf,
  predicate: predicateOf,
  absorbs: (strength) => ({
    verb: 'take',
    rest: say`the damage dealt to the bearer, up to its own Strength of ${strength}`,
  }),
  group: (affects, scope, isDenied) => (isDenied ? several : every)(nounOf(affects, scope)),
  target: targetOf,
  said: (predicate, { grammar }) => saidOf([predicate], grammar),
  together: saidTogether,
  inTurn: (phrases) => joined(phrases, ', then '),
  inRound: (age, isFirst) =>
    words(say`for the ${ordinal(age + 1)}`, isFirst ? keyword('fullRound', 'full round') : ''),
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
