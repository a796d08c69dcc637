import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { isSeveral } from '../mentions.ts';
import { NOTHING, type Phrase, say, textOf } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import { descriptionOf } from './conditions.ts';
import { refer, type Referred, type Scope } from './mentions.ts';
import { every, several } from './nouns.ts';
import { nounOf, type Way } from './selects.ts';

/** The cards that an op is done to, and on what condition if they are named but must still fit. */
export interface Target {
  readonly np: Referred;
  readonly only: Phrase;
}

/** All cards that fit, or those that are named. With `isDenied` "Opponent Persons", of whom something cannot be said singly. */
export function targetOf(select: Select, scope: Scope, way: Way = 'in', isDenied = false): Target {
  const { is } = select;
  if (is === undefined) scope.mentions.say(null);
  if (is === undefined) {
    const noun = nounOf(select, scope, { way });
    const np = isDenied ? several(noun) : every(noun);
    return { np: { ...np, key: `text:${textOf(np.phrase)}`, choice: null }, only: NOTHING };
  }
  if (isSeveral(is, scope) && bareRef(select) === undefined) {
    const np = several(nounOf(select, scope, { way }), say`the`);
    return { np: { ...np, key: `text:${textOf(np.phrase)}`, choice: null }, only: NOTHING };
  }
  const np = refer(is, scope);
  if (bareRef(select) !== undefined) return { np, only: NOTHING };
  const again = refer(is, scope);
  return { np, only: say`if ${again.phrase} ${descriptionOf(select, again, scope, true)}` };
}
