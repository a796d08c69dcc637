import { fail, ok, type Result } from '../../../engine/kernel/result.ts';
import type { Characters } from './characters.ts';
import type { Pattern, Position } from './syntax.ts';

/** A step of a program: read one character and go on, go on at several steps, go on if something holds here, or be done. */
export type Step =
  | { readonly kind: 'one'; readonly of: Characters; next: number }
  | { readonly kind: 'fork'; readonly next: number[] }
  | { readonly kind: 'at'; readonly what: Position; next: number }
  | { readonly kind: 'found' };

/** Steps of which the first is where every attempt begins. */
export type Program = readonly Step[];

/** What is made so far. */
interface Making {
  readonly steps: Step[];
  /** How many parts were added, those that come to no step counted as well: repeated often enough, nothing takes for ever. */
  parts: number;
}

/** So many parts a program may have: a pattern that has more is refused. */
const MOST_PARTS = 1200;

/** Makes the steps that follow a pattern (Thompson's construction). Fails where they would be too many. */
export function programOf(pattern: Pattern): Result<Program, 'patternTooLarge'> {
  const begin: Step = { kind: 'fork', next: [] };
  const making: Making = { steps: [begin], parts: 0 };
  begin.next.push(addPattern(pattern, FOUND, making));
  const { steps, parts } = making;
  if (parts > MOST_PARTS) return fail('patternTooLarge');
  const found = steps.length;
  return ok([...steps.map((step) => closed(step, found)), { kind: 'found' }]);
}

/** Stands for the last step until it is known where that is. */
const FOUND = -1;

function closed(step: Step, found: number): Step {
  const to = (next: number): number => (next === FOUND ? found : next);
  if (step.kind === 'found') return step;
  if (step.kind === 'fork') return { kind: 'fork', next: step.next.map(to) };
  return { ...step, next: to(step.next) };
}

function put(step: Step, steps: Step[]): number {
  steps.push(step);
  return steps.length - 1;
}

/** Adds the steps of a pattern before a step, and says where they begin. What is too large by now is not gone on with. */
function addPattern(pattern: Pattern, next: number, making: Making): number {
  making.parts += 1;
  if (making.parts > MOST_PARTS) return next;
  const { steps } = making;
  switch (pattern.kind) {
    case 'one':
      return put({ kind: 'one', of: pattern.of, next }, steps);
    case 'at':
      return put({ kind: 'at', what: pattern.what, next }, steps);
    case 'row':
      return pattern.of.reduceRight((after, each) => addPattern(each, after, making), next);
    case 'either':
      return put({ kind: 'fork', next: pattern.of.map((each) => addPattern(each, next, making)) }, steps);
    case 'repeat':
      return addRepeat(pattern, next, making);
  }
}

function addRepeat(
  { of, least, most }: Extract<Pattern, { kind: 'repeat' }>,
  next: number,
  making: Making,
): number {
  const { steps } = making;
  let entry = next;
  if (most === null) {
    const fork: Step = { kind: 'fork', next: [next] };
    entry = put(fork, steps);
    fork.next.push(addPattern(of, entry, making));
  } else
    for (let extra = least; extra < most; extra += 1) {
      const body = addPattern(of, entry, making);
      entry = put({ kind: 'fork', next: [next, body] }, steps);
    }
  for (let each = 0; each < least; each += 1) entry = addPattern(of, entry, making);
  return entry;
}
