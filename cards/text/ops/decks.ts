import { plainSubject } from '../clauses.ts';
import * as en from '../english/telling.ts';
import { isCommand, takeSome } from '../mentions.ts';
import { NOTHING, say, textOf, words } from '../phrase.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';
import { returned, returnedInSpanish, topInSpanish } from './piles.ts';

/** Who acts at once: one card, or one for each of something. */
const isOneEach = (amount: unknown): boolean =>
  amount === 1 || (typeof amount === 'object' && amount !== null && 'count' in amount);

const WAIT = { verb: 'wait', rest: NOTHING, keyword: 'wait' } as const;
const ESPERA = { verb: 'esperar', rest: NOTHING, keyword: 'wait' } as const;

const WHERE = {
  one: say`it ${en.keyword('wait', 'waits')}`,
  many: say`they ${en.keyword('wait', 'wait')}`,
} as const;

/** The ops about the decks, and the discard piles. */
export const decks = {
  draw: {
    parts: { amount: 'amount' },
    brings: null,
    en: ({ amount }, scope) => {
      const { much, tail } = en.countOf(amount, 'card', scope);
      return [en.playerDoes(scope, 'draw', much, tail)];
    },
    es: ({ amount }, scope) => {
      const { much, tail } = es.countOf(amount, es.CARDS, scope);
      return [es.playerDoes(scope, { verb: 'robar', rest: much }, tail)];
    },
  },
  look: {
    parts: { deck: { oneOf: { opponent: true, good: true } }, amount: 'amount', as: 'nameOfTop' },
    brings: null,
    en: ({ deck, amount, as }, scope) => {
      const { much, tail } = en.countOf(amount, 'card', scope);
      const isOne = amount === 1;
      const top =
        typeof amount === 'number' ? say`the top ${isOne ? say`card` : much} of` : say`${much} on top of`;
      const whose = deck === 'opponent' ? 'the Opponent deck' : 'their Good decks';
      const grammar = isOne && deck === 'opponent' ? 'one' : 'many';
      scope.mentions.put(as, { first: null, noun: null, grammar });
      return [
        {
          kind: 'clause',
          subject: plainSubject(en.many(say`all Good players`)),
          predicates: [{ verb: 'look', rest: say`at ${top} ${whose}` }],
          after: tail,
        },
      ];
    },
    es: ({ deck, amount, as }, scope) => {
      const { much, tail } = es.countOf(amount, es.CARDS, scope);
      const top = typeof amount === 'number' ? topInSpanish(amount) : say`${much} de encima`;
      const whose = deck === 'opponent' ? 'del mazo del Oponente' : 'de su mazo del Bien';
      const isOne = amount === 1 && deck === 'opponent';
      scope.mentions.put(as, { first: null, noun: null, grammar: isOne ? 'one' : 'many' });
      return [
        {
          kind: 'clause',
          subject: plainSubject(es.masculine(say`todos los jugadores del Bien`, 'many')),
          predicates: [{ verb: { infinitive: 'mirar', one: 'mira' }, rest: say`${top} ${whose}` }],
          after: tail,
        },
      ];
    },
  },
  arrange: {
    parts: { what: 'topOfOpponentDeck' },
    brings: 'asBefore',
    en: ({ what }, scope) => {
      const isPart = scope.mentions.get(what)?.isPart === true;
      const cards = isPart ? say`the rest` : en.asObject(en.refer(what, scope));
      return [en.playerDoes(scope, 'put', say`${cards} back in any order`)];
    },
    es: ({ what }, scope) => {
      const isPart = scope.mentions.get(what)?.isPart === true;
      const cards = isPart ? { phrase: say`el resto` } : es.directOf(es.refer(what, scope));
      return [es.playerDoes(scope, es.doing('poner', cards, { after: say`encima en cualquier orden` }))];
    },
  },
  putUnder: {
    parts: { what: 'lookedAt' },
    brings: 'bottom',
    en: ({ what }, scope) => {
      const { np, only } = en.targetOf(what, scope);
      takeSome(what, scope);
      return [en.playerDoes(scope, 'put', say`${en.asObject(np)} under the Opponent deck`, only)];
    },
    es: ({ what }, scope) => {
      const { np, only } = es.targetOf(what, scope);
      takeSome(what, scope);
      const puts = es.doing('poner', es.directOf(np), { after: say`debajo del mazo` });
      return [es.playerDoes(scope, puts, only)];
    },
  },
  drawOpponent: {
    parts: { amount: 'amount' },
    brings: null,
    en: ({ amount }, scope) => {
      const { much, tail } = en.countOf(amount, 'Opponent card', scope);
      const act = isOneEach(amount) ? 'acts' : 'act';
      return [en.playerDoes(scope, 'draw', say`${much} that ${act} at once`, tail)];
    },
    es: ({ amount }, scope) => {
      const counted = { one: 'carta del Oponente', many: 'cartas del Oponente' };
      const { much, tail } = es.countOf(amount, counted, scope);
      const acting = isOneEach(amount) ? ', que actúa enseguida' : ', que actúan enseguida';
      return [es.playerDoes(scope, { verb: 'robar', rest: words(much, acting) }, tail)];
    },
  },
  raise: {
    parts: { what: 'opponentDiscarded' },
    brings: 'play',
    en: ({ what }, scope) => {
      const { zone: _, ...named } = what;
      const isNamed = what.name !== undefined;
      const { np, only } = en.targetOf(isNamed ? named : { zone: 'opponentDiscard', ...what }, scope, 'from');
      const where = isNamed ? say`from the Opponents’ discard pile to Opponent play` : say`to Opponent play`;
      if (isCommand(np, scope)) {
        const rest = say`${en.asObject(np)} ${where}, where ${WHERE[np.grammar]}`;
        return [en.playerDoes(scope, 'return', rest, only)];
      }
      const clause = en.cardDoes(np, 'return', where, only);
      return [{ ...clause, predicates: [...clause.predicates, WAIT] }];
    },
    es: ({ what }, scope) => {
      const { zone: _, ...named } = what;
      const isNamed = what.name !== undefined;
      const { np, only } = es.targetOf(isNamed ? named : { zone: 'opponentDiscard', ...what }, scope, 'from');
      const from = isNamed ? say`de la pila de descartes de los Oponentes` : NOTHING;
      if (!isCommand(np, scope)) {
        const rest = words(from, 'al juego de los Oponentes');
        const clause = es.cardDoes(np, { verb: 'volver', rest }, only);
        return [{ ...clause, predicates: [...clause.predicates, ESPERA] }];
      }
      const back =
        np.grammar === 'one'
          ? say`que vuelve al juego de los Oponentes y ${es.keyword('wait', 'espera')}`
          : say`que vuelven al juego de los Oponentes y ${es.keyword('wait', 'esperan')}`;
      const rest = say`${words(es.direct(np), from)}, ${back}`;
      return [es.playerDoes(scope, { verb: { infinitive: 'levantar', one: 'levanta' }, rest }, only)];
    },
  },
  fall: {
    parts: { what: 'topOfDecks', only: 'filter' },
    brings: 'play',
    en: ({ what, only }, scope) => {
      const np = en.several(en.nounOf({ ...only, is: what }, scope), say`the`);
      const among = textOf(np.phrase).includes('among')
        ? np.phrase
        : words(np.phrase, 'among', en.asObject(en.refer(what, scope)));
      return [
        {
          kind: 'clause',
          subject: plainSubject(en.many(among)),
          predicates: [{ verb: 'enter', rest: say`Opponent play` }, WAIT],
          after: NOTHING,
        },
      ];
    },
    es: ({ what, only }, scope) => {
      const where = say`que haya ${es.amongThem(what, scope)}`;
      const np = es.all(es.nounOf(only, scope, { where }));
      return [
        {
          kind: 'clause',
          subject: plainSubject(np),
          predicates: [{ verb: 'entrar', rest: say`en el juego de los Oponentes` }, ESPERA],
          after: NOTHING,
        },
      ];
    },
  },
  shuffleIn: {
    parts: { what: 'discarded' },
    brings: 'deck',
    en: ({ what }, scope) => returned(what, scope, 'shuffle', 'deck'),
    es: ({ what }, scope) => returnedInSpanish(what, scope, 'barajar', { to: 'en', place: 'mazo' }),
  },
} satisfies SomeWords;
