import * as en from '../english/telling.ts';
import { say, words } from '../phrase.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';

/** The ops about the die, and what it measures. */
export const chance = {
  roll: {
    parts: { as: 'nameOfNumber' },
    brings: null,
    en: ({ as }, scope) => {
      scope.mentions.put(as, { first: null, noun: null, grammar: 'one' });
      return [en.playerDoes(scope, 'roll', say`a die`)];
    },
    es: ({ as }, scope) => {
      scope.mentions.put(as, { first: null, noun: null, grammar: 'one' });
      return [es.playerDoes(scope, { verb: { infinitive: 'tirar', one: 'tira' }, rest: say`un dado` })];
    },
  },
  stay: {
    parts: { rounds: 'amount' },
    onlyIn: 'rolled',
    brings: null,
    en: ({ rounds }, scope) => {
      const { much, tail } = en.countOf(rounds, 'round', scope);
      const self = en.refer('self', scope);
      return [en.cardDoes(self, 'stay', words(say`for ${much}`, tail), say`, this one included`)];
    },
    es: ({ rounds }, scope) => {
      const { much, tail } = es.countOf(rounds, { one: 'ronda', many: 'rondas' }, scope);
      const rest = words(say`durante ${much}`, tail);
      return [es.cardDoes(es.refer('self', scope), { verb: 'quedarse', rest }, say`, incluida esta`)];
    },
  },
} satisfies SomeWords;
