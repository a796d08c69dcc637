import type { Amount } from '../../../engine/alpha-omega/selects.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { refer, type Referred, type Scope, strengthOf } from './mentions.ts';
import { bareNoun } from './nouns.ts';
import { nounOf } from './selects.ts';

/** How much of something: what stands where a number would, and what has to wait for the end of the clause. */
export interface Measure {
  readonly much: Phrase;
  readonly tail: Phrase;
}

/** "3 damage", "that much damage", "1 damage … for each Angel in play", "damage equal to its Strength". */
export function damageOf(amount: Amount, scope: Scope, to?: Referred): Measure {
  if (typeof amount === 'number') return { much: say`${amount} damage`, tail: NOTHING };
  if ('bound' in amount) return { much: say`that much damage`, tail: NOTHING };
  if ('strengthOf' in amount) {
    const isOwn = to !== undefined && to.key === `ref:${scope.mentions.resolve(amount.strengthOf)}`;
    const strength = isOwn ? say`its own Strength` : strengthWords(amount, scope);
    return { much: say`damage equal to ${strength}`, tail: NOTHING };
  }
  return { much: say`${1} damage`, tail: forEach(amount, scope) };
}

/** "2 cards", "that many cards", "1 card … for each Angel in play", "as many cards as its Strength". */
export function countOf(amount: Amount, single: string, scope: Scope): Measure {
  const plural = `${single}s`;
  if (typeof amount === 'number')
    return { much: say`${amount} ${amount === 1 ? single : plural}`, tail: NOTHING };
  if ('bound' in amount) return { much: say`that many ${plural}`, tail: NOTHING };
  if ('strengthOf' in amount)
    return { much: say`as many ${plural} as ${strengthWords(amount, scope)}`, tail: NOTHING };
  return { much: say`${1} ${single}`, tail: forEach(amount, scope) };
}

const strengthWords = ({ strengthOf: ref }: { readonly strengthOf: string }, scope: Scope): Phrase =>
  strengthOf(refer(ref, scope));

/** "for each other Angel in play". */
export function forEach({ count }: Extract<Amount, { readonly count: unknown }>, scope: Scope): Phrase {
  const isInPlay = (count.zone === undefined || count.zone === 'play') && count.pick === undefined;
  const where = isInPlay && count.is === undefined ? say`in play` : NOTHING;
  return words('for each', bareNoun(nounOf(count, scope, { where })));
}
