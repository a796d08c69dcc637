import { fail, ok, type Result } from '../../../engine/kernel/result.ts';
import { fold } from '../../../engine/toolbox/fold.ts';
import {
  BLANKS,
  characters,
  DIGITS,
  foldedRange,
  LINE_ENDS,
  others,
  WORD,
  type Characters,
} from './characters.ts';

/** A regular expression that can be followed in one pass: nothing in it looks back at what it has read. */
export type Pattern =
  | { readonly kind: 'one'; readonly of: Characters }
  | { readonly kind: 'row' | 'either'; readonly of: readonly Pattern[] }
  /** `most` null: as often as it likes. */
  | { readonly kind: 'repeat'; readonly of: Pattern; readonly least: number; readonly most: number | null }
  | { readonly kind: 'at'; readonly what: Position };

export type Position = 'lineStart' | 'lineEnd' | 'wordEdge' | 'noWordEdge';

/** Why a pattern cannot be followed, and where in it. */
export interface PatternIssue {
  readonly code: 'patternUnfinished' | 'patternFeature' | 'patternRepeats';
  readonly at: number;
}

/** More repetitions than this are no longer about a card's text. */
const MOST_REPEATS = 50;

/** Thrown inside, where a pattern cannot be read. */
interface Stop {
  readonly stop: PatternIssue;
}

interface Reading {
  readonly text: string;
  at: number;
}

/**
 * Reads the part of JavaScript's regular expressions that one pass can follow: characters, `.`, classes, `\d \w \s \b`,
 * groups, `|`, `* + ? {n,m}`, `^` and `$` (of a line). Case and accents do not count.
 */
export function readPattern(text: string): Result<Pattern, PatternIssue> {
  const reading = { text, at: 0 };
  try {
    const pattern = either(reading);
    return reading.at < text.length ? fail({ code: 'patternUnfinished', at: reading.at }) : ok(pattern);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stop' in error) return fail((error as Stop).stop);
    throw error;
  }
}

function stop(code: PatternIssue['code'], at: number): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- it never leaves this file
  throw { stop: { code, at } } satisfies Stop;
}

const peek = ({ text, at }: Reading): string => text.charAt(at);

function take(reading: Reading, sign: string): boolean {
  if (!reading.text.startsWith(sign, reading.at)) return false;
  reading.at += sign.length;
  return true;
}

function either(reading: Reading): Pattern {
  const of = [row(reading)];
  while (take(reading, '|')) of.push(row(reading));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'either', of };
}

function row(reading: Reading): Pattern {
  const of: Pattern[] = [];
  while (reading.at < reading.text.length && !/[|)]/.test(peek(reading))) of.push(repeated(reading));
  return { kind: 'row', of };
}

function repeated(reading: Reading): Pattern {
  const at = reading.at;
  const of = single(reading);
  const times = timesOf(reading);
  if (times === null) return of;
  // Whether as many or as few as possible are read makes no difference to whether anything is found.
  take(reading, '?');
  if (/[*+?]/.test(peek(reading))) stop('patternRepeats', reading.at);
  if (of.kind === 'at') stop('patternRepeats', at);
  return { kind: 'repeat', of, ...times };
}

function timesOf(reading: Reading): { readonly least: number; readonly most: number | null } | null {
  if (take(reading, '*')) return { least: 0, most: null };
  if (take(reading, '+')) return { least: 1, most: null };
  if (take(reading, '?')) return { least: 0, most: 1 };
  const counted = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(reading.text.slice(reading.at));
  if (!counted) return null;
  const least = Number(counted[1]);
  const upTo = counted[3] ?? counted[1] ?? '';
  const most = upTo === '' ? null : Number(upTo);
  if (Math.max(least, most ?? 0) > MOST_REPEATS || (most !== null && most < least))
    stop('patternRepeats', reading.at);
  reading.at += counted[0].length;
  return { least, most };
}

function single(reading: Reading): Pattern {
  const { at } = reading;
  const sign = peek(reading);
  reading.at += 1;
  switch (sign) {
    case '(':
      return group(reading, at);
    case '[':
      return { kind: 'one', of: classOf(reading, at) };
    case '.':
      return { kind: 'one', of: others(LINE_ENDS) };
    case '^':
      return { kind: 'at', what: 'lineStart' };
    case '$':
      return { kind: 'at', what: 'lineEnd' };
    case '\\':
      return escaped(reading);
    case '*':
    case '+':
    case '?':
      return stop('patternRepeats', at);
    default:
      return literal(sign);
  }
}

function group(reading: Reading, at: number): Pattern {
  if (peek(reading) === '?' && !take(reading, '?:')) stop('patternFeature', at);
  const of = either(reading);
  if (!take(reading, ')')) stop('patternUnfinished', at);
  return of;
}

/** A character as it is in folded texts: what is folded to several is several. */
function literal(sign: string): Pattern {
  const folded = fold(sign);
  const of = Array.from({ length: folded.length }, (_, index): Pattern => {
    const code = folded.charCodeAt(index);
    return { kind: 'one', of: [[code, code]] };
  });
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'row', of };
}

const SETS: Readonly<Record<string, Characters>> = {
  d: DIGITS,
  D: others(DIGITS),
  w: WORD,
  W: others(WORD),
  s: BLANKS,
  S: others(BLANKS),
};

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function escaped(reading: Reading): Pattern {
  const sign = peek(reading);
  const at = reading.at - 1;
  reading.at += 1;
  if (sign === '') stop('patternUnfinished', at);
  if (sign === 'b') return { kind: 'at', what: 'wordEdge' };
  if (sign === 'B') return { kind: 'at', what: 'noWordEdge' };
  const set = SETS[sign];
  if (set) return { kind: 'one', of: set };
  const control = CONTROLS[sign];
  // What was read before, and characters by number, are for other programs.
  if (control === undefined && /[A-Za-z0-9]/.test(sign)) stop('patternFeature', at);
  return literal(control ?? sign);
}

function classOf(reading: Reading, at: number): Characters {
  const isDenied = take(reading, '^');
  const ranges: (readonly [number, number])[] = [];
  while (peek(reading) !== ']') {
    if (peek(reading) === '') stop('patternUnfinished', at);
    ranges.push(...member(reading));
  }
  reading.at += 1;
  const set = characters(ranges);
  return isDenied ? others(set) : set;
}

function member(reading: Reading): Characters {
  const at = reading.at;
  const from = unit(reading);
  if (typeof from !== 'number') return from;
  if (peek(reading) !== '-' || reading.text.charAt(reading.at + 1) === ']') return foldedRange(from, from);
  reading.at += 1;
  const to = unit(reading);
  if (typeof to !== 'number' || to < from) stop('patternUnfinished', at);
  return foldedRange(from, to);
}

/** A character of a class, or a whole set by its letter. */
function unit(reading: Reading): number | Characters {
  const at = reading.at;
  const sign = peek(reading);
  reading.at += 1;
  if (sign === '') stop('patternUnfinished', at);
  if (sign !== '\\') return sign.charCodeAt(0);
  const next = peek(reading);
  reading.at += 1;
  if (next === '') stop('patternUnfinished', at);
  const set = SETS[next];
  if (set) return set;
  const control = CONTROLS[next];
  if (control === undefined && /[A-Za-z0-9]/.test(next)) stop('patternFeature', at);
  return (control ?? next).charCodeAt(0);
}
