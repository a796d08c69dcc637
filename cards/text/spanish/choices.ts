import { chooseIn } from '../choices.ts';
import { say, words } from '../phrase.ts';
import { doing, type Item, playerDoes } from './clauses.ts';
import { directOf, refer, them } from './mentions.ts';
import { bareNoun, indefinite, type Noun, several } from './nouns.ts';
import type { Np } from './np.ts';
import { nounOf } from './selects.ts';

const isOne = ({ proper, pick }: Noun): boolean => proper !== null || pick !== null;

/** A card that the player picks. */
export const choose = chooseIn<Np, Noun, Item>({
  noun: (from, scope) => nounOf(from, scope, { preposition: 'from' }),
  isOne,
  upTo: (noun, most) => {
    if (most === undefined) return indefinite(noun);
    return most === 1 && !isOne(noun)
      ? { ...indefinite(noun), phrase: say`hasta ${1} ${bareNoun(noun)}` }
      : several(noun, say`hasta ${most}`);
  },
  ofThem: (is, most, scope) => {
    const np = refer(is, scope);
    const count = most === undefined ? say`${1}` : say`hasta ${most}`;
    return {
      phrase: words(count, 'de', them(np)),
      grammar: most === undefined ? 'one' : 'many',
      gender: np.gender,
      isPerson: np.isPerson,
    };
  },
  ofChoice: (noun, { agent }) => ({
    ...noun,
    after: (grammar) => words(agent === 'you' ? 'a tu elección' : 'a su elección', noun.after(grammar)),
  }),
  choose: (name, noun, scope) => {
    const np = refer(name, scope);
    // Any one that fits has no "a" before it, be it somebody or not: "elige un Personaje".
    return playerDoes(scope, doing('elegir', isOne(noun) ? directOf(np) : { phrase: np.phrase }));
  },
});
