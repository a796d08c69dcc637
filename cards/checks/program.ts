import type {
  Ability,
  ConstantAbility,
  Op,
  Program,
  Trigger,
  TriggeredAbility,
} from '../../engine/alpha-omega/definitions.ts';
import type { Finding, Path } from '../issues.ts';
import { type Parts, partsOf } from './parts.ts';
import { bind, checkRef, RESERVED, type Scope, scopeAt, scopeOfInterrupt, scopeOfLasting } from './scope.ts';
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
    const parts = partsOf(op);
    const at = [...path, index];
    findings.push(...checkPlace(known, op, parts, at), ...checkParts(known, parts, at, depth));
    if (parts.binds) {
      const [name, kind] = parts.binds;
      if (known.names.has(name) || RESERVED.includes(name))
        findings.push({ path: [...at, 'as'], code: 'wrongName', message: `"${name}" is taken already` });
      known = bind(known, name, kind);
    }
  }
  return findings;
}

function checkParts(scope: Scope, parts: Parts, at: Path, depth: number): readonly Finding[] {
  const lasting = scopeOfLasting(scope);
  return [
    ...(parts.selects ?? []).flatMap(([path, part]) => checkSelect(scope, part, [...at, ...path])),
    ...(parts.amounts ?? []).flatMap(([path, part]) => checkAmount(scope, part, [...at, ...path])),
    ...(parts.conditions ?? []).flatMap(([path, part]) => checkCondition(scope, part, [...at, ...path])),
    ...(parts.refs ?? []).flatMap(([path, ref, kinds]) => checkRef(scope, ref, kinds, [...at, ...path])),
    ...(parts.programs ?? []).flatMap(([path, part]) =>
      checkProgram(scope, part, [...at, ...path], depth + 1),
    ),
    ...(parts.lasting ?? []).flatMap(([path, part]) =>
      part.kind === 'constant'
        ? checkConstant(lasting, part, [...at, ...path])
        : checkTriggered(lasting, part, [...at, ...path], depth + 1),
    ),
  ];
}

/** Some ops mean something only while an attack or a defeat is being interrupted, or in an Event that a die measures. */
function checkPlace(scope: Scope, { op }: Op, { onlyIn }: Parts, at: Path): readonly Finding[] {
  if (onlyIn === undefined || onlyIn === scope.interrupts) return [];
  if (onlyIn !== 'rolled') return [misplaced(at, `${op} belongs in an interrupt on ${onlyIn}`)];
  if (scope.card.type === 'event' && scope.card.lasts === 'rolled') return [];
  return [misplaced(at, `${op} belongs in an Event that lasts "rolled"`)];
}

function lengthOf(program: Program): number {
  return program.reduce((sum, op) => {
    const { programs = [], lasting = [] } = partsOf(op);
    const inner = [
      ...programs.map(([, part]) => part),
      ...lasting.flatMap(([, part]) => (part.kind === 'triggered' ? [part.do] : [])),
    ];
    return sum + 1 + inner.reduce((total, part) => total + lengthOf(part), 0);
  }, 0);
}

const misplaced = (path: Path, message: string): Finding => ({ path, code: 'misplaced', message });
