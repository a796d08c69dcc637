import * as en from '../english/telling.ts';
import { chosenFrom } from '../mentions.ts';
import { say } from '../phrase.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';

/** The ops about where cards in play go, and what lies on them. */
export const movement = {
  discard: {
    parts: { what: 'cards' },
    brings: 'discard',
    en: ({ what }, scope) => {
      const { np, only } = en.targetOf(what, scope);
      return [en.playerDoes(scope, 'discard', en.asObject(np), only)];
    },
    es: ({ what }, scope) => {
      const { np, only } = es.targetOf(what, scope);
      return [es.playerDoes(scope, es.doing('descartar', es.directOf(np)), only)];
    },
  },
  // A card that was Lured goes home, a human Opponent to the player who calls; which it is may not be known.
  bringOver: {
    parts: { what: 'cards' },
    brings: 'play',
    en: ({ what }, scope) => {
      const from = chosenFrom(what, scope);
      const { np, only } = en.targetOf(what, scope);
      const whom = en.asObject(np);
      if (from.lured === true) {
        const owner = np.grammar === 'one' ? 'its owner' : 'their owners';
        return [en.playerDoes(scope, 'return', say`${whom} to ${owner}`, only)];
      }
      const isHuman = from.trait !== undefined || from.type !== undefined;
      const where = isHuman ? (scope.agent === 'you' ? 'your play' : 'their play') : 'Good play';
      const over = isHuman ? say`${en.keyword('broughtOver', 'over')}` : say`over`;
      return [en.playerDoes(scope, 'bring', say`${whom} ${over} to ${where}`, only)];
    },
    es: ({ what }, scope) => {
      const from = chosenFrom(what, scope);
      const { np, only } = es.targetOf(what, scope);
      if (from.lured === true) {
        const home = np.grammar === 'one' ? say`a su dueño` : say`a sus dueños`;
        return [es.playerDoes(scope, es.doing('devolver', es.directOf(np), { before: home }), only)];
      }
      const isHuman = from.trait !== undefined || from.type !== undefined;
      const own = scope.agent === 'you' ? say`a tu juego` : say`a su juego`;
      const where = isHuman ? own : say`al juego del Bien`;
      const bring = es.doing('atraer', es.directOf(np), { before: where });
      return [es.playerDoes(scope, isHuman ? { ...bring, keyword: 'broughtOver' } : bring, only)];
    },
  },
  lasting: {
    parts: {
      on: 'cards',
      name: 'slug',
      until: { optional: { oneOf: { turnEnds: true, roundEnds: true } } },
      abilities: 'lasting',
    },
    brings: 'asBefore',
    en: en.lastingOf,
    es: es.lastingOf,
  },
} satisfies SomeWords;
