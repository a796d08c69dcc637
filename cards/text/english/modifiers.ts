import type { CardDef, Closed, Forbidden, Modifier } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import type { Np } from '../np.ts';
import { plainSubject } from '../clauses.ts';
import type { RuleOf } from '../constants.ts';
import { isOfRules } from '../modifiers.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { forEach } from './amounts.ts';
import { keyword } from './keywords.ts';
import type { Scope } from './mentions.ts';
import { indefinite, many, one, several } from './nouns.ts';
import { nounOf } from './selects.ts';
import { type Predicate, timesOf } from './verbs.ts';

const has = (rest: Phrase): Predicate => ({ verb: 'have', rest });
const cannot = (rest: Phrase): Predicate => ({ verb: 'cannot', rest });

/** "3 more Strength", "1 card less": a change, with its direction. */
const changed = (add: number, one_: string, plural: string): Phrase =>
  add < 0 ? say`${-add} ${add === -1 ? one_ : plural} less` : say`${add} more ${add === 1 ? one_ : plural}`;

/** What an affected card has, does or cannot do. */
export function predicateOf(gives: Modifier, scope: Scope, affects?: Select): Predicate {
  if (isOfRules(gives)) return ruleOf(gives, scope)[0]?.predicate ?? has(NOTHING);
  switch (gives.change) {
    case 'strength':
      return has(strengthWords(gives, scope));
    case 'damageDealt':
      return { verb: 'deal', rest: dealt(gives, scope) };
    case 'damageTaken':
      return { verb: 'take', rest: say`${taken(gives)} damage each time` };
    case 'attacks':
      return { verb: 'may', rest: attacksWords(gives.add, scope.isThisTurn) };
    case 'absorbs':
      return { verb: 'take', rest: say`the damage dealt to its bearer` };
    case 'targets':
      return { verb: 'attack', rest: targetsWords(gives, scope) };
    case 'luresAstray':
      return has(say`${keyword('lureAstray', 'Lure Astray')}`);
    case 'cannot':
      return cannot(FORBIDDEN_WORDS[gives.what]);
    case 'silenced':
      return has(
        affects?.side === 'good'
          ? say`no ${keyword('spoken', 'spoken abilities')}`
          : say`no ${keyword('lureAstray', 'Lure Astray')} and no other spoken abilities`,
      );
    default:
      return gives satisfies never;
  }
}

const taken = (gives: Extract<Modifier, { readonly change: 'damageTaken' }>): Phrase =>
  'atMost' in gives ? say`at most ${gives.atMost}` : moreOrLess(gives.add);

const moreOrLess = (add: number): Phrase => (add < 0 ? say`${-add} less` : say`${add} more`);

const FORBIDDEN_WORDS = {
  attack: say`attack`,
  beLured: say`be ${keyword('luredAstray', 'Lured Astray')}`,
  beAttacked: say`be attacked`,
  beHealed: say`be ${keyword('healed', 'healed')}`,
  beOvercome: say`be brought over or defeated outright`,
} as const satisfies Record<Forbidden, Phrase>;

const STRENGTH = keyword('strength', 'Strength');

function strengthWords(gives: Extract<Modifier, { readonly change: 'strength' }>, scope: Scope): Phrase {
  if ('set' in gives) return gives.set === 0 ? say`no ${STRENGTH}` : say`a ${STRENGTH} of ${gives.set}`;
  if ('times' in gives) return manifold(gives.times);
  const { add } = gives;
  if (typeof add === 'number') return say`${moreOrLess(add)} ${STRENGTH}`;
  return say`${1} more ${STRENGTH} ${forEach(add, scope)}`;
}

function manifold(times: number): Phrase {
  if (times === 0) return say`no ${STRENGTH}`;
  if (times === 1) return say`the same ${STRENGTH}`;
  if (times === 2) return say`double ${STRENGTH}`;
  return times === 3 ? say`triple ${STRENGTH}` : say`${times} times the ${STRENGTH}`;
}

function dealt(gives: Extract<Modifier, { readonly change: 'damageDealt' }>, scope: Scope): Phrase {
  const { add, against } = gives;
  const to = against === undefined ? NOTHING : say`to ${several(nounOf(against, scope)).phrase}`;
  return words(moreOrLess(add), 'damage', to);
}

function attacksWords(add: number, isThisTurn: boolean): Phrase {
  const times = Math.abs(add);
  const more = add < 0 ? 'less' : 'more';
  const often = times < 3 ? say`attack ${timesOf(times)} ${more}` : say`attack ${times} ${more} times`;
  return isThisTurn ? often : say`${often} per turn`;
}

function targetsWords(
  { among, pick = 'weakest' }: Extract<Modifier, { readonly change: 'targets' }>,
  scope: Scope,
): Phrase {
  // Only Good cards are attacked by Opponents.
  const noun = nounOf({ side: 'good', ...among, pick }, scope);
  return words(indefinite(noun).phrase, among === undefined ? '' : 'if possible');
}

/** What changes for everybody; nothing for a change that affects cards. */
export function ruleOf(gives: Modifier, { card }: Pick<Scope, 'card'>): readonly RuleOf<Np, Predicate>[] {
  if (!isOfRules(gives)) return [];
  switch (gives.change) {
    case 'drawPhase':
      return [rule(PLAYERS, 'draw', say`${changed(gives.add, 'card', 'cards')} in the Draw Phase`)];
    case 'playPhase': {
      const rest = say`${changed(gives.add, 'card', 'cards')} in the ${phaseOf('Play Phase', card)}`;
      return [gives.add < 0 ? rule(PLAYERS, 'play', rest) : rule(PLAYERS, 'may', say`play ${rest}`)];
    }
    case 'opponentPhase': {
      const phrase = changed(gives.add, 'Opponent card', 'Opponent cards');
      return [
        rule(
          { phrase, grammar: Math.abs(gives.add) === 1 ? 'one' : 'many' },
          'be',
          say`drawn in every ${phaseOf('Opponent Phase', card)}`,
        ),
      ];
    }
    case 'closed':
      return [rule(many(say`Good players`), 'cannot', CLOSED_WORDS[gives.what])];
    case 'opponentsStill':
      return [
        rule(one(say`no Opponent card`), 'be', say`drawn`),
        rule(one(say`no Opponent`), 'act', NOTHING),
      ];
    case 'neverLuredPlayer':
      return [rule(many(say`you`), 'cannot', say`become a ${keyword('luredPlayer', 'Lured Player')}`)];
    default:
      return gives satisfies never;
  }
}

/** A card of a deck may come and go in the midst of the phase that it speaks of. */
const phaseOf = (name: string, { type }: CardDef): Phrase =>
  type === 'calling' || type === 'objective' ? say`${name}` : say`${keyword('phase', name)}`;

const rule = (subject: Np, verb: string, rest: Phrase): RuleOf<Np, Predicate> => ({
  subject: plainSubject(subject),
  predicate: { verb, rest },
});

const PLAYERS = one(say`every Good player`);

const CLOSED_WORDS = {
  person: say`play Persons`,
  item: say`play Items`,
  place: say`play Places`,
  event: say`play Events`,
  calling: say`take a Calling`,
} as const satisfies Record<Closed, Phrase>;
