import type { Forbidden, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { isOfRules } from '../modifiers.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { forEach } from './amounts.ts';
import { keyword } from './keywords.ts';
import type { Scope } from './mentions.ts';
import { all, indefinite } from './nouns.ts';
import { to } from './prepositions.ts';
import { ruleOf } from './rules.ts';
import { nounOf } from './selects.ts';
import { type Predicate, timesOf } from './verbs.ts';

/** What an affected card has, does or cannot do. */
export function predicateOf(gives: Modifier, scope: Scope, affects?: Select): Predicate {
  if (isOfRules(gives)) return ruleOf(gives, scope)[0]?.predicate ?? { verb: 'tener', rest: NOTHING };
  switch (gives.change) {
    case 'strength':
      return { verb: 'tener', rest: strengthWords(gives, scope) };
    case 'damageDealt':
      return { verb: 'infligir', rest: dealt(gives, scope) };
    case 'damageTaken':
      return { verb: 'recibir', rest: say`${taken(gives)} cada vez` };
    case 'attacks':
      return { verb: 'poder', rest: attacksWords(gives.add, scope.isThisTurn) };
    case 'absorbs':
      return { verb: 'recibir', rest: say`el daño infligido a su portador` };
    case 'targets':
      return { verb: 'atacar', rest: targetsWords(gives, scope) };
    case 'luresAstray':
      return { verb: 'tener', rest: say`${keyword('lureAstray', 'Descarriar')}` };
    case 'cannot':
      return { verb: 'poder', isDenied: true, rest: FORBIDDEN_WORDS[gives.what] };
    case 'silenced':
      return {
        verb: 'perder',
        rest:
          affects?.side === 'good'
            ? say`sus ${keyword('spoken', 'habilidades de palabra')}`
            : say`${keyword('lureAstray', 'Descarriar')} y sus otras habilidades de palabra`,
      };
    default:
      return gives satisfies never;
  }
}

const moreOrLess = (add: number): string => (add < 0 ? 'menos' : 'más');

/** "3 de daño más". */
const damageMore = (add: number): Phrase => say`${Math.abs(add)} de daño ${moreOrLess(add)}`;

const taken = (gives: Extract<Modifier, { readonly change: 'damageTaken' }>): Phrase =>
  'atMost' in gives ? say`como mucho ${gives.atMost} de daño` : damageMore(gives.add);

const FORBIDDEN_WORDS = {
  attack: say`atacar`,
  beLured: say`${keyword('luredAstray', 'descarriarse')}`,
  beAttacked: say`recibir ataques`,
  beHealed: say`${keyword('healed', 'curarse')}`,
  beOvercome: say`cambiar de bando ni caer sin daño`,
} as const satisfies Record<Forbidden, Phrase>;

const STRENGTH = keyword('strength', 'Fuerza');

function strengthWords(gives: Extract<Modifier, { readonly change: 'strength' }>, scope: Scope): Phrase {
  if ('set' in gives) return say`${STRENGTH} ${gives.set}`;
  if ('times' in gives) return manifold(gives.times);
  const { add } = gives;
  if (typeof add === 'number') return say`${Math.abs(add)} ${moreOrLess(add)} de ${STRENGTH}`;
  return say`${1} más de ${STRENGTH} ${forEach(add, scope)}`;
}

function manifold(times: number): Phrase {
  if (times === 0) return say`${STRENGTH} ${0}`;
  if (times === 1) return say`la misma ${STRENGTH}`;
  if (times === 2) return say`el doble de ${STRENGTH}`;
  return times === 3 ? say`el triple de ${STRENGTH}` : say`${times} veces su ${STRENGTH}`;
}

function dealt(
  { add, against }: Extract<Modifier, { readonly change: 'damageDealt' }>,
  scope: Scope,
): Phrase {
  return words(damageMore(add), against === undefined ? NOTHING : to(all(nounOf(against, scope))));
}

function attacksWords(add: number, isThisTurn: boolean): Phrase {
  const often = say`atacar ${timesOf(Math.abs(add))} ${moreOrLess(add)}`;
  return isThisTurn ? often : say`${often} por turno`;
}

function targetsWords(
  { among, pick = 'weakest' }: Extract<Modifier, { readonly change: 'targets' }>,
  scope: Scope,
): Phrase {
  // Only Good cards are attacked by Opponents.
  const noun = nounOf({ side: 'good', ...among, pick }, scope);
  return words(to(indefinite(noun)), among === undefined ? '' : 'si es posible');
}
