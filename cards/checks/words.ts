import type { Modifier } from '../../engine/alpha-omega/definitions.ts';
import type { Amount, Condition, Select } from '../../engine/alpha-omega/selects.ts';
import { isOfRules } from '../text/modifiers.ts';
import type { Finding, Path } from '../issues.ts';
import { checkRef, type Scope } from './scope.ts';

/** Programs in programs, and conditions in conditions, go no deeper. */
export const MOST_NESTING = 4;

/** Checks that what a choice of cards compares with has a name here, and that hidden cards are not searched. */
export function checkSelect(scope: Scope, select: Select, path: Path): readonly Finding[] {
  const { is, not, zone } = select;
  const inDeck = zone === 'opponentDeck';
  const hidden = 'only cards of the deck that were looked at can be meant: say which with "is"';
  return [
    ...(inDeck && is === undefined
      ? [{ path: [...path, 'zone'], code: 'misplaced', message: hidden } as const]
      : []),
    ...(is === undefined
      ? []
      : checkRef(scope, is, inDeck ? ['topOfOpponentDeck', 'cards'] : 'cards', [...path, 'is'])),
    ...(not === undefined ? [] : checkRef(scope, not, 'cards', [...path, 'not'])),
  ];
}

/** Checks a number: one that is bound, a count of cards, or the Strength of one. */
export function checkAmount(scope: Scope, amount: Amount, path: Path): readonly Finding[] {
  if (typeof amount === 'number') return [];
  if ('bound' in amount) return checkRef(scope, amount.bound, 'number', [...path, 'bound']);
  if ('strengthOf' in amount) return checkRef(scope, amount.strengthOf, 'cards', [...path, 'strengthOf']);
  return checkSelect(scope, amount.count, [...path, 'count']);
}

/** Checks a condition: what it names, whether it makes sense on this card, and how deep it nests. */
export function checkCondition(
  scope: Scope,
  condition: Condition,
  path: Path,
  depth = 1,
): readonly Finding[] {
  if ('there' in condition) return checkSelect(scope, condition.there, [...path, 'there']);
  if ('age' in condition && scope.card.type !== 'event')
    return [{ path: [...path, 'age'], code: 'misplaced', message: 'only Events have an age' }];
  const nests = 'not' in condition || 'all' in condition || 'any' in condition;
  if (nests && depth > MOST_NESTING)
    return [{ path, code: 'tooDeep', message: `conditions nest at most ${MOST_NESTING} deep` }];
  if ('not' in condition) return checkCondition(scope, condition.not, [...path, 'not'], depth + 1);
  const inner = (word: string, parts: readonly Condition[]): readonly Finding[] =>
    parts.flatMap((part, index) => checkCondition(scope, part, [...path, word, index], depth + 1));
  if ('all' in condition) return inner('all', condition.all);
  return 'any' in condition ? inner('any', condition.any) : [];
}

/** A change needs cards that it affects, unless it changes the rules themselves. */
export function checkModifier(
  scope: Scope,
  gives: Modifier,
  affects: Select | undefined,
  path: Path,
): readonly Finding[] {
  const ofRules = isOfRules(gives);
  const at = [...path, 'affects'];
  if (ofRules && affects !== undefined)
    return [{ path: at, code: 'misplaced', message: `${gives.change} affects no card, but the rules` }];
  if (!ofRules && affects === undefined)
    return [{ path: at, code: 'misplaced', message: `${gives.change} needs the cards that it affects` }];
  if (gives.change === 'absorbs' && scope.card.type !== 'item')
    return [{ path: [...path, 'gives'], code: 'misplaced', message: 'only Items absorb' }];
  return checkGiven(scope, gives, [...path, 'gives']);
}

function checkGiven(scope: Scope, gives: Modifier, path: Path): readonly Finding[] {
  if (gives.change === 'damageDealt' && gives.against !== undefined)
    return checkSelect(scope, gives.against, [...path, 'against']);
  if (gives.change === 'targets' && gives.among !== undefined)
    return checkSelect(scope, gives.among, [...path, 'among']);
  if (gives.change === 'strength' && 'add' in gives) return checkAmount(scope, gives.add, [...path, 'add']);
  return [];
}
