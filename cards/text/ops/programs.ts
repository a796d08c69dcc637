import * as en from '../english/telling.ts';
import * as es from '../spanish/telling.ts';
import type { SomeWords } from './op.ts';

/** The ops by which a player chooses, and those that hold programs. */
export const programs = {
  choose: {
    parts: { from: 'offered', as: 'nameOfChosen', upTo: { optional: 'count' } },
    brings: null,
    en: en.choose,
    es: es.choose,
  },
  eachPlayer: {
    parts: { do: 'program' },
    brings: null,
    en: ({ do: program }, scope) => scope.tell(program, { ...scope, agent: 'each' }),
    es: ({ do: program }, scope) => scope.tell(program, { ...scope, agent: 'each' }),
  },
  if: {
    parts: { cond: 'condition', then: 'program', else: { optional: 'program' } },
    brings: 'asBefore',
    en: ({ cond, then, else: otherwise = [] }, scope) => [
      {
        kind: 'branch',
        condition: en.conditionOf(cond, scope),
        then: scope.tell(then, scope),
        otherwise: scope.tell(otherwise, scope),
      },
    ],
    es: ({ cond, then, else: otherwise = [] }, scope) => [
      {
        kind: 'branch',
        condition: es.conditionOf(cond, scope),
        then: scope.tell(then, scope),
        otherwise: scope.tell(otherwise, scope),
      },
    ],
  },
} satisfies SomeWords;
