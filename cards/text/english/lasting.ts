import { lastingIn, type LastingWords } from '../lasting.ts';
import type { Np } from '../np.ts';
import { say, words } from '../phrase.ts';
import type { OpOf } from '../programs.ts';
import type { Item } from './clauses.ts';
import { conditionOf, duringOf } from './conditions.ts';
import { listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { predicateOf, ruleOf } from './modifiers.ts';
import type { Noun } from './nouns.ts';
import { targetOf } from './targets.ts';
import { limitOf, whenOf } from './triggers.ts';
import type { Predicate } from './verbs.ts';

const WORDS: LastingWords<Np, Noun, Predicate> = {
  until: {
    turnEnds: say`until the end of the turn`,
    roundEnds: say`until the end of the round`,
    left: say`from then on`,
    turn: say`this turn`,
  },
  condition: conditionOf,
  during: duringOf,
  asLongAs: (condition, scope) => say`for as long as ${conditionOf(condition, scope)}`,
  rules: ruleOf,
  predicate: predicateOf,
  refer,
  target: (select, scope, isDenied) => targetOf(select, scope, 'in', isDenied).np,
  whenever: (whens) =>
    listed(whens.map(({ kind, phrase }) => (kind === 'event' ? say`whenever ${phrase}` : phrase))),
  whenOf,
  limits: ({ if: condition, may, limit }, scope) =>
    words(
      condition === undefined ? '' : say`if ${conditionOf(condition, scope)}`,
      may === undefined ? '' : 'if you wish',
      limit === undefined ? '' : say`at most ${limitOf(limit)}`,
    ),
};

/** An effect that stays on cards, told as what they have and do from now on. */
export const lastingOf = (op: OpOf<'lasting'>, scope: Scope): readonly Item[] => lastingIn(WORDS, op, scope);
