import { fail, ok, type Result } from '../../../engine/kernel/result.ts';
import { has, LINE_ENDS, WORD, type Characters } from './characters.ts';
import { lettersIn } from './letters.ts';
import { programOf, type Program } from './program.ts';
import { readPattern, type PatternIssue } from './syntax.ts';

/** Looks for a pattern in texts, one after the other. */
export interface Matcher {
  /** A text with the pattern has one of these in it, letter by letter; null where nothing of the kind can be said. */
  readonly letters: readonly string[] | null;
  /**
   * Is the pattern anywhere in a folded text? Takes a time that grows with the length of the text and no faster.
   * Null where all texts together took too long: whoever asks should give up.
   */
  readonly isIn: (text: string) => boolean | null;
}

/** What stands on either side of a place in the text, as far as a position asks. */
const OTHER = 0;
const LINE_END = 1;
const WORD_LETTER = 2;

const FOUND = -1;
const UNKNOWN = -2;

/** So many sets of steps are remembered before all are forgotten. */
const MOST_REMEMBERED = 512;

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
  return ok({ letters: lettersIn(read.value), isIn: automaton(program.value) });
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

/** Where the program may stand between two characters, and what the character before was. */
interface Stand {
  readonly steps: readonly number[];
  readonly before: number;
  atEnd: boolean | null;
}

/**
 * Follows all steps at once and remembers where they led (a deterministic automaton that is built as it is needed). Nothing is
 * ever tried twice, so no pattern can make it run away.
 */
function automaton(program: Program): Matcher['isIn'] {
  const classes = classesOf(program);
  const width = classes.examples.length;
  const holds = program.map((step) => (step.kind === 'one' ? memberships(step.of, classes) : null));
  const stands: Stand[] = [];
  const known = new Map<string, number>();
  /** For each stand, and each class of the next character: the next stand. */
  const table = new Int32Array(MOST_REMEMBERED * width);
  let work = 0;

  function standOf(steps: readonly number[], before: number): number {
    const key = `${before}:${steps.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (stands.length >= MOST_REMEMBERED) forget();
    const number = stands.push({ steps, before, atEnd: null }) - 1;
    table.fill(UNKNOWN, number * width, (number + 1) * width);
    known.set(key, number);
    return number;
  }

  /** The first stand is always that of a text that begins. */
  function forget(): void {
    stands.length = 0;
    known.clear();
    standOf([], LINE_END);
  }

  /** All steps that are reached without reading, before a character of a kind. */
  function reached(stand: Stand, after: number): ReadonlySet<number> {
    const seen = new Set<number>();
    const waiting = [...stand.steps, 0];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (seen.has(number)) continue;
      seen.add(number);
      const step = program[number];
      if (step?.kind === 'fork') waiting.push(...step.next);
      else if (step?.kind === 'at' && isAt(step.what, stand.before, after)) waiting.push(step.next);
    }
    work += seen.size;
    return seen;
  }

  const isFound = (seen: ReadonlySet<number>): boolean => seen.has(program.length - 1);
  const standAt = (number: number): Stand => {
    const stand = stands[number];
    if (!stand) throw new RangeError(`there is no stand ${number}`);
    return stand;
  };

  function follow(number: number, to: number): number {
    const kind = classes.kinds[to] ?? OTHER;
    const seen = reached(standAt(number), kind);
    if (isFound(seen)) return (table[number * width + to] = FOUND);
    const steps = [...seen].flatMap((each) => {
      const step = program[each];
      return step?.kind === 'one' && holds[each]?.[to] === 1 ? [step.next] : [];
    });
    const count = stands.length;
    const next = standOf(
      [...new Set(steps)].toSorted((a, b) => a - b),
      kind,
    );
    // Where all was forgotten meanwhile, the stand that this began at is no more.
    if (stands.length >= count) table[number * width + to] = next;
    return next;
  }

  forget();
  const classOf = classes.of;
  return (text) => {
    const { length } = text;
    let number = 0;
    for (let at = 0; at < length; at += 1) {
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
    const last = standAt(number);
    return (last.atEnd ??= isFound(reached(last, LINE_END)));
  };
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
