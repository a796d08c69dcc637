import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { isSeveral } from '../mentions.ts';
import { NOTHING, type Phrase, textOf, words } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import { descriptionOf } from './descriptions.ts';
import { refer, type Scope } from './mentions.ts';
import { all, every } from './nouns.ts';
import type { Np, Referred } from './np.ts';
import { nounOf, type Way } from './selects.ts';

/** The cards that an op is done to, and on what condition if they are named but must still fit. */
export interface Target {
  readonly np: Referred;
  readonly only: Phrase;
}

const byText = (np: Np): Target => ({
  np: { ...np, key: `text:${textOf(np.phrase)}`, choice: null },
  only: NOTHING,
});

/** All cards that fit, or those that are named. With `isDenied` "los Personajes", of whom something cannot be said singly. */
export function targetOf(select: Select, scope: Scope, way: Way = 'in', isDenied = false): Target {
  const { is } = select;
  if (is === undefined) {
    scope.mentions.say(null);
    const noun = nounOf(select, scope, { way });
    return byText(isDenied ? all(noun) : every(noun));
  }
  if (isSeveral(is, scope) && bareRef(select) === undefined)
    return byText(all(nounOf(select, scope, { way })));
  const np = refer(is, scope);
  if (bareRef(select) !== undefined) return { np, only: NOTHING };
  const again = refer(is, scope);
  const subject = again.isClear ? NOTHING : again.phrase;
  return {
    np,
    only: words('si', subject, descriptionOf(select, again, scope, { isTrue: true, isWished: false })),
  };
}
