import type { Ref, Select } from '../../engine/alpha-omega/selects.ts';
import { isSeveral, type ScopeOf } from './mentions.ts';
import type { Np, Referred } from './np.ts';
import { NOTHING, type Phrase, textOf } from './phrase.ts';
import { bareRef } from './selects.ts';

/** Where cards are that do not lie in play. A card that goes elsewhere comes `from` there. */
export type Preposition = 'in' | 'from';

/** The cards that an op is done to, and on what condition if they are named but must still fit. */
export interface TargetOf<N extends Np> {
  readonly np: Referred<N>;
  readonly only: Phrase;
}

/** How a language words the cards that an op is done to. */
export interface TargetWords<N extends Np, O, I> {
  /** "every Good Person"; with `isDenied` "Good Persons", of whom something cannot be said singly. */
  readonly group: (select: Select, scope: ScopeOf<N, O, I>, preposition: Preposition, isDenied: boolean) => N;
  /** "the Good Persons among them". */
  readonly those: (select: Select, scope: ScopeOf<N, O, I>, preposition: Preposition) => N;
  readonly refer: (ref: Ref, scope: ScopeOf<N, O, I>) => Referred<N>;
  /** "if it is damaged". */
  readonly onlyIf: (again: Referred<N>, select: Select, scope: ScopeOf<N, O, I>) => Phrase;
}

/** All cards that fit, or those that are named. */
export const targetsIn =
  <N extends Np, O, I>({ group, those, refer, onlyIf }: TargetWords<N, O, I>) =>
  (
    select: Select,
    scope: ScopeOf<N, O, I>,
    preposition: Preposition = 'in',
    isDenied = false,
  ): TargetOf<N> => {
    const { is } = select;
    if (is === undefined) {
      scope.mentions.say(null);
      return byText(group(select, scope, preposition, isDenied));
    }
    if (isSeveral(is, scope) && bareRef(select) === undefined)
      return byText(those(select, scope, preposition));
    const np = refer(is, scope);
    if (bareRef(select) !== undefined) return { np, only: NOTHING };
    return { np, only: onlyIf(refer(is, scope), select, scope) };
  };

const byText = <N extends Np>(np: N): TargetOf<N> => ({
  np: { ...np, key: `text:${textOf(np.phrase)}`, choice: null },
  only: NOTHING,
});
