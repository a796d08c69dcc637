import type { Ref } from '../../../engine/alpha-omega/selects.ts';
import { isSeveral, isTheOnlyOne } from '../mentions.ts';
import type { Np } from '../np.ts';
import { say, words } from '../phrase.ts';
import type { OpOf } from '../programs.ts';
import { bareRef, isNamedNext, withoutDamaged } from '../selects.ts';
import { playerDoes } from './clauses.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { bareNoun, indefinite, type Noun, several } from './nouns.ts';
import { nounOf } from './selects.ts';
import type { Teller } from './teller.ts';

/** A card that the player picks; where the next op says it, it is named there. */
export const choose: Teller<'choose'> = (op, scope, rest) => {
  if (isTheOnlyOne(op, scope)) {
    scope.mentions.alias(op.as, op.from.is ?? '');
    return [];
  }
  const isHealed = isNamedNext(op.as, rest) && rest.find((next) => next.op !== 'choose')?.op === 'heal';
  introduce(isHealed ? { ...op, from: withoutDamaged(op.from) } : op, scope);
  // A card that the next op is done to is named there: "defeat an Opponent Person".
  return isNamedNext(op.as, rest) ? [] : [playerDoes(scope, 'choose', asObject(refer(op.as, scope)))];
};

function introduce({ from, as, upTo: most }: OpOf<'choose'>, scope: Scope): void {
  const noun = nounOf(from, scope, { way: 'from' });
  // The noun is spoken later: whom it names in passing has not just been said.
  scope.mentions.say(null);
  const isOfThem = from.is !== undefined && isSeveral(from.is, scope) && bareRef(from) !== undefined;
  const picked = (each: Noun): Np => upTo(each, most);
  const first = isOfThem ? ofThem(from.is ?? '', most, scope) : picked(noun);
  const ofChoice: Noun = { ...noun, after: (grammar) => words(choiceOf(scope), noun.after(grammar)) };
  const isOwn = isOfThem || from.of === 'you' || noun.proper !== null || noun.pick.length > 0;
  const grammar = most === undefined || most === 1 ? 'one' : 'many';
  scope.mentions.put(as, { first, noun, grammar, from, choice: isOwn ? first : picked(ofChoice) });
}

/** "a Good Person", "up to 1 Good Person", "up to 3 Good Persons". */
function upTo(noun: Noun, most: number | undefined): Np {
  if (most === undefined) return indefinite(noun);
  const isOne = most === 1 && noun.proper === null && noun.pick.length === 0;
  return isOne
    ? { phrase: say`up to ${1} ${bareNoun(noun)}`, grammar: 'one' }
    : several(noun, say`up to ${most}`);
}

const choiceOf = ({ agent }: Scope): string => (agent === 'you' ? 'of your choice' : 'of their choice');

function ofThem(is: Ref, upTo: number | undefined, scope: Scope): Np {
  const them = asObject(refer(is, scope));
  return upTo === undefined
    ? { phrase: say`${1} of ${them}`, grammar: 'one' }
    : { phrase: say`up to ${upTo} of ${them}`, grammar: 'many' };
}
