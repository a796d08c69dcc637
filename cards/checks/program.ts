import type {
  Ability,
  ConstantAbility,
  Op,
  Program,
  Trigger,
  TriggeredAbility,
} from '../../engine/alpha-omega/definitions.ts';
import type { Finding, Path } from '../issues.ts';
import { type SaidPart, saidIn, wordsOf } from '../text/ops/index.ts';
import {
  bind,
  checkRef,
  type Kind,
  RESERVED,
  type Scope,
  scopeAt,
  scopeOfInterrupt,
  scopeOfLasting,
} from './scope.ts';
import { checkAmount, checkCondition, checkModifier, checkSelect, MOST_NESTING } from './words.ts';

/** More ops than this in one program, inner ones counted, no honest card needs. */
export const MOST_OPS = 20;

/** Checks one ability of a card: its names, where its ops stand, and how long and deep its program is. */
export function checkAbility(scope: Scope, ability: Ability, path: Path): readonly Finding[] {
  if (ability.kind === 'constant') return checkConstant(scope, ability, path);
  const findings = checkKind(scope, ability, path, 1);
  const length = lengthOf(ability.do);
  if (length <= MOST_OPS) return findings;
  const message = `a program has at most ${MOST_OPS} ops, this one has ${length}`;
  return [...findings, { path: [...path, 'do'], code: 'tooLong', message }];
}

function checkKind(
  scope: Scope,
  ability: Exclude<Ability, ConstantAbility>,
  path: Path,
  depth: number,
): readonly Finding[] {
  switch (ability.kind) {
    case 'triggered':
      return checkTriggered(scope, ability, path, depth);
    case 'activated':
      return checkProgram(scope, ability.do, [...path, 'do'], depth);
    case 'interrupt':
      return [
        ...checkSelect(scope, ability.who, [...path, 'who']),
        ...(ability.by === undefined ? [] : checkSelect(scope, ability.by, [...path, 'by'])),
        ...checkProgram(scopeOfInterrupt(scope, ability.on), ability.do, [...path, 'do'], depth),
      ];
    default:
      return ability satisfies never;
  }
}

function checkTriggered(
  scope: Scope,
  ability: TriggeredAbility,
  path: Path,
  depth: number,
): readonly Finding[] {
  const inside = scopeAt(scope, ability.on);
  return [
    ...ability.on.flatMap((trigger, index) => checkTrigger(scope, trigger, [...path, 'on', index])),
    ...(ability.if === undefined ? [] : checkCondition(inside, ability.if, [...path, 'if'])),
    ...checkProgram(inside, ability.do, [...path, 'do'], depth),
  ];
}

function checkConstant(scope: Scope, ability: ConstantAbility, path: Path): readonly Finding[] {
  return [
    ...(ability.affects === undefined ? [] : checkSelect(scope, ability.affects, [...path, 'affects'])),
    ...(ability.if === undefined ? [] : checkCondition(scope, ability.if, [...path, 'if'])),
    ...checkModifier(scope, ability.gives, ability.affects, path),
  ];
}

/** Checks a moment: the cards it concerns, and whether it has the second card that is asked for. */
export function checkTrigger(scope: Scope, trigger: Trigger, path: Path): readonly Finding[] {
  const hasOther = scopeAt(scope, [trigger]).names.has('other');
  return [
    ...(trigger.who === undefined ? [] : checkSelect(scope, trigger.who, [...path, 'who'])),
    ...(trigger.other === undefined ? [] : checkSelect(scope, trigger.other, [...path, 'other'])),
    ...(trigger.other === undefined || hasOther
      ? []
      : [misplaced([...path, 'other'], `${trigger.moment} concerns no second card`)]),
  ];
}

function checkProgram(scope: Scope, program: Program, path: Path, depth: number): readonly Finding[] {
  if (depth > MOST_NESTING)
    return [{ path, code: 'tooDeep', message: `programs nest at most ${MOST_NESTING} deep` }];
  const findings: Finding[] = [];
  let known = scope;
  for (const [index, op] of program.entries()) {
    const at = [...path, index];
    const parts = saidIn(op);
    const place: Place = { scope: known, at, depth };
    findings.push(...checkPlace(known, op, at), ...parts.flatMap((part) => checkPart(place, part)));
    for (const part of parts) {
      const kind = boundBy(part, op);
      if (kind === null || typeof part.said !== 'string') continue;
      if (known.names.has(part.said) || RESERVED.includes(part.said)) {
        const message = `"${part.said}" is taken already`;
        findings.push({ path: [...at, part.name], code: 'wrongName', message });
      }
      known = bind(known, part.said, kind);
    }
  }
  return findings;
}

/** Where an op stands. */
interface Place {
  readonly scope: Scope;
  readonly at: Path;
  readonly depth: number;
}

function checkPart({ scope, at, depth }: Place, part: SaidPart): readonly Finding[] {
  const path = [...at, part.name];
  switch (part.kind) {
    case 'cards':
    case 'discarded':
    case 'filter':
    case 'lookedAt':
    case 'offered':
    case 'opponentDiscarded':
      return checkSelect(scope, part.said, path);
    case 'listOfCards':
      return part.said.flatMap((select, index) => checkSelect(scope, select, [...path, index]));
    case 'amount':
      return checkAmount(scope, part.said, path);
    case 'amountOrAll':
      return part.said === 'all' ? [] : checkAmount(scope, part.said, path);
    case 'condition':
      return checkCondition(scope, part.said, path);
    case 'program':
      return checkProgram(scope, part.said, path, depth + 1);
    case 'lasting':
      return part.said.flatMap((ability, index) => checkLasting(scope, ability, [...path, index], depth));
    case 'topOfOpponentDeck':
      return checkRef(scope, part.said, ['topOfOpponentDeck'], path);
    case 'topOfDecks':
      return checkRef(scope, part.said, ['topOfOpponentDeck', 'topOfGoodDecks'], path);
    case 'count':
    case 'nameOfChosen':
    case 'nameOfNumber':
    case 'nameOfTop':
    case 'slug':
      return [];
    default:
      return part satisfies never;
  }
}

const checkLasting = (
  scope: Scope,
  ability: TriggeredAbility | ConstantAbility,
  path: Path,
  depth: number,
): readonly Finding[] =>
  ability.kind === 'constant'
    ? checkConstant(scopeOfLasting(scope), ability, path)
    : checkTriggered(scopeOfLasting(scope), ability, path, depth + 1);

/** What the name stands for that a part of an op binds; null where it binds none. */
function boundBy({ kind }: SaidPart, op: Op): Kind | null {
  if (kind === 'nameOfChosen') return 'cards';
  if (kind === 'nameOfNumber') return 'number';
  if (kind !== 'nameOfTop') return null;
  return 'deck' in op && op.deck === 'good' ? 'topOfGoodDecks' : 'topOfOpponentDeck';
}

/** Some ops mean something only while an attack or a defeat is being interrupted, or in an Event that a die measures. */
function checkPlace(scope: Scope, op: Op, at: Path): readonly Finding[] {
  const { onlyIn } = wordsOf(op);
  if (onlyIn === undefined || onlyIn === scope.interrupts) return [];
  if (onlyIn !== 'rolled') return [misplaced(at, `${op.op} belongs in an interrupt on ${onlyIn}`)];
  if (scope.card.type === 'event' && scope.card.lasts === 'rolled') return [];
  return [misplaced(at, `${op.op} belongs in an Event that lasts "rolled"`)];
}

const lengthOf = (program: Program): number =>
  program.reduce((sum, op) => sum + 1 + saidIn(op).reduce((total, part) => total + lengthIn(part), 0), 0);

function lengthIn(part: SaidPart): number {
  if (part.kind === 'program') return lengthOf(part.said);
  if (part.kind !== 'lasting') return 0;
  return part.said.reduce((sum, each) => sum + (each.kind === 'triggered' ? lengthOf(each.do) : 0), 0);
}

const misplaced = (path: Path, message: string): Finding => ({ path, code: 'misplaced', message });
