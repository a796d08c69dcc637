import type { Amount, Condition, Modifier, Select } from '../../engine/alpha-omega/definitions.ts';
import type { Finding, Path } from '../issues.ts';
import { checkRef, type Scope } from './scope.ts';

/** Programs in programs, and conditions in conditions, go no deeper. */
export const MOST_NESTING = 4;

/** Checks that what a choice of cards compares with has a name here. */
export function checkSelect(scope: Scope, select: Select, path: Path): readonly Finding[] {
  const { is, not } = select;
  return [
    ...(is === undefined ? [] : checkRef(scope, is, 'cards', [...path, 'is'])),
    ...(not === undefined ? [] : checkRef(scope, not, 'cards', [...path, 'not'])),
  ];
}

/** Checks a number: one that is bound, or a count of cards. */
export function checkAmount(scope: Scope, amount: Amount, path: Path): readonly Finding[] {
  if (typeof amount === 'number') return [];
  if ('bound' in amount) return checkRef(scope, amount.bound, 'number', [...path, 'bound']);
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
  const nests = 'not' in condition || 'all' in condition;
  if (nests && depth > MOST_NESTING)
    return [{ path, code: 'tooDeep', message: `conditions nest at most ${MOST_NESTING} deep` }];
  if ('not' in condition) return checkCondition(scope, condition.not, [...path, 'not'], depth + 1);
  if ('all' in condition)
    return condition.all.flatMap((part, index) =>
      checkCondition(scope, part, [...path, 'all', index], depth + 1),
    );
  return [];
}

/** Changes of the rules themselves: they affect no card. */
const OF_RULES: readonly Modifier['change'][] = ['drawPhase', 'opponentsStill', 'neverLuredPlayer'];

/** A change needs cards that it affects, unless it changes the rules themselves. */
export function checkModifier(
  scope: Scope,
  gives: Modifier,
  affects: Select | undefined,
  path: Path,
): readonly Finding[] {
  const ofRules = OF_RULES.includes(gives.change);
  const at = [...path, 'affects'];
  if (ofRules && affects !== undefined)
    return [{ path: at, code: 'misplaced', message: `${gives.change} affects no card, but the rules` }];
  if (!ofRules && affects === undefined)
    return [{ path: at, code: 'misplaced', message: `${gives.change} needs the cards that it affects` }];
  if (gives.change === 'absorbs' && scope.card.type !== 'item')
    return [{ path: [...path, 'gives'], code: 'misplaced', message: 'only Items absorb' }];
  if (gives.change === 'damageDealt' && gives.against !== undefined)
    return checkSelect(scope, gives.against, [...path, 'gives', 'against']);
  return [];
}
