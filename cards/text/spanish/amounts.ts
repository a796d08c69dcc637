import type { Amount } from '../../../engine/alpha-omega/selects.ts';
import { isInPlay } from '../selects.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { refer, type Scope, strengthOf } from './mentions.ts';
import { bareNoun, indefinite } from './nouns.ts';
import type { Referred } from './np.ts';
import { nounOf } from './selects.ts';

/** How much of something: what stands where a number would, and what has to wait for the end of the clause. */
export interface Measure {
  readonly much: Phrase;
  readonly tail: Phrase;
}

/** "3 de daño", "esa cantidad de daño", "1 de daño … por cada Ángel en juego", "daño igual a su Fuerza". */
export function damageOf(amount: Amount, scope: Scope, receiver?: Referred): Measure {
  if (typeof amount === 'number') return { much: say`${amount} de daño`, tail: NOTHING };
  if ('bound' in amount) return { much: say`esa cantidad de daño`, tail: NOTHING };
  if ('strengthOf' in amount) {
    const isOwn =
      receiver !== undefined && receiver.key === `ref:${scope.mentions.resolve(amount.strengthOf)}`;
    const strength = isOwn ? say`su propia Fuerza` : strengthWords(amount, scope);
    return { much: say`daño igual a ${strength}`, tail: NOTHING };
  }
  return { much: say`${1} de daño`, tail: forEach(amount, scope) };
}

/** What can be counted; all such words are feminine. */
interface Counted {
  readonly one: string;
  readonly many: string;
}

export const CARDS: Counted = { one: 'carta', many: 'cartas' };

/** "2 cartas", "esa cantidad de cartas", "1 carta … por cada Ángel en juego", "tantas cartas como su Fuerza". */
export function countOf(amount: Amount, { one, many }: Counted, scope: Scope): Measure {
  if (typeof amount === 'number') return { much: say`${amount} ${amount === 1 ? one : many}`, tail: NOTHING };
  if ('bound' in amount) return { much: say`esa cantidad de ${many}`, tail: NOTHING };
  if ('strengthOf' in amount)
    return { much: say`tantas ${many} como ${strengthWords(amount, scope)}`, tail: NOTHING };
  return { much: say`${1} ${one}`, tail: forEach(amount, scope) };
}

const strengthWords = ({ strengthOf: ref }: { readonly strengthOf: string }, scope: Scope): Phrase =>
  strengthOf(refer(ref, scope));

/** "por cada otro Ángel en juego". */
export function forEach({ count }: Extract<Amount, { readonly count: unknown }>, scope: Scope): Phrase {
  const where = isInPlay(count) && count.pick === undefined ? say`en juego` : NOTHING;
  const noun = nounOf(count, scope, { where });
  return noun.proper || noun.pick !== null
    ? words('por', indefinite(noun).phrase)
    : words('por cada', bareNoun(noun));
}
