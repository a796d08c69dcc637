import * as en from '../english/telling.ts';
import { say } from '../phrase.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';
import { returned, returnedInSpanish, topInSpanish } from './piles.ts';

/** The ops about hands. */
export const hands = {
  lose: {
    parts: { amount: 'amount', from: { oneOf: { hand: true, deck: true } } },
    brings: null,
    en: ({ amount, from }, scope) => {
      const their = scope.agent === 'you' ? 'your' : 'their';
      const { much, tail } = en.countOf(amount, 'card', scope);
      if (from === 'hand') return [en.playerDoes(scope, 'discard', say`${much} from ${their} hand`, tail)];
      const top = typeof amount === 'number' ? say`the top ${amount === 1 ? say`card` : much}` : much;
      const which =
        typeof amount === 'number' ? say`${top} of ${their} deck` : say`${top} from ${their} deck`;
      return [en.playerDoes(scope, 'discard', which, tail)];
    },
    es: ({ amount, from }, scope) => {
      const { much, tail } = es.countOf(amount, es.CARDS, scope);
      const where = `de ${scope.agent === 'you' ? 'tu' : 'su'} ${from === 'hand' ? 'mano' : 'mazo'}`;
      const what = from === 'deck' && typeof amount === 'number' ? topInSpanish(amount) : much;
      // What is as much as something else has words after it: "descarta de tu mano tantas cartas como …".
      const isLong = typeof amount === 'object' && 'strengthOf' in amount;
      const rest = isLong ? say`${where} ${what}` : say`${what} ${where}`;
      return [es.playerDoes(scope, { verb: 'descartar', rest }, tail)];
    },
  },
  takeBack: {
    parts: { what: 'discarded' },
    brings: 'hand',
    en: ({ what }, scope) => returned(what, scope, 'take', 'hand'),
    es: ({ what }, scope) => returnedInSpanish(what, scope, 'devolver', { to: 'a', place: 'mano' }),
  },
} satisfies SomeWords;
