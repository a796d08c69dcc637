import { chooseIn } from '../choices.ts';
import type { Np } from '../np.ts';
import { say, words } from '../phrase.ts';
import { type Item, playerDoes } from './clauses.ts';
import { asObject, refer } from './mentions.ts';
import { bareNoun, indefinite, type Noun, several } from './nouns.ts';
import { nounOf } from './selects.ts';

const isOne = ({ proper, pick }: Noun): boolean => proper !== null || pick.length > 0;

/** A card that the player picks. */
export const choose = chooseIn<Np, Noun, Item>({
  noun: (from, scope) => nounOf(from, scope, { preposition: 'from' }),
  isOne,
  upTo: (noun, most) => {
    if (most === undefined) return indefinite(noun);
    return most === 1 && !isOne(noun)
      ? { phrase: say`up to ${1} ${bareNoun(noun)}`, grammar: 'one' }
      : several(noun, say`up to ${most}`);
  },
  ofThem: (is, most, scope) => {
    const them = asObject(refer(is, scope));
    return most === undefined
      ? { phrase: say`${1} of ${them}`, grammar: 'one' }
      : { phrase: say`up to ${most} of ${them}`, grammar: 'many' };
  },
  ofChoice: (noun, { agent }) => ({
    ...noun,
    after: (grammar) => words(agent === 'you' ? 'of your choice' : 'of their choice', noun.after(grammar)),
  }),
  choose: (name, _, scope) => playerDoes(scope, 'choose', asObject(refer(name, scope))),
});
