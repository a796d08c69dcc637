import * as en from '../english/telling.ts';
import { isCommand, isCommandFor } from '../mentions.ts';
import { NOTHING, say, words } from '../phrase.ts';
import { withoutDamaged } from '../selects.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';

/** The ops about damage and defeat. */
export const wounds = {
  damage: {
    parts: { to: 'cards', amount: 'amount' },
    brings: 'asBefore',
    en: ({ to, amount }, scope) => {
      if (isCommandFor(to, scope)) {
        const { much, tail } = en.damageOf(amount, scope);
        const { np, only } = en.targetOf(to, scope);
        return [en.playerDoes(scope, 'deal', say`${much} to ${en.asObject(np)}`, words(tail, only))];
      }
      const { np, only } = en.targetOf(to, scope);
      const { much, tail } = en.damageOf(amount, scope, np);
      return [en.cardDoes(np, 'take', much, words(tail, only))];
    },
    es: ({ to, amount }, scope) => {
      if (isCommandFor(to, scope)) {
        const { much, tail } = es.damageOf(amount, scope);
        const { np, only } = es.targetOf(to, scope);
        const deals = es.doing('infligir', es.indirectOf(np), { before: much });
        return [es.playerDoes(scope, deals, words(tail, only))];
      }
      const { np, only } = es.targetOf(to, scope);
      const { much, tail } = es.damageOf(amount, scope, np);
      return [es.cardDoes(np, { verb: 'recibir', rest: much }, words(tail, only))];
    },
  },
  heal: {
    parts: { to: 'cards', amount: 'amountOrAll' },
    brings: 'asBefore',
    en: ({ to, amount }, scope) => {
      const { much, tail } =
        amount === 'all' ? { much: say`all damage`, tail: NOTHING } : en.damageOf(amount, scope);
      const { np, only } = en.targetOf(withoutDamaged(to), scope);
      return [en.playerDoes(scope, 'remove', say`${much} from ${en.asObject(np)}`, words(tail, only))];
    },
    es: ({ to, amount }, scope) => {
      const { much, tail } =
        amount === 'all' ? { much: say`todo el daño`, tail: NOTHING } : es.damageOf(amount, scope);
      const { np, only } = es.targetOf(withoutDamaged(to), scope);
      const heals = es.doing('curar', es.indirectOf(np), { before: much });
      return [es.playerDoes(scope, heals, words(tail, only))];
    },
  },
  defeat: {
    parts: { what: 'cards' },
    brings: 'asBefore',
    en: ({ what }, scope) => {
      const { np, only } = en.targetOf(what, scope);
      return [
        isCommand(np, scope)
          ? en.playerDoes(scope, 'defeat', en.asObject(np), only)
          : en.cardDoes(np, 'be', say`defeated`, only),
      ];
    },
    es: ({ what }, scope) => {
      const { np, only } = es.targetOf(what, scope);
      return [
        isCommand(np, scope)
          ? es.playerDoes(scope, es.doing('derrotar', es.directOf(np)), only)
          : es.cardDoes(np, { verb: 'caer', rest: NOTHING }, only),
      ];
    },
  },
  save: {
    parts: {},
    onlyIn: 'defeat',
    brings: null,
    en: (_, scope) => {
      const np = en.refer('it', scope);
      return scope.voice === 'do'
        ? [en.playerDoes(scope, 'save', en.asObject(np), say`, leaving ${1} hit point`)]
        : [en.cardDoes(np, 'be', say`saved, with ${1} hit point left`)];
    },
    es: (_, scope) => {
      const np = es.refer('it', scope);
      const left = say`con ${1} punto de vida`;
      const save = { infinitive: 'salvar', one: 'salva', stressed: 'sálva' } as const;
      const saved = { infinitive: 'salvarse', one: 'salva', isReflexive: true } as const;
      return scope.voice === 'do'
        ? [es.playerDoes(scope, es.doing(save, es.directOf(np), { after: left }))]
        : [es.cardDoes(np, { verb: saved, rest: left })];
    },
  },
} satisfies SomeWords;
