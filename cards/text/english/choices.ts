import type { Program } from '../../../engine/alpha-omega/definitions.ts';
import type { Ref, Select } from '../../../engine/alpha-omega/selects.ts';
import { targetsOf } from '../op-targets.ts';
import { playerDoes } from './clauses.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { bareNoun, indefinite, type Noun, type Np, several } from './nouns.ts';
import { say, words } from './phrase.ts';
import { bareRef, isSeveral, nounOf } from './selects.ts';
import type { OpOf, Teller } from './teller.ts';

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

/** Is there nothing to choose among but one card that has been spoken of? With `upTo`, it may be left. */
export const isTheOnlyOne = ({ from }: OpOf<'choose'>, scope: Scope): boolean =>
  from.is !== undefined && bareRef(from) !== undefined && !isSeveral(from.is, scope);

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

/** Is the chosen card what the next op is done to? */
function isNamedNext(name: string, [next, ...rest]: Program): boolean {
  if (next === undefined) return false;
  if (next.op === 'choose') return next.from.is !== name && next.from.not !== name && isNamedNext(name, rest);
  return targetsOf(next).some((target) => bareRef(target) === name);
}

/** Only what is damaged can be healed: it need not be said. */
export function withoutDamaged(select: Select): Select {
  const { damaged, ...others } = select;
  return damaged === true ? others : select;
}
