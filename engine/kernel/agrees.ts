/**
 * Does a state say everything that an older program wrote down of it? What came to be kept since may be in it as well:
 * where nothing else differs, it is the same state in more words.
 */
export function agrees(now: unknown, then: unknown): boolean {
  if (Object.is(now, then)) return true;
  if (typeof now !== 'object' || typeof then !== 'object' || now === null || then === null) return false;
  if (Array.isArray(now) || Array.isArray(then)) {
    if (!Array.isArray(now) || !Array.isArray(then) || now.length !== then.length) return false;
    return then.every((each, index) => agrees(now[index], each));
  }
  const all = now as Readonly<Record<string, unknown>>;
  return Object.entries(then).every(([key, value]) => Object.hasOwn(all, key) && agrees(all[key], value));
}
