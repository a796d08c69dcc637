import { fail, ok, type Result } from '../../../engine/kernel/result.ts';
import { has, LINE_ENDS, WORD, type Characters } from './characters.ts';
import { beginningsOf, lettersIn, type Needed } from './letters.ts';
import { programOf, type Program } from './program.ts';
import { FIRST, FOUND, LINE_END, OTHER, standsOf, WORD_LETTER, type Stand } from './stands.ts';
import { readPattern, type PatternIssue } from './syntax.ts';

/*
 * Why this is no package (2026-12-01): re2js 2.10.0 (MIT) is as safe, being linear too, and gives the same cards for the eleven
 * patterns that were tried. But it says of no mistake where in the pattern it is, which the search shows; it takes `(?i)` and `\p`,
 * of which folded texts know nothing, and folds no range (`[A-C]`, `[É-Ë]`); it cannot give up after so much work; over 100,000
 * texts it needed 610 ms of the processor for those patterns and this here 155; and it is 186 kB of script instead of 11.
 */

/** Looks for a pattern in texts, one after the other. */
export interface Matcher {
  /** A text with the pattern has one of each of these sets in it, letter by letter. */
  readonly letters: readonly Needed[];
  /**
   * Is the pattern anywhere in a folded text? Takes a time that grows with the length of the text and no faster.
   * Null where all texts together took too long: whoever asks should give up.
   */
  readonly isIn: (text: string) => boolean | null;
}

/** Steps that are looked at where nothing is remembered, over all texts: a second at most. */
const MOST_WORK = 8_000_000;

/** Makes what looks for a pattern, or says why it cannot be looked for. */
export function matcherOf(
  text: string,
): Result<Matcher, PatternIssue | { readonly code: 'patternTooLarge'; readonly at: number }> {
  const read = readPattern(text);
  if (!read.ok) return read;
  const program = programOf(read.value);
  if (!program.ok) return fail({ code: program.error, at: 0 });
  return ok({ letters: lettersIn(read.value), isIn: automaton(program.value, beginningsOf(read.value)) });
}

/** Where one of some letters first is; -1 where none of them is. */
function firstOf(letters: Needed, text: string): number {
  let first = -1;
  for (const each of letters) {
    const at = text.indexOf(each);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

/** Characters that no step tells apart are one class: the class of each, and what each class is like. */
interface Classes {
  readonly of: Uint16Array;
  readonly examples: readonly number[];
  readonly kinds: readonly number[];
}

function classesOf(program: Program): Classes {
  const sets = [...program.flatMap((step) => (step.kind === 'one' ? [step.of] : [])), WORD, LINE_ENDS];
  const starts = new Set([0, ...sets.flatMap((set) => set.flatMap(([from, to]) => [from, to + 1]))]);
  const of = new Uint16Array(0x10000);
  const examples = [...starts].filter((start) => start <= 0xffff).toSorted((a, b) => a - b);
  examples.forEach((start, index) => of.fill(index, start, examples[index + 1] ?? 0x10000));
  return { of, examples, kinds: examples.map(kindOf) };
}

const kindOf = (character: number): number =>
  has(LINE_ENDS, character) ? LINE_END : has(WORD, character) ? WORD_LETTER : OTHER;

/**
 * Follows all steps at once and remembers where they led (a deterministic automaton that is built as it is needed). Nothing is
 * ever tried twice, so no pattern can make it run away.
 */
function automaton(program: Program, beginnings: Needed | null): Matcher['isIn'] {
  const classes = classesOf(program);
  const width = classes.examples.length;
  const holds = program.map((step) => (step.kind === 'one' ? memberships(step.of, classes) : null));
  const memory = standsOf(width);
  const { table } = memory;
  const found = program.length - 1;
  let work = 0;

  const reached = (stand: Stand, after: number): ReadonlySet<number> => {
    const seen = reachedFrom(program, stand, after);
    work += seen.size;
    return seen;
  };

  function follow(number: number, to: number): number {
    const kind = classes.kinds[to] ?? OTHER;
    const seen = reached(memory.at(number), kind);
    if (seen.has(found)) return (table[number * width + to] = FOUND);
    const steps = [...seen].flatMap((each) => {
      const step = program[each];
      return step?.kind === 'one' && holds[each]?.[to] === 1 ? [step.next] : [];
    });
    const count = memory.count();
    const next = memory.numberOf(steps, kind);
    // Where all was forgotten meanwhile, the stand that this began at is no more.
    if (memory.count() >= count) table[number * width + to] = next;
    return next;
  }

  const classOf = classes.of;
  return (text) => {
    const { length } = text;
    let number = FIRST;
    const start = beginnings === null ? 0 : firstOf(beginnings, text);
    if (start < 0) return false;
    for (let at = start; at < length; at += 1) {
      const to = classOf[text.charCodeAt(at)] as number;
      const next = table[number * width + to] as number;
      if (next >= 0) number = next;
      else if (next === FOUND) return true;
      else {
        number = follow(number, to);
        if (number === FOUND) return true;
        if (work > MOST_WORK) return null;
      }
    }
    const last = memory.at(number);
    return (last.atEnd ??= reached(last, LINE_END).has(found));
  };
}

/** All steps that are reached without reading, before a character of a kind. */
function reachedFrom(program: Program, stand: Stand, after: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const waiting = [...stand.steps, 0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) continue;
    seen.add(number);
    const step = program[number];
    if (step?.kind === 'fork') waiting.push(...step.next);
    else if (step?.kind === 'at' && isAt(step.what, stand.before, after)) waiting.push(step.next);
  }
  return seen;
}

function memberships(set: Characters, { examples }: Classes): Uint8Array {
  return Uint8Array.from(examples, (example) => (has(set, example) ? 1 : 0));
}

function isAt(
  what: 'lineStart' | 'lineEnd' | 'wordEdge' | 'noWordEdge',
  before: number,
  after: number,
): boolean {
  if (what === 'lineStart') return before === LINE_END;
  if (what === 'lineEnd') return after === LINE_END;
  const isEdge = (before === WORD_LETTER) !== (after === WORD_LETTER);
  return what === 'wordEdge' ? isEdge : !isEdge;
}
