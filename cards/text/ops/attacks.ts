import { plainSubject } from '../clauses.ts';
import * as en from '../english/telling.ts';
import { NOTHING, say } from '../phrase.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';

/** The ops about attacks. */
export const attacks = {
  strike: {
    parts: { by: 'cards', at: 'listOfCards' },
    brings: 'asBefore',
    en: ({ by, at }, scope) => {
      const { np } = en.targetOf(by, scope);
      const targets = at.map((each) => en.asObject(en.targetOf(each, scope).np));
      const clause = en.cardDoes(np, 'strike', en.listed(targets));
      return [{ ...clause, predicates: [{ verb: 'strike', rest: en.listed(targets), keyword: 'strike' }] }];
    },
    es: ({ by, at }, scope) => {
      const { np } = es.targetOf(by, scope);
      const targets = at.map((each) => es.to(es.targetOf(each, scope).np));
      return [es.cardDoes(np, { verb: 'golpear', rest: es.listed(targets), keyword: 'strike' })];
    },
  },
  redirect: {
    parts: { to: 'cards' },
    onlyIn: 'attack',
    brings: 'asBefore',
    en: ({ to }, scope) => {
      const { np, only } = en.targetOf(to, scope);
      return [en.cardDoes(np, 'take', say`the attack`, only)];
    },
    es: ({ to }, scope) => {
      const { np, only } = es.targetOf(to, scope);
      return [es.cardDoes(np, { verb: 'recibir', rest: say`el ataque en su lugar` }, only)];
    },
  },
  cancelAttack: {
    parts: {},
    onlyIn: 'attack',
    brings: null,
    en: (_, scope) =>
      scope.voice === 'do'
        ? [en.playerDoes(scope, 'block', say`the attack`)]
        : [
            {
              kind: 'clause',
              subject: plainSubject({ phrase: say`the attack`, grammar: 'one' }),
              predicates: [{ verb: 'be', rest: say`blocked` }],
              after: NOTHING,
            },
          ],
    es: (_, scope) =>
      scope.voice === 'do'
        ? [es.playerDoes(scope, { verb: 'detener', rest: say`el ataque` })]
        : [
            {
              kind: 'clause',
              subject: plainSubject(es.masculine(say`el ataque`)),
              predicates: [{ verb: 'detenerse', rest: NOTHING }],
              after: NOTHING,
            },
          ],
  },
} satisfies SomeWords;
