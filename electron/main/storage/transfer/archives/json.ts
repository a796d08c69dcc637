import type { ArchiveFaultCode } from '../../../../shared/storage/archive-fault.ts';
import type { Limits } from './limits.ts';
import { refuseIt } from './refused.ts';

/** Keys that mean something to JavaScript itself. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

interface Reading {
  readonly text: string;
  readonly entry: string;
  readonly limits: Limits;
  /** The path in the value, for whoever has to look. */
  readonly path: (string | number)[];
  at: number;
}

/**
 * Reads JSON that somebody else may have written. Unlike `JSON.parse` it knows where it is, and takes no key twice, no
 * key that JavaScript gives a meaning to, and nothing deeper or longer than it may be. Throws {@link Refused}.
 */
export function readJson(bytes: Buffer, entry: string, limits: Limits): unknown {
  const reading: Reading = { text: textOf(bytes, entry), entry, limits, path: [], at: 0 };
  const value = valueAt(reading, 0);
  skipBlanks(reading);
  if (reading.at < reading.text.length) stop(reading, 'notJson', 'something follows after the end');
  return value;
}

function textOf(bytes: Buffer, entry: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuseIt('notUtf8', 'it is no UTF-8', entry);
  }
}

function stop({ entry, path, at }: Reading, code: ArchiveFaultCode, what: string): never {
  return refuseIt(code, `${what}, at character ${at}`, entry, path.join('.'));
}

function skipBlanks(reading: Reading): void {
  BLANK.lastIndex = reading.at;
  BLANK.exec(reading.text);
  reading.at = BLANK.lastIndex;
}

/** Goes on over this sign, if it is what stands there. */
function take(reading: Reading, sign: string): boolean {
  skipBlanks(reading);
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  return true;
}

function valueAt(reading: Reading, depth: number): unknown {
  if (depth > reading.limits.depth) stop(reading, 'tooDeep', `more than ${reading.limits.depth} levels`);
  if (take(reading, '{')) return objectAt(reading, depth);
  if (take(reading, '[')) return listAt(reading, depth);
  if (take(reading, '"')) return stringAt(reading);
  for (const [word, value] of WORDS)
    if (reading.text.startsWith(word, reading.at)) {
      reading.at += word.length;
      return value;
    }
  return numberAt(reading);
}

function objectAt(reading: Reading, depth: number): unknown {
  const object: Record<string, unknown> = {};
  if (take(reading, '}')) return object;
  for (;;) {
    if (!take(reading, '"')) stop(reading, 'notJson', 'a key is missing');
    const key = stringAt(reading);
    reading.path.push(key);
    if (FORBIDDEN.has(key)) stop(reading, 'forbiddenKey', `the key ${key}`);
    if (Object.hasOwn(object, key)) stop(reading, 'keyTwice', `the key ${JSON.stringify(key)} twice`);
    if (!take(reading, ':')) stop(reading, 'notJson', 'a colon is missing');
    object[key] = valueAt(reading, depth + 1);
    reading.path.pop();
    if (take(reading, '}')) return object;
    if (!take(reading, ',')) stop(reading, 'notJson', 'a comma is missing');
  }
}

function listAt(reading: Reading, depth: number): unknown {
  const list: unknown[] = [];
  if (take(reading, ']')) return list;
  for (;;) {
    reading.path.push(list.length);
    list.push(valueAt(reading, depth + 1));
    reading.path.pop();
    if (take(reading, ']')) return list;
    if (!take(reading, ',')) stop(reading, 'notJson', 'a comma is missing');
  }
}

/** The text after its opening quote. */
function stringAt(reading: Reading): string {
  const { text, limits } = reading;
  const start = reading.at;
  let isPlain = true;
  for (; text[reading.at] !== '"'; reading.at += 1) {
    if (reading.at >= text.length) stop(reading, 'notJson', 'a text does not end');
    if (reading.at - start >= limits.text)
      stop(reading, 'tooLong', `a text of more than ${limits.text} characters`);
    if (text[reading.at] === '\\') {
      isPlain = false;
      reading.at += 1;
    } else if (text.charCodeAt(reading.at) < 0x20) isPlain = false;
  }
  reading.at += 1;
  return isPlain ? text.slice(start, reading.at - 1) : escaped(reading, start);
}

function escaped(reading: Reading, start: number): string {
  try {
    const value = JSON.parse(reading.text.slice(start - 1, reading.at)) as string;
    return /\p{Surrogate}/u.test(value) ? stop(reading, 'notUtf8', 'half a sign') : value;
  } catch (error) {
    if (error instanceof SyntaxError) return stop(reading, 'notJson', error.message);
    throw error;
  }
}

function numberAt(reading: Reading): number {
  NUMBER.lastIndex = reading.at;
  const [digits] = NUMBER.exec(reading.text) ?? [];
  if (digits === undefined) return stop(reading, 'notJson', 'nothing that can stand here');
  const value = Number(digits);
  if (!Number.isFinite(value)) stop(reading, 'notJson', 'a number without end');
  reading.at += digits.length;
  return value;
}
