import type { Ref } from '../../../engine/alpha-omega/selects.ts';
import { isSeveral, isTheOnlyOne } from '../mentions.ts';
import { type Phrase, say, words } from '../phrase.ts';
import type { OpOf } from '../programs.ts';
import { bareRef, isNamedNext, withoutDamaged } from '../selects.ts';
import { doing, playerDoes } from './clauses.ts';
import { directOf, refer, type Scope, them } from './mentions.ts';
import { bareNoun, indefinite, type Noun, several } from './nouns.ts';
import type { Np } from './np.ts';
import { nounOf } from './selects.ts';
import type { Teller } from './teller.ts';

/** A card that the player picks; where the next op says it, it is named there. */
export const choose: Teller<'choose'> = (op, scope, rest) => {
  if (isTheOnlyOne(op, scope)) {
    scope.mentions.alias(op.as, op.from.is ?? '');
    return [];
  }
  const isHealed = isNamedNext(op.as, rest) && rest.find((next) => next.op !== 'choose')?.op === 'heal';
  const noun = introduce(isHealed ? { ...op, from: withoutDamaged(op.from) } : op, scope);
  // A card that the next op is done to is named there: "derrota a un Personaje Oponente".
  if (isNamedNext(op.as, rest)) return [];
  const np = refer(op.as, scope);
  // Any one that fits has no "a" before it, be it somebody or not: "elige un Personaje".
  const isAny = noun.proper === null && noun.pick === null;
  return [playerDoes(scope, doing('elegir', isAny ? { phrase: np.phrase } : directOf(np)))];
};

function introduce({ from, as, upTo: most }: OpOf<'choose'>, scope: Scope): Noun {
  const noun = nounOf(from, scope, { way: 'from' });
  // The noun is spoken later: whom it names in passing has not just been said.
  scope.mentions.say(null);
  const isOfThem = from.is !== undefined && isSeveral(from.is, scope) && bareRef(from) !== undefined;
  const first = isOfThem ? ofThem(from.is ?? '', most, scope) : upTo(noun, most);
  const ofChoice: Noun = { ...noun, after: (grammar) => words(choiceOf(scope), noun.after(grammar)) };
  const isOwn = isOfThem || from.of === 'you' || noun.proper !== null || noun.pick !== null;
  const grammar = most === undefined || most === 1 ? 'one' : 'many';
  scope.mentions.put(as, { first, noun, grammar, from, choice: isOwn ? first : upTo(ofChoice, most) });
  return noun;
}

/** "un Personaje del Bien", "hasta 1 Personaje del Bien", "hasta 3 Personajes del Bien". */
function upTo(noun: Noun, most: number | undefined): Np {
  if (most === undefined) return indefinite(noun);
  const isOne = most === 1 && noun.proper === null && noun.pick === null;
  return isOne
    ? { ...indefinite(noun), phrase: say`hasta ${1} ${bareNoun(noun)}` }
    : several(noun, say`hasta ${most}`);
}

const choiceOf = ({ agent }: Scope): string => (agent === 'you' ? 'a tu elección' : 'a su elección');

function ofThem(is: Ref, most: number | undefined, scope: Scope): Np {
  const np = refer(is, scope);
  const some = (count: Phrase, grammar: Np['grammar']): Np => ({
    phrase: words(count, 'de', them(np)),
    grammar,
    gender: np.gender,
    isPerson: np.isPerson,
  });
  return most === undefined ? some(say`${1}`, 'one') : some(say`hasta ${most}`, 'many');
}
