import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';
import { isSeveral, isTheOnlyOne, type ScopeOf } from './mentions.ts';
import type { Np } from './np.ts';
import type { OpOf, TellerOf } from './programs.ts';
import { bareRef, withoutDamaged } from './selects.ts';

/** How a language words a card that the player picks. */
export interface ChoiceWords<N extends Np, O, I> {
  readonly noun: (from: Select, scope: ScopeOf<N, O, I>) => O;
  /** Does the noun mean one card alone, by its name or as the weakest of some? */
  readonly isOne: (noun: O) => boolean;
  /** "a Good Person", "up to 1 Good Person", "up to 3 Good Persons". */
  readonly upTo: (noun: O, most: number | undefined) => N;
  /** "1 of them", "up to 2 of them". */
  readonly ofThem: (is: Ref, most: number | undefined, scope: ScopeOf<N, O, I>) => N;
  /** The noun with "of your choice" after it. */
  readonly ofChoice: (noun: O, scope: ScopeOf<N, O, I>) => O;
  /** "choose a Good Person". */
  readonly choose: (name: Ref, noun: O, scope: ScopeOf<N, O, I>) => I;
}

/** A card that the player picks; where the next op says it, it is named there: "defeat an Opponent Person". */
export const chooseIn =
  <N extends Np, O, I>(words: ChoiceWords<N, O, I>): TellerOf<'choose', ScopeOf<N, O, I>, I> =>
  (op, scope, saidNext) => {
    if (isTheOnlyOne(op, scope)) {
      scope.mentions.alias(op.as, op.from.is ?? '');
      return [];
    }
    const next = saidNext(op.as);
    const noun = introduce(words, next === 'heal' ? healed(op) : op, scope);
    return next !== null ? [] : [words.choose(op.as, noun, scope)];
  };

const healed = (op: OpOf<'choose'>): OpOf<'choose'> => ({ ...op, from: withoutDamaged(op.from) });

function introduce<N extends Np, O, I>(
  words: ChoiceWords<N, O, I>,
  { from, as, upTo: most }: OpOf<'choose'>,
  scope: ScopeOf<N, O, I>,
): O {
  const noun = words.noun(from, scope);
  // The noun is spoken later: whom it names in passing has not just been said.
  scope.mentions.say(null);
  const isOfThem = from.is !== undefined && isSeveral(from.is, scope) && bareRef(from) !== undefined;
  const first = isOfThem ? words.ofThem(from.is ?? '', most, scope) : words.upTo(noun, most);
  const isOwn = isOfThem || from.of === 'you' || words.isOne(noun);
  const choice = isOwn ? first : words.upTo(words.ofChoice(noun, scope), most);
  const grammar = most === undefined || most === 1 ? 'one' : 'many';
  scope.mentions.put(as, { first, noun, grammar, from, choice });
  return noun;
}
