/** So much a message may be of: members and items in all, signs of all texts, bytes of a file. */
const MOST = { parts: 100_000, signs: 2_200_000, bytes: 20 * 1024 * 1024 } as const;

/** And so many levels within each other. */
const LEVELS = 24;

const ROOMS: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype, null]);

interface Waiting {
  readonly value: unknown;
  readonly level: number;
}

/**
 * Is what a call was given small and plain enough to be sent and looked at? Only values of JSON and the bytes of a file are:
 * whatever else a message can carry would be read member by member by whoever looks whether it fits.
 * @returns what is too much; null where nothing is
 */
export function excessOf(given: readonly unknown[]): string | null {
  const left: Record<'parts' | 'signs' | 'bytes', number> = { ...MOST };
  const waiting: Waiting[] = [{ value: given, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, level } = next;
    if (typeof value === 'string') left.signs -= value.length;
    else if (value instanceof Uint8Array) left.bytes -= value.length;
    else if (typeof value === 'object' && value !== null) {
      const fault = opened(value, level, left, waiting);
      if (fault !== null) return fault;
    } else if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol')
      return `a ${typeof value}`;
    if (left.signs < 0) return 'texts that are too long';
    if (left.bytes < 0) return 'a file that is too large';
  }
  return null;
}

/** Puts what is in a value among what waits, or says what is wrong with it. */
function opened(
  value: object,
  level: number,
  left: { parts: number; signs: number },
  waiting: Waiting[],
): string | null {
  if (level >= LEVELS) return 'too many levels';
  if (!ROOMS.has(Object.getPrototypeOf(value))) return 'something that is no plain value';
  if (Array.isArray(value)) {
    left.parts -= value.length;
    if (left.parts < 0) return 'too many parts';
    for (const item of value as readonly unknown[]) waiting.push({ value: item, level: level + 1 });
    return null;
  }
  for (const key in value) {
    left.parts -= 1;
    left.signs -= key.length;
    if (left.parts < 0) return 'too many parts';
    waiting.push({ value: (value as Readonly<Record<string, unknown>>)[key], level: level + 1 });
  }
  return null;
}
