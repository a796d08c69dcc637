/**
 * What came anew, with everything in it that is as it was before being the very same: so only what really changed is
 * drawn again. Both are plain data.
 */
export function sharing<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (isList(before) && isList(now)) return sharedList(before, now) as T;
  if (isList(before) || isList(now) || !isHolder(before) || !isHolder(now)) return now;
  return sharedRecord(before, now) as T;
}

/** The list that came before where each thing in the new one is the very same: so nobody looks at it again. */
export const sameList = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((one, at) => Object.is(one, before[at])) ? before : now;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function sharedRecord(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(now).map(([key, value]) => [key, sharing(before[key], value)] as const);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.is(before[key], value) && key in before);
  return isSame ? before : Object.fromEntries(entries);
}

/** Things that bear an id are found by it: a card stays itself when another leaves the list before it. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const byId = new Map(
    before.flatMap((one) => (isHolder(one) && 'id' in one ? [[one['id'], one] as const] : [])),
  );
  const list = now.map((one, index) =>
    sharing(isHolder(one) && 'id' in one ? byId.get(one['id']) : before[index], one),
  );
  const isSame = list.length === before.length && list.every((one, index) => Object.is(one, before[index]));
  return isSame ? before : list;
}
