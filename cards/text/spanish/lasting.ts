import { lastingIn, type LastingWords } from '../lasting.ts';
import { say, words } from '../phrase.ts';
import type { OpOf } from '../programs.ts';
import type { Item } from './clauses.ts';
import { conditionOf, duringOf, whileOf } from './conditions.ts';
import { listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { predicateOf } from './modifiers.ts';
import type { Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { ruleOf } from './rules.ts';
import { targetOf } from './targets.ts';
import { limitOf, whenOf } from './triggers.ts';
import type { Predicate } from './verbs.ts';

const WORDS: LastingWords<Np, Noun, Predicate> = {
  until: {
    turnEnds: say`hasta el final del turno`,
    roundEnds: say`hasta el final de la ronda`,
    left: say`desde entonces`,
    turn: say`este turno`,
  },
  condition: (condition, scope) => conditionOf(condition, scope),
  during: duringOf,
  asLongAs: whileOf,
  rules: ruleOf,
  predicate: predicateOf,
  refer,
  target: (select, scope, isDenied) => targetOf(select, scope, 'in', isDenied).np,
  whenever: (whens) =>
    listed(whens.map(({ kind, phrase }) => (kind === 'event' ? say`cada vez que ${phrase}` : phrase))),
  whenOf,
  limits: ({ if: condition, may, limit }, scope) =>
    words(
      condition === undefined ? '' : say`si ${conditionOf(condition, scope)}`,
      may === undefined ? '' : 'si quieres',
      limit === undefined ? '' : say`como mucho ${limitOf(limit)}`,
    ),
};

/** An effect that stays on cards, told as what they have and do from now on. */
export const lastingOf = (op: OpOf<'lasting'>, scope: Scope): readonly Item[] => lastingIn(WORDS, op, scope);
